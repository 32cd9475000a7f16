package dev.goldenangle.workbench.app.window;

import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.runs.RunEntry;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class SourcesUiTest {
    @TempDir
    static Path folder;
    private static WindowFixture ui;
    private final FxRobot robot = new FxRobot();

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("strafejump/vq3", "flat", folder.resolve("settings"));
        run(() -> ui.session.live().recording().setFolder(folder.resolve("traces")));
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    private static List<RunEntry> ghosts() {
        return ui.session.runs().list().entries().stream().filter(entry -> entry.role() == RunEntry.Role.GHOST).toList();
    }

    /** The plus button beside the chips, or the single chip in a narrow window. */
    private static String sourcesMenu() {
        return fx(() -> ui.node("#all-sources").isVisible()) ? "#all-sources" : "#add-source";
    }

    @Test
    void chipContextMenuShowsTheSourceAsAGhost() {
        Source keys = fx(() -> ui.session.live().keyboardSource());
        Source driving = fx(() -> ui.session.live().sources().driving());
        run(() -> ui.session.live().sources().drive(keys));
        String chip = "#source-" + driving.label().toLowerCase(Locale.ROOT).replace(' ', '-');
        await("the chip of the bot", () -> ui.node(chip) != null);
        run(() -> {
            Node node = ui.node(chip);
            Bounds at = node.localToScreen(node.getBoundsInLocal());
            Event.fireEvent(node, new ContextMenuEvent(ContextMenuEvent.CONTEXT_MENU_REQUESTED, 4, 4, at.getMinX() + 4, at.getMinY() + 4, false, null));
        });
        robot.clickOn("Show as a ghost");
        await("it runs along", () -> ui.session.live().sources().ghosts().contains(driving));
        run(() -> {
            ui.session.live().sources().removeGhost(driving);
            ui.session.live().sources().drive(driving);
        });
    }

    @Test
    void severalBotsCanBeGhostsAtOnce() {
        List<Source> others = fx(() -> ui.session.live().sources().list().stream()
                .filter(source -> source.kind() == Source.Kind.BOT && source != ui.session.live().sources().driving()).limit(2).toList());
        for (Source source : others) {
            robot.clickOn(sourcesMenu()).clickOn("Ghost: " + source.label());
            await(source.label() + " runs along", () -> ui.session.live().sources().ghosts().contains(source));
        }
        run(() -> {
            ui.session.live().playback().skip(120);
            ui.session.settle();
        });
        await("two ghosts at the tick of the driver", () -> ghosts().size() == 2
                && ghosts().stream().allMatch(ghost -> ghost.run().length() == ui.session.live().playback().lengthProperty().get()));
        robot.clickOn(sourcesMenu()).clickOn("Ghost: " + others.get(0).label());
        await("one is left", () -> ghosts().size() == 1);
    }

    @Test
    void recordedTraceReplaysToTheSameHash() {
        robot.type(KeyCode.F9);
        await("recording", () -> ui.session.live().recording().activeProperty().get());
        robot.clickOn("#transport-play");
        await("some ticks", () -> ui.session.live().playback().lengthProperty().get() > 60);
        robot.type(KeyCode.F9);
        await("recorded", () -> !ui.session.live().recording().activeProperty().get());
        Run recorded = fx(() -> ui.session.runs().list().entries().stream().filter(entry -> entry.name().startsWith("Trace")).findFirst().orElseThrow().run());
        assertTrue(Files.exists(folder.resolve("traces").resolve("trace-001.txt")));
        run(ui.session.live().playback()::pause);
        if (fx(() -> ui.node("#all-sources").isVisible())) {
            robot.clickOn("#all-sources").clickOn("Drive with Trace 001");
        } else {
            robot.clickOn("#source-trace-001");
        }
        await("the trace drives", () -> ui.session.live().sources().driving().kind() == Source.Kind.TRACE);
        robot.clickOn("#transport-play");
        await("played to its end", () -> !ui.session.live().playback().isLive() && ui.session.live().playback().lengthProperty().get() >= recorded.length());
        assertEquals(recorded.hash(), fx(() -> ui.session.runs().shown().hash(recorded.length() - 1)));
    }

    @Test
    void menuMarksTheDrivingSourceAndTheNarrowChipNamesIt() {
        String driving = fx(() -> ui.session.live().sources().driving().label());
        robot.clickOn(sourcesMenu());
        await("one is marked", () -> marked().equals(Set.of("Drive with " + driving)));
        robot.type(KeyCode.ESCAPE);
        await("the list is away", () -> marked().isEmpty());
        String chip = fx(() -> ((Button) ui.node("#all-sources")).getText());
        assertTrue(chip.startsWith(driving.substring(0, 6)), chip);
    }

    private static Set<String> marked() {
        Set<String> marked = new TreeSet<>();
        for (Window window : Window.getWindows()) {
            if (window instanceof ContextMenu menu && menu.isShowing()) {
                menu.getItems().stream().filter(item -> item instanceof RadioMenuItem radio && radio.isSelected()).forEach(item -> marked.add(item.getText()));
            }
        }
        return marked;
    }

    @Test
    void sourceNamesAreUnique() {
        run(() -> {
            ui.session.live().playback().skip(20);
            ui.session.settle();
            Run played = ui.session.runs().shown();
            ui.session.live().sources().add(Source.trace("one place", "lap", played));
            ui.session.live().sources().add(Source.trace("another place", "lap", played));
        });
        List<String> labels = fx(() -> ui.session.live().sources().list().stream().map(Source::label).toList());
        assertTrue(labels.containsAll(List.of("lap", "lap (2)")), labels.toString());
        assertEquals(labels.size(), Set.copyOf(labels).size());
    }
}
