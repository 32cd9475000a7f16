package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.analysis.Jump;
import dev.goldenangle.analysis.Jumps;
import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.cli.Cli;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.runs.RunEntry;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableRow;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The comparison tables, and what a click on them does. */
class CompareTablesUiTest extends CompareUi {
    @Test
    void tablesShowTheNumbersOfTheCommandLine() {
        StringWriter out = new StringWriter();
        StringWriter errors = new StringWriter();
        int code = Cli.run(new PrintWriter(out), new PrintWriter(errors),
                new String[] {"compare", "arena/default", "arena/speedway", "--map", "arena-loop", "--bot", "waypoint", "--seconds", "9"}, Map.of());
        assertEquals("", errors.toString(), "exit " + code);
        List<String> printed = out.toString().lines().toList();
        Comparison comparison = Comparison.of(List.of(first, second));
        for (Comparison.MetricRow row : comparison.metrics()) {
            String line = lineOf(printed, row.metric().label());
            List<String> cells = fx(() -> cells("#metric-" + row.metric().key()));
            List<String> words = Arrays.asList(line.substring(row.metric().label().length()).replace("*", "").strip().split("\\s+"));
            assertEquals(words.stream().filter(word -> word.matches("[+−]?[0-9.]+|–")).toList(), cells, line);
        }
        for (Comparison.CauseRow row : comparison.causes()) {
            List<String> cells = fx(() -> cells("#cause-" + row.cause().name().toLowerCase()));
            assertTrue(lineOf(printed, row.cause().label()).strip().endsWith(cells.get(1)), row.cause() + " " + cells);
            assertTrue(lineOf(printed, row.cause().label()).contains(cells.get(0)), row.cause() + " " + cells);
        }
        for (Comparison.JumpRow row : comparison.jumps()) {
            List<String> cells = fx(() -> cells("#jump-" + row.number()));
            assertTrue(printed.stream().anyMatch(line -> line.matches(row.number() + "\\s+\\Q" + cells.get(4) + "\\E\\s+\\Q" + cells.get(5) + "\\E")), row.number() + " " + cells);
        }
        String gate = printed.stream().filter(line -> line.matches("1 .* s")).findFirst().orElseThrow();
        assertTrue(gate.endsWith(fx(() -> ((Label) node(".gate-chip").lookupAll(".label").toArray()[1]).getText()) + " s"), gate);
    }

    private static String lineOf(List<String> printed, String label) {
        return printed.stream().filter(line -> line.startsWith(label + "  ")).findFirst().orElseThrow(() -> new AssertionError("no line " + label));
    }

    @Test
    void betterAndWorseAreMarkedAndOnlyDifferingKnobsAreListed() {
        List<String> top = fx(() -> labels(node("#metric-top_speed")).map(Labeled::getText).toList());
        assertEquals("better", top.get(top.size() - 1));
        assertTrue(number(cell("#metric-top_speed", 2)) > 0);
        Comparison comparison = Comparison.of(List.of(first, second));
        assertEquals("B is better in " + comparison.count(1, Comparison.Verdict.BETTER) + ", worse in " + comparison.count(1, Comparison.Verdict.WORSE)
                + ", same in " + comparison.count(1, Comparison.Verdict.SAME), fx(() -> label("#compare-verdict").getText()));
        assertEquals(List.of("10", "12", "+2"), fx(() -> cells("#parameter-max_speed_ground")));
        assertEquals(null, fx(() -> node("#parameter-gravity")), "the same in both");
        press("#differences-only");
        await("all knobs", () -> node("#parameter-gravity") != null && cells("#parameter-gravity").equals(List.of(cell("#parameter-gravity", 0), cell("#parameter-gravity", 0), "0")));
        press("#differences-only");
        press("#compare-swap");
        await("A and B swapped", () -> cell("#metric-top_speed", 0).equals(shown(Metric.TOP_SPEED, second)));
        assertTrue(fx(() -> number(cell("#metric-top_speed", 2))) < 0);
        await("the knob, too", () -> cells("#parameter-max_speed_ground").equals(List.of("12", "10", "−2")));
    }

    @Test
    void shownCausesAddUpToTheShownTotal() {
        for (int side = 0; side < 2; side++) {
            int column = side;
            double sum = fx(() -> node("#compare-causes").lookupAll(".table-row-cell").stream().filter(row -> row.getId() != null && row.getId().startsWith("cause-") && !row.getId().equals("cause-sum"))
                    .mapToDouble(row -> number(cell("#" + row.getId(), column))).sum());
            assertEquals(fx(() -> number(cell("#cause-sum", column))), sum, 1e-9);
            Run run = side == 0 ? first : second;
            RunReader reader = new RunReader(run);
            assertEquals(reader.speed(run.length() - 1) - reader.speed(-1), sum, 0.011);
        }
        click("#jump-3");
        await("the third jump in full", () -> labels(node("#jump-detail")).findFirst().orElseThrow().getText().equals("Jump 3"));
        for (int side = 0; side < 2; side++) {
            int column = side;
            double sum = fx(() -> node("#jump-detail").lookupAll(".table-row-cell").stream().filter(row -> row.getId() != null && row.getId().startsWith("detail-cause-"))
                    .mapToDouble(row -> number(cell("#" + row.getId(), column))).sum());
            assertEquals(fx(() -> number(cell("#detail-gain", column))), sum, 1e-9);
            assertEquals(fx(() -> number(cell("#jump-3", 4 + column))), sum, 0.011, "as in the jump table");
        }
        Jump third = Jumps.of(new RunReader(second)).get(2);
        assertEquals(Numbers.fixed(third.airtime(), 2), fx(() -> cell("#detail-airtime", 1)));
        assertEquals(Numbers.fixed(third.height(), 2), fx(() -> cell("#detail-height", 1)));
        assertEquals(Numbers.fixed(100 * third.sync(), 0), fx(() -> cell("#detail-sync", 1)));
    }

    @Test
    void clickOnARowGoesToItsTick() {
        List<Jump> jumps = Jumps.of(new RunReader(first));
        click("#jump-2");
        await("at the take-off of A's second jump", () -> label("#compare-time-a").getText().equals(seconds(jumps.get(1).takeoffTick())));
        assertEquals(fx(() -> label("#compare-time-a").getText()), fx(() -> label("#compare-time-b").getText()), "aligned by time");
        assertTrue(fx(() -> ((TableRow<?>) node("#jump-2")).isSelected()));
        click("#metric-top_speed");
        await("B at its fastest", () -> label("#compare-values").getText().contains("B " + cell("#metric-top_speed", 1) + " "));
        click("#cause-friction");
        await("B where friction takes most", () -> !label("#compare-values").getText().contains("B " + cell("#metric-top_speed", 1) + " "));
    }

    @Test
    void knobChangedDuringComparisonAppearsInTheTables() {
        choose("#compare-a", "before");
        choose("#compare-b", "now");
        run(() -> ui.session.document().knobs().replace("Turn", ui.session.document().knobs().values().with("g_peak", "1.45")));
        await("before and now differ by the knob", () -> node("#parameter-g_peak") != null && cell("#parameter-g_peak", 1).equals("1.45")
                && node("#parameter-max_speed_ground") == null);
        await("both over the same time", () -> !label("#compare-verdict").getText().startsWith("A and B are the same"));
        assertEquals(fx(() -> cells("#metric-distance")).size(), 3);
        run(() -> ui.session.document().history().undo());
        await("nothing differs any more", () -> node("#parameter-g_peak") == null && label("#compare-verdict").getText().startsWith("A and B are the same"));
    }

    @Test
    void usingTheKnobsOfBIsOneUndoStep() {
        double was = fx(() -> ui.session.document().knobs().values().w());
        press("#compare-keep");
        assertEquals(12, fx(() -> ui.session.document().knobs().values().w()));
        robot.press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        assertEquals(was, fx(() -> ui.session.document().knobs().values().w()));
    }

    @Test
    void arrowKeysInTheRunListChooseOnlyWhenItCloses() {
        robot.clickOn("#compare-a");
        await("the search field", () -> ui.window.scene().getFocusOwner() instanceof TextField);
        robot.type(KeyCode.UP);
        await("another value in the list", () -> !chosen("#compare-a").equals("slow"));
        assertEquals(shown(Metric.TOP_SPEED, first), fx(() -> cell("#metric-top_speed", 0)));
        robot.type(KeyCode.ESCAPE);
        await("as before", () -> chosen("#compare-a").equals("slow"));
    }

    @Test
    void presetCanBeASideOfTheComparison() throws BadInput {
        robot.clickOn("#compare-a");
        await("the search field", () -> ui.window.scene().getFocusOwner() instanceof TextField);
        robot.write("preset flo");
        robot.type(KeyCode.ENTER);
        await("its run is there", () -> chosen("#compare-a").equals("arena/floaty"));
        RunEntry made = fx(() -> ui.session.runs().list().kept().stream().filter(entry -> entry.name().equals("arena/floaty")).findFirst().orElseThrow());
        assertEquals(PresetLibrary.shipped().preset("arena/floaty").parameters(), made.run().header().parameters());
        await("and compared", () -> cell("#metric-top_speed", 0).equals(shown(Metric.TOP_SPEED, made.run())));
        choose("#compare-a", "slow");
        run(() -> ui.session.runs().list().remove(made));
    }
}
