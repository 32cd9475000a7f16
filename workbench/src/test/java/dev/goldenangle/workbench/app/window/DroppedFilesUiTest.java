package dev.goldenangle.workbench.app.window;

import dev.goldenangle.attack.BspWriter;
import dev.goldenangle.attack.DemoWriter;
import dev.goldenangle.workbench.app.action.MenuAction;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.tasks.Notification;
import javafx.scene.control.ComboBox;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Dropping levels and recordings on the window, and fitting a bot to the current run. */
class DroppedFilesUiTest {
    @TempDir
    static Path folder;
    private static WindowFixture ui;

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("strafejump/vq3", "flat", folder.resolve("settings"));
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    private void drop(Path file) {
        run(() -> ui.window.files().openDropped(file));
    }

    private String level() {
        return fx(() -> ui.session.document().level().name());
    }

    @Test
    void droppedCompiledLevelIsOpened() throws IOException {
        drop(Files.write(folder.resolve("hall.bsp"), BspWriter.room().bytes()));
        await("the level", () -> level().equals("hall"));
    }

    @Test
    void archiveWithSeveralLevelsListsThemByTitleFirstInTheMapChooser() throws IOException {
        Path archive = folder.resolve("pak.pk3");
        try (OutputStream out = Files.newOutputStream(archive); ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry("scripts/levels.arena"));
            zip.write("{\n  map \"Arena\"\n  longname \"^1The ^7Arena\" // shown in the menu\n}\n".getBytes(StandardCharsets.ISO_8859_1));
            zip.closeEntry();
            for (String name : new String[] {"maps/arena.bsp", "maps/tower.bsp"}) {
                zip.putNextEntry(new ZipEntry(name));
                zip.write(BspWriter.room().entity("classname", "light", "message", name).bytes());
                zip.closeEntry();
            }
        }
        drop(archive);
        await("the list", () -> maps().isShowing());
        WindowFixture.waitForPulses(3);
        assertEquals(List.of("The Arena: arena in pak.pk3", "a room: tower in pak.pk3"),
                fx(() -> maps().getItems().stream().limit(2).map(Library.Item.class::cast).map(item -> item.name() + ": " + item.description()).toList()));
        run(() -> maps().hide());
        run(() -> ui.window.files().openMap(archive + "/tower"));
        await("the tower", () -> level().equals("tower"));
    }

    private static ComboBox<?> maps() {
        return (ComboBox<?>) ui.node("#choose-map");
    }

    @Test
    void droppedDemoDrivesAndIsShownAsRecorded() throws IOException {
        drop(Files.write(folder.resolve("flight.dm_68"), DemoWriter.flight()));
        await("its keys drive", () -> fx(() -> ui.session.live().sources().driving().label()).equals("flight"));
        assertTrue(fx(() -> ui.session.runs().list().kept().stream().anyMatch(entry -> entry.name().equals("flight.dm_68 as recorded") && entry.run().length() == 59)));
    }

    @Test
    void demoOfAnotherMapOffersToOpenThatMapOrToPlayOnFlat() throws IOException {
        Path hall = Files.write(folder.resolve("other.bsp"), BspWriter.room().bytes());
        drop(hall);
        await("another level", () -> level().equals("other"));
        drop(Files.write(folder.resolve("elsewhere.dm_68"), DemoWriter.flight()));
        await("the offers", () -> offers().equals(List.of("Open its map…", "Play on flat")));
        run(() -> ui.session.tasks().notifications().latestProperty().get().offers().get(1).action().run());
        await("the flat map", () -> level().equals("flat"));
        assertEquals("elsewhere", fx(() -> ui.session.live().sources().driving().label()));
    }

    private static List<String> offers() {
        return ui.session.tasks().notifications().all().stream().reduce((one, last) -> last).stream().flatMap(last -> last.offers().stream()).map(Notification.Offer::label).toList();
    }

    @Test
    void unsupportedFileIsReportedAndChangesNothing() throws IOException {
        String before = level();
        drop(Files.writeString(folder.resolve("song.mp3"), "la"));
        assertEquals(before, level());
        assertEquals("song.mp3 is plain text, not a preset, a goal set, a map, an input trace or a demo", fx(() -> ui.session.tasks().notifications().latestProperty().get().text()));
    }

    @Test
    void botIsFittedToTheCurrentRun() {
        run(() -> {
            ui.session.live().sources().drive(ui.session.live().sources().list().stream().filter(source -> source.id().startsWith("human-strafer")).findFirst().orElseThrow());
            ui.session.live().playback().skip(1200);
        });
        await("1200 ticks", () -> ui.session.runs().shown() != null && ui.session.runs().shown().length() >= 1200);
        MenuAction fit = fx(() -> ui.window.actions().stream().filter(action -> action.id().equals("fit-bot")).findFirst().orElseThrow());
        run(fit::run);
        await("the fitted bot drives", () -> fx(() -> ui.session.live().sources().driving().id()).startsWith("human-strafer:"));
    }
}
