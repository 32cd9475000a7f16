package dev.goldenangle.workbench.app.window;

import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.parameter.Morph;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.toolkit.library.OwnPresets;
import dev.goldenangle.workbench.app.files.FilePicker;
import dev.goldenangle.workbench.look.DataColumn;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.runs.WhatIf;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class TuningToolsUiTest {
    private static final double WIDTH = WorkbenchWindow.MIN_WIDTH;
    private static final double HEIGHT = WorkbenchWindow.MIN_HEIGHT;
    @TempDir
    Path folder;
    private WindowFixture fixture;
    private final FxRobot robot = new FxRobot();

    /** A file dialog that always returns the same file. */
    private final class Answer implements FilePicker {
        @Override
        public Optional<Path> open(String title, String kind, String... endings) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> save(String title, String suggestion, String kind, String... endings) {
            return Optional.of(folder.resolve("report"));
        }
    }

    @BeforeEach
    void open() {
        fixture = WindowFixture.open("arena/default", "flat", folder.resolve("settings"), WIDTH, HEIGHT, new Answer());
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    private void act(String label) {
        run(() -> fixture.act(label));
    }

    /** All visible text in a part of the window. */
    private String textOf(String selector) {
        return fx(() -> {
            Node part = fixture.node(selector);
            StringBuilder text = new StringBuilder();
            if (part != null) {
                part.lookupAll("*").stream().filter(node -> node instanceof Labeled && node.isVisible()).forEach(node -> text.append(((Labeled) node).getText()).append(" | "));
            }
            return text.toString();
        });
    }

    /** All lines of the metrics, including those scrolled out of view. */
    @SuppressWarnings("unchecked")
    private String metrics() {
        return fx(() -> {
            TableView<Object> table = (TableView<Object>) fixture.node("#metrics-table");
            return table == null ? "" : table.getItems().stream().map(line -> table.getColumns().stream().map(column -> ((DataColumn<Object>) (Object) column).text(line)).toList().toString()).toList().toString();
        });
    }

    private void click(String selector) {
        await(selector + " is there", () -> fixture.node(selector) != null);
        robot.clickOn(fixture.find(selector));
    }

    private ParameterSet values() {
        return fx(() -> fixture.session.document().knobs().values());
    }

    private Parameter knob(String key) {
        return values().table().find(key).orElseThrow();
    }

    private String undoLabel() {
        return fx(() -> fixture.session.document().history().undoLabelProperty().get());
    }

    @Test
    void morphMovesTheKnobsLiveAndADragIsOneUndoStep() {
        ParameterSet before = values();
        ParameterSet target = fx(() -> fixture.session.library().openPreset("arena/floaty").values());
        act("Morph between two presets");
        @SuppressWarnings("unchecked")
        ComboBox<String> to = (ComboBox<String>) fixture.find("#morph-to");
        run(() -> to.setValue("arena/floaty"));
        int moving = before.differences(target).size();
        await("what will move", () -> textOf("#morph").contains(moving + " knobs change"));
        Region slider = (Region) fixture.find("#morph-slider");
        robot.moveTo(slider).press(MouseButton.PRIMARY);
        await("half-way", () -> textOf("#morph").contains("50 %"));
        assertTrue(textOf("#morph").contains("this one switches: Hold to jump"), textOf("#morph"));
        assertTrue(textOf("#morph").contains("now as in floaty"), textOf("#morph"));
        assertTrue(values().isOn(knob("hold_to_jump")));
        robot.moveBy(-20, 0);
        await("just before the middle", () -> textOf("#morph").contains("now as in default"));
        assertFalse(values().isOn(knob("hold_to_jump")));
        robot.moveBy(20, 0);
        await("half-way again", () -> textOf("#morph").contains("50 %"));
        Parameter number = before.differences(target).stream().filter(parameter -> !Morph.isSwitched(parameter)).findFirst().orElseThrow();
        assertEquals((before.get(number) + target.get(number)) / 2, values().get(number), Math.abs(before.get(number) - target.get(number)) * 0.05);
        robot.moveBy(400, 0);
        await("the other end", () -> textOf("#morph").contains("100 %"));
        robot.release(MouseButton.PRIMARY);
        assertEquals(target, values());
        await("a what-if of it", () -> fixture.session.runs().whatIf().resultProperty().get() != null
                && fixture.session.runs().whatIf().resultProperty().get().request().values().equals(target));
        assertEquals("Morph default to floaty", undoLabel());
        run(fixture.session.document().history()::undo);
        assertEquals(before, values());
        assertTrue(textOf("#morph").contains("| 0 %"), textOf("#morph"));
        click("#morph-close");
        assertEquals("", textOf("#morph"));
    }

    @Test
    void morphWaitsForAChoiceWhenItsPresetIsDeleted() {
        OwnPresets own = fixture.session.library().presetLibrary().own().orElseThrow();
        String id = fx(() -> own.add(fixture.session.document().preset().preset().withHeader("Mine", "")).id());
        run(fixture.session.presets()::refresh);
        await("it is listed", () -> fixture.session.presets().items().stream().anyMatch(entry -> entry.id().equals(id)));
        act("Morph between two presets");
        @SuppressWarnings("unchecked")
        ComboBox<String> to = (ComboBox<String>) fixture.find("#morph-to");
        run(to::show);
        run(() -> to.setValue(id));
        run(to::hide);
        fx(() -> own.delete(id));
        run(fixture.session.presets()::refresh);
        await("it is no longer listed", () -> fixture.session.presets().items().stream().noneMatch(entry -> entry.id().equals(id)));
        List<Throwable> thrown = new ArrayList<>();
        run(() -> Thread.currentThread().setUncaughtExceptionHandler((thread, fault) -> thrown.add(fault)));
        run(to::show);
        run(to::hide);
        ParameterSet before = values();
        robot.clickOn(fixture.find("#morph-slider"));
        run(() -> Thread.currentThread().setUncaughtExceptionHandler(null));
        assertEquals(List.of(), thrown);
        assertEquals(before, values());
        run(() -> to.setValue("arena/floaty"));
        await("what will move", () -> textOf("#morph").contains("knobs change"));
    }

    @Test
    void bisectHalvesTheRangeAndIsOneUndoStep() {
        Parameter friction = knob("friction");
        double before = values().get(friction);
        act("Bisect knob: Friction");
        await("the question", () -> textOf("#bisect").contains("Is it better or worse"));
        TextField from = (TextField) fixture.find("#bisect-from");
        TextField to = (TextField) fixture.find("#bisect-to");
        run(() -> {
            from.setText("2");
            to.setText("10");
            from.fireEvent(new ActionEvent());
        });
        assertEquals(4, values().get(friction), 1e-9, "a quarter up from the lower end is on the knob");
        click("#bisect-swap");
        assertEquals(8, values().get(friction), 1e-9);
        assertTrue(textOf("#bisect").contains("Is it better or worse than 4 1/s"), textOf("#bisect"));
        click("#bisect-better");
        assertEquals("6", fx(from::getText).replaceAll("\\.0*$", ""));
        assertEquals(7, values().get(friction), 1e-9);
        assertTrue(textOf("#bisect").contains("at most 5 answers left"), textOf("#bisect"));
        click("#bisect-better");
        assertEquals(6.5, values().get(friction), 1e-9);
        for (int i = 0; i < 4; i++) {
            click("#bisect-worse");
        }
        double found = values().get(friction);
        assertTrue(found > 7.8 && found < 8, "worse than the higher one, again and again: " + found);
        assertTrue(textOf("#bisect").contains("Friction is "), textOf("#bisect"));
        assertEquals("Bisect Friction", undoLabel());
        run(fixture.session.document().history()::undo);
        assertEquals(before, values().get(friction));
        run(fixture.session.document().history()::redo);
        assertEquals(found, values().get(friction));
        act("Bisect knob: Friction");
        click("#bisect-cancel");
        assertEquals(found, values().get(friction), "cancelling restores the knob");
    }

    @Test
    void knobChangeShowsBeforeAndNowInBothLoops() {
        act("Drive with Optimal strafer");
        act("Pin Human strafer");
        act("Runs");
        double before = values().get(knob("gravity"));
        run(() -> fixture.session.document().knobs().replace("Heavier", values().with(knob("gravity"), 32)));
        await("both runs in the list", () -> textOf(".runs-pane").contains("1 knob changed") && fixture.session.runs().list().before().run() != null);
        await("the pinned bot before and now", () -> textOf(".runs-pane").contains("Human strafer now") && textOf(".runs-pane").contains("Human strafer before"));
        RunEntry now = fixture.session.runs().list().now();
        await("the new run", () -> now.run() != null && now.run().header().parameters().get(knob("gravity")) == 32);
        assertEquals(before, fx(() -> fixture.session.runs().list().before().run().header().parameters().get(knob("gravity"))));
        String airtime = Numbers.fixed(fx(() -> Metric.AIRTIME.of(new RunReader(now.run()))), 2);
        await("metrics of both", () -> metrics().contains("Airtime per jump s") && metrics().contains(airtime));
        String closed = metrics();
        assertTrue(fx(() -> fixture.session.runs().list().before().isShown() && now.isShown()), "both are drawn");
        click("#loop-open");
        await("the list says so", () -> textOf(".runs-pane").contains("1 knob changed, same keys"));
        await("and the status bar", () -> textOf(".status-bar").contains("same keys"));
        await("other metrics", () -> !metrics().equals(closed));
        act("What-if: closed loop: the bot reacts");
        await("the bot reacts again", () -> metrics().equals(closed));
        assertEquals(WhatIf.Loop.CLOSED, fx(() -> fixture.session.runs().whatIfLoopProperty().get()));
    }

    @Test
    void currentRunIsSharedAsAWebPage() throws IOException {
        run(() -> fixture.window.welcome());
        run(() -> {
            fixture.session.document().knobs().replace("Slower", values().with(knob("friction"), 9));
            fixture.session.settle();
        });
        await("a run with these knobs", () -> fixture.session.runs().list().now().run() != null && fixture.session.runs().list().now().run().length() > 0
                && fixture.session.runs().list().now().run().header().parameters().get(knob("friction")) == 9);
        act("Share as a web page…");
        await("the page", () -> fixture.session.tasks().notifications().all().stream().anyMatch(notice -> notice.text().startsWith("Saved report.html. Anyone can open it")));
        String page = Files.readString(folder.resolve("report.html"));
        assertTrue(page.contains("default-src 'none'"));
        assertTrue(page.contains("friction = 9") || page.contains("friction=9"), "the page has the run's knobs");
    }

    @Test
    void keptRunsSurviveARestartAndAppearInTheReport() throws IOException {
        run(() -> fixture.window.welcome());
        run(() -> {
            fixture.session.document().knobs().replace("Slower", values().with(knob("friction"), 9));
            fixture.session.live().playback().skip(300);
            fixture.session.settle();
        });
        act("Runs");
        act("Keep this run");
        RunEntry kept = fx(() -> fixture.session.runs().list().kept().get(0));
        run(() -> {
            fixture.session.runs().list().rename(kept, "<slow> & steady");
            fixture.session.runs().list().note(kept, "felt heavy");
            fixture.session.runs().list().setBaseline(kept);
        });
        act("Save report…");
        await("the report", () -> fixture.session.tasks().notifications().all().stream().anyMatch(notice -> notice.text().startsWith("Saved report.html")));
        String page = Files.readString(folder.resolve("report.html"));
        assertTrue(page.contains("&lt;slow&gt; &amp; steady and now"), "the baseline first");
        assertTrue(page.contains("workbench compare 1-slow-steady.trace 2-now.trace"));
        Files.delete(folder.resolve("report.html"));
        run(() -> fixture.session.document().knobs().replace("Slippery", values().with(knob("friction"), 4)));
        await("another run now", () -> fixture.session.runs().shown().header().parameters().get(knob("friction")) == 4);
        act("Compare");
        await("the comparison", () -> textOf("#compare").contains("B is better in"));
        String verdict = ((Labeled) fixture.find("#compare-verdict")).getText();
        click("#compare-export");
        await("the page of A and B", () -> Files.exists(folder.resolve("report.html")));
        String counts = verdict.replace("B is better", "now is better").replace("same in", "the same in");
        assertTrue(Files.readString(folder.resolve("report.html")).contains(counts), counts);
        act("Compare");
        long hash = kept.run().hash();
        fixture.close();
        open();
        run(() -> fixture.window.welcome());
        await("the run is back", () -> fixture.session.runs().list().kept().size() == 1);
        RunEntry back = fx(() -> fixture.session.runs().list().kept().get(0));
        assertEquals("felt heavy", fx(() -> back.notesProperty().get()));
        assertTrue(fx(back::isBaseline));
        assertNotEquals(9.0, values().get(knob("friction")));
        act("Re-open run <slow> & steady");
        await("its knobs", () -> values().get(knob("friction")) == 9);
        await("its keys, bit for bit", () -> fixture.session.runs().shown() != null && fixture.session.runs().shown().length() == kept.run().length() && fixture.session.runs().shown().hash() == hash);
    }
}
