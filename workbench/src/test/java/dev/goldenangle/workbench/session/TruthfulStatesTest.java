package dev.goldenangle.workbench.session;

import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.workbench.document.Knobs;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.tasks.Notification;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Checks that the states shown for files, maps and runs are true. */
class TruthfulStatesTest {
    private final Sessions.TestThread thread = new Sessions.TestThread();
    private final TuningSession session = Sessions.open(thread);
    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        session.close();
    }

    private Knobs knobs() {
        return session.document().knobs();
    }

    private void edit(Path file, String text) throws Exception {
        Files.writeString(file, text);
        Files.setLastModifiedTime(file, FileTime.fromMillis(Files.getLastModifiedTime(file).toMillis() + 5000));
    }

    @Test
    void undoneReloadLeavesUnsavedChanges() throws Exception {
        Path file = folder.resolve("mine.toml");
        Sessions.setTopSpeed(session, 300);
        session.files().saveAs(file);
        edit(file, Files.readString(file).replaceAll("(?m)^(\\s*" + Sessions.topSpeed(session).key() + "\\s*=\\s*).*$", "$1 250"));
        session.files().reload();
        thread.await("the file's value", () -> knobs().values().w() == 250);
        assertFalse(session.files().hasUnsavedChanges());
        assertEquals(320, knobs().before().w(), "the accepted values stay");
        session.document().history().undo();
        assertEquals(300, knobs().values().w());
        assertTrue(session.files().hasUnsavedChanges(), "the file has 250");
        assertEquals(250, knobs().saved().w());
        session.document().history().redo();
        assertFalse(session.files().hasUnsavedChanges());
    }

    private String withTopSpeed(Path file, int speed) throws Exception {
        return Files.readString(file).replaceAll("(?m)^(\\s*" + Sessions.topSpeed(session).key() + "\\s*=\\s*).*$", "$1 " + speed);
    }

    @Test
    void editorChangeRightAfterOurSaveIsNoticed() throws Exception {
        Path file = folder.resolve("mine.toml");
        Sessions.setTopSpeed(session, 300);
        session.files().saveAs(file);
        for (int speed = 250; speed < 253; speed++) {
            int edited = speed;
            Sessions.setTopSpeed(session, 310);
            session.files().save();
            Files.writeString(file, withTopSpeed(file, edited));
            thread.await("the editor's value", () -> knobs().values().w() == edited);
            assertEquals(edited, knobs().saved().w());
        }
    }

    @Test
    void editByAnotherProgramIsReportedBeforeSaving() throws Exception {
        Path file = folder.resolve("mine.toml");
        Sessions.setTopSpeed(session, 300);
        session.files().saveAs(file);
        assertEquals(Optional.empty(), session.files().outsideEdit());
        Files.writeString(file, "# A comment is kept by a save and is no conflict.\n" + Files.readString(file));
        assertEquals(Optional.empty(), session.files().outsideEdit());
        Sessions.setTopSpeed(session, 310);
        Files.writeString(file, withTopSpeed(file, 250));
        assertEquals(Sessions.topSpeed(session).label() + ": 250 in the file, 310 here", session.files().outsideEdit().orElseThrow());
        Files.writeString(file, "top_speed = = 3");
        assertTrue(session.files().outsideEdit().orElseThrow().contains("no longer be read"));
        Files.delete(file);
        assertEquals(Optional.empty(), session.files().outsideEdit(), "nothing can be lost");
    }

    @Test
    void knobChangedHereAndInTheFileIsNamedAndTheFilesValueCanBeUsed() throws Exception {
        Path file = folder.resolve("mine.toml");
        Sessions.setTopSpeed(session, 300);
        session.files().saveAs(file);
        Sessions.setTopSpeed(session, 310);
        edit(file, withTopSpeed(file, 250));
        session.files().reload();
        thread.await("a warning with both values", () -> session.tasks().notifications().latestProperty().get().text().endsWith(": 250 in the file, 310 here"));
        assertEquals(310, knobs().values().w(), "the unsaved value is kept");
        session.tasks().notifications().latestProperty().get().offer().orElseThrow().action().run();
        assertEquals(250, knobs().values().w());
        assertFalse(session.files().hasUnsavedChanges());
        session.document().history().undo();
        assertEquals(310, knobs().values().w());
    }

    @Test
    void savingKeepsCommentsThatWereAddedInAnEditor() throws Exception {
        Path file = folder.resolve("mine.toml");
        Sessions.setTopSpeed(session, 300);
        session.files().saveAs(file);
        String commented = "# Mine.\n" + withTopSpeed(file, 300).replace("=  300", "=  300   # for the tall hall");
        Files.writeString(file, commented);
        Sessions.setTopSpeed(session, 310);
        assertTrue(session.files().save());
        assertEquals(commented.replace("=  300   #", "=  310   #"), Files.readString(file));
    }

    @Test
    void savingOverABrokenFileKeepsItsText() throws Exception {
        Path file = folder.resolve("mine.toml");
        Sessions.setTopSpeed(session, 300);
        session.files().saveAs(file);
        Files.writeString(file, "model = \n# Mine.\n");
        Sessions.setTopSpeed(session, 310);
        assertTrue(session.files().save());
        assertEquals("model = \n# Mine.\n", Files.readString(folder.resolve("mine.toml.old")));
        assertTrue(Files.readString(file).contains("= 310\n"));
    }

    @Test
    void contentReadBeforeOurSaveIsIgnored() throws Exception {
        Path file = folder.resolve("mine.toml");
        Sessions.setTopSpeed(session, 300);
        session.files().saveAs(file);
        Files.writeString(file, withTopSpeed(file, 250));
        thread.runPending();
        session.files().reload();
        thread.awaitTask();
        Sessions.setTopSpeed(session, 310);
        session.files().save();
        thread.runPending();
        assertEquals(310, knobs().values().w());
        assertEquals(310, knobs().saved().w(), "the value in the file");
    }

    private Path copyOf(String map) throws Exception {
        return Files.writeString(folder.resolve(map + "-copy.map"), MapLibrary.read(map).content().text());
    }

    @Test
    void brokenMapIsReportedWithLinesAndTheOpenMapStays() throws Exception {
        Path file = copyOf("stairs");
        session.loader().map(file.toString());
        thread.await("the copy", () -> session.document().level().name().equals("stairs-copy"));
        var open = session.document().level();
        Path bad = Files.writeString(folder.resolve("bad.map"), "{\n\"classname\" \"worldspawn\"\n{\n( 0 0 nonsense\n}\n");
        session.loader().map(bad.toString());
        thread.await("the banner", () -> session.loader().maps().brokenProperty().get() != null);
        assertSame(open, session.document().level());
        assertEquals(bad, session.loader().maps().brokenProperty().get().file());
        assertTrue(session.loader().maps().brokenProperty().get().problems().get(0).text().startsWith("column "));
        session.loader().maps().dismiss();
        assertEquals(Optional.empty(), Optional.ofNullable(session.loader().maps().brokenProperty().get()));
    }

    @Test
    void changedMapFileIsReloadedAndABrokenOneReported() throws Exception {
        Path file = copyOf("stairs");
        session.loader().map(file.toString());
        thread.await("the copy", () -> session.document().level().name().equals("stairs-copy"));
        long first = session.document().level().hash();
        String text = Files.readString(file);
        edit(file, text + "// another line\n");
        thread.await("the new map", () -> session.document().level().hash() != first);
        long second = session.document().level().hash();
        edit(file, "{\n\"classname\" \"worldspawn\"\n");
        thread.await("the banner", () -> session.loader().maps().brokenProperty().get() != null);
        assertEquals(second, session.document().level().hash());
        edit(file, text);
        thread.await("sound again", () -> session.loader().maps().brokenProperty().get() == null && session.document().level().hash() == first);
    }

    @Test
    void keptRunOfAnotherMapIsNotDrawnAndSaysWhy() {
        session.live().playback().skip(50);
        session.settle();
        RunEntry kept = session.runs().list().keep("flat one", session.runs().shown());
        session.pulse();
        assertTrue(kept.isShown());
        session.loader().map("stairs");
        thread.await("stairs", () -> session.document().level().name().equals("stairs"));
        session.pulse();
        assertFalse(kept.isShown());
        assertEquals("made on flat", kept.foreign());
        session.loader().preset("arena/table");
        thread.await("arena", () -> session.document().model().id().equals("arena"));
        session.pulse();
        assertTrue(kept.foreign().contains("u/s"), kept.foreign());
    }

    @Test
    void keptRunInOtherUnitsShowsSpeedAsMultipleOfWAndNoPath() {
        session.live().playback().skip(50);
        session.settle();
        RunEntry kept = session.runs().list().keep("in units", session.runs().shown());
        session.loader().preset("arena/table");
        thread.await("arena", () -> session.document().model().id().equals("arena"));
        session.pulse();
        assertEquals("flat", session.document().level().name());
        assertFalse(kept.isShown(), "runs of other models are left out");
        session.runs().listsAllProperty().set(true);
        assertTrue(kept.isShown(), kept.foreign());
        assertFalse(kept.isInWorld());
        assertEquals("made in u/s with strafejump", kept.foreign());
        session.loader().preset("strafejump/vq3");
        thread.await("back", () -> session.document().model().id().equals("strafejump"));
        session.pulse();
        assertTrue(kept.isInWorld() && kept.foreign().isEmpty());
    }

    @Test
    void derivedKnobChangesOnlyTheUnlockedParameter() {
        Derived height = knobs().values().table().derived().stream().filter(knob -> knob.key().equals("jump_height")).findFirst().orElseThrow();
        Parameter gravity = height.replaces().stream().filter(parameter -> parameter.key().contains("gravity")).findFirst().orElseThrow();
        Parameter speed = height.replaces().stream().filter(parameter -> parameter != gravity).findFirst().orElseThrow();
        double held = knobs().values().get(gravity);
        double before = knobs().values().get(speed);
        double wanted = 2 * height.read(knobs().values());
        knobs().lock(gravity);
        assertEquals(Optional.empty(), knobs().set(height, wanted));
        assertEquals(held, knobs().values().get(gravity));
        assertEquals(wanted, height.read(knobs().values()), 1e-3 * wanted);
        assertNotEquals(before, knobs().values().get(speed));
        assertEquals(before * Math.sqrt(2), knobs().values().get(speed), 1e-3 * before);
        knobs().lock(speed);
        assertEquals(Optional.of("this knob is locked"), knobs().set(height, wanted / 2));
    }

    @Test
    void mapWithSmallProblemsIsUsedAndReported() throws Exception {
        Path file = Files.writeString(folder.resolve("chipped.map"), MapLibrary.read("stairs").content().text() + "\n{\n\"classname\"\n}\n");
        session.loader().map(file.toString());
        thread.await("the map", () -> session.document().level().name().equals("chipped"));
        assertEquals(Notification.Kind.WARNING, session.tasks().notifications().latestProperty().get().kind());
        assertTrue(session.tasks().notifications().latestProperty().get().text().contains("column"));
    }
}
