package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.analysis.Jump;
import dev.goldenangle.analysis.Jumps;
import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Column;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.app.WindowFixture;
import dev.goldenangle.workbench.cli.Cli;
import dev.goldenangle.workbench.library.BadInput;
import dev.goldenangle.workbench.library.BotSpec;
import dev.goldenangle.workbench.library.PresetLibrary;
import dev.goldenangle.workbench.library.RunMaker;
import dev.goldenangle.workbench.look.Numbers;
import dev.goldenangle.workbench.session.RunEntry;
import dev.goldenangle.workbench.viewport.RunViewport;
import javafx.geometry.Bounds;
import javafx.geometry.VerticalDirection;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import static dev.goldenangle.workbench.app.WindowFixture.await;
import static dev.goldenangle.workbench.app.WindowFixture.fx;
import static dev.goldenangle.workbench.app.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Two presets on the arena's lap, driven by the same bot, compared in the real window. */
class CompareUiTest {
    private static final double SECONDS = 9;
    @TempDir
    static Path settings;
    private static WindowFixture ui;
    private static Run first;
    private static Run second;
    private static RunEntry slow;
    private static RunEntry fast;
    private final FxRobot robot = new FxRobot();

    @BeforeAll
    static void open() throws BadInput {
        ui = WindowFixture.open("arena/default", "arena-loop", settings);
        first = make("arena/default");
        second = make("arena/speedway");
        run(() -> {
            slow = ui.session.runs().keep("slow", first);
            fast = ui.session.runs().keep("fast", second);
            ui.session.runs().setBaseline(slow);
        });
    }

    private static Run make(String preset) throws BadInput {
        var parameters = PresetLibrary.preset(preset).parameters();
        BotSpec bot = BotSpec.parse("waypoint");
        return RunMaker.make(ui.session.model(), parameters, ui.session.level(), bot.create(ui.session.model(), parameters, ui.session.level()), bot.text(),
                RunMaker.ticks(ui.session.model(), parameters, SECONDS));
    }

    @AfterAll
    static void close() {
        ui.close();
    }

    /** The comparison of the two, by time, in two viewports, at the start. */
    @BeforeEach
    void compareThem() {
        if (node("#compare") == null) {
            robot.clickOn("#compare-open");
        }
        await("a comparison that is open", () -> node("#compare") != null && node("#compare-a") != null);
        choose("#compare-a", "slow");
        choose("#compare-b", "fast");
        await("the tables of these two", () -> label("#compare-verdict").getText().startsWith("B is better") && cell("#metric-top_speed", 0).equals(shown(Metric.TOP_SPEED, first)));
        press("#align-time");
        press("#compare-split");
        press("#compare-axis-course");
        press("#transport-restart");
        await("both at the start", () -> label("#compare-time-a").getText().equals("0.008 s") && label("#compare-time-b").getText().equals("0.008 s"));
    }

    private void choose(String chooser, String name) {
        String shown = fx(() -> ((Label) node(chooser).lookup(".strong")).getText());
        if (!shown.startsWith(name)) {
            robot.clickOn(chooser);
            String listed = name.equals("slow") ? "slow ★" : name;
            await("the list of runs", () -> robot.lookup((Node n) -> n instanceof Label l && l.getText().equals(listed) && l.getParent() != null
                    && l.getParent().getStyleClass().contains("radio-menu-item")).tryQuery().isPresent());
            robot.clickOn((Node n) -> n instanceof Label l && l.getText().equals(listed) && l.getParent() != null
                    && l.getParent().getStyleClass().contains("radio-menu-item"));
        }
    }

    private static Node node(String selector) {
        return ui.node(selector);
    }

    private static Label label(String selector) {
        return (Label) node(selector);
    }

    private static void press(String selector) {
        run(() -> {
            if (node(selector) instanceof ToggleButton toggle) {
                toggle.fire();
            } else {
                ((Button) node(selector)).fire();
            }
        });
    }

    /** The numbers of a row, from left to right. */
    private static List<String> cells(String row) {
        return labels(node(row)).filter(label -> label.getStyleClass().stream().anyMatch(style -> style.startsWith("cell-") && !style.equals("cell-unit")))
                .map(Label::getText).toList();
    }

    private static Stream<Label> labels(Node node) {
        if (node instanceof Button button && button.getGraphic() != null) {
            return labels(button.getGraphic());
        }
        if (node instanceof Label label) {
            return Stream.of(label);
        }
        return node instanceof Parent parent ? parent.getChildrenUnmodifiable().stream().flatMap(CompareUiTest::labels) : Stream.empty();
    }

    private static String cell(String row, int column) {
        return cells(row).get(column);
    }

    private static double number(String text) {
        return Double.parseDouble(text.replace('−', '-').replace(" s", ""));
    }

    private static String shown(Metric metric, Run run) {
        return Numbers.fixed(metric.quantity().shown(metric.of(new RunReader(run))), metric.quantity().digits());
    }

    /** Brings a row of the tables into sight and clicks it. */
    private void click(String row) {
        run(() -> {
            ScrollPane scroll = (ScrollPane) node("#compare-scroll");
            Bounds in = scroll.getContent().sceneToLocal(node(row).localToScene(node(row).getBoundsInLocal()));
            double room = scroll.getContent().getBoundsInLocal().getHeight() - scroll.getViewportBounds().getHeight();
            scroll.setVvalue(Math.max(0, Math.min(1, (in.getMinY() - 100) / room)));
            scroll.layout();
        });
        robot.clickOn(row);
    }

    private static String seconds(int tick) {
        return Numbers.fixed((tick + 1) / 128.0, 3) + " s";
    }

    @Test
    void theTablesShowWhatTheCommandLinePrints() {
        StringWriter out = new StringWriter();
        Cli.run(new PrintWriter(out), new PrintWriter(new StringWriter()),
                new String[] {"compare", "arena/default", "arena/speedway", "--map", "arena-loop", "--bot", "waypoint", "--seconds", "9"}, Map.of());
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
    void betterAndWorseAreMarkedAndOnlyTheKnobsThatDifferAreListed() {
        List<String> top = fx(() -> labels(node("#metric-top_speed")).map(Label::getText).toList());
        assertEquals("better", top.get(top.size() - 1));
        assertTrue(number(cell("#metric-top_speed", 2)) > 0);
        Comparison comparison = Comparison.of(List.of(first, second));
        assertEquals("B is better in " + comparison.count(1, Comparison.Verdict.BETTER) + ", worse in " + comparison.count(1, Comparison.Verdict.WORSE)
                + ", same in " + comparison.count(1, Comparison.Verdict.SAME), fx(() -> label("#compare-verdict").getText()));
        assertEquals(List.of("10", "12", "+2"), fx(() -> cells("#parameter-max_speed_ground")));
        assertEquals(null, fx(() -> node("#parameter-gravity")), "alike in both");
        press("#differences-only");
        assertEquals("0", fx(() -> cell("#parameter-gravity", 2)));
        press("#differences-only");
        press("#compare-swap");
        await("the other way round", () -> cell("#metric-top_speed", 0).equals(shown(Metric.TOP_SPEED, second)));
        assertTrue(fx(() -> number(cell("#metric-top_speed", 2))) < 0);
        assertEquals("−2", fx(() -> cell("#parameter-max_speed_ground", 2)));
    }

    @Test
    void whatIsShownByCauseAddsUpToWhatIsShownAsTheWhole() {
        for (int side = 0; side < 2; side++) {
            int column = side;
            double sum = fx(() -> node("#compare-scroll").lookupAll(".compare-link").stream().filter(row -> row.getId().startsWith("cause-"))
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
            double sum = fx(() -> node("#jump-detail").lookupAll(".compare-row").stream().filter(row -> row.getId().startsWith("detail-cause-"))
                    .mapToDouble(row -> number(cell("#" + row.getId(), column))).sum());
            assertEquals(fx(() -> number(cell("#detail-gain", column))), sum, 1e-9);
            assertEquals(fx(() -> number(cell("#jump-3", 4 + column))), sum, 0.011, "as the table of jumps has it");
        }
        Jump third = Jumps.of(new RunReader(second)).get(2);
        assertEquals(Numbers.fixed(third.airtime(), 2), fx(() -> cell("#detail-airtime", 1)));
        assertEquals(Numbers.fixed(third.height(), 2), fx(() -> cell("#detail-height", 1)));
        assertEquals(Numbers.fixed(100 * third.sync(), 0), fx(() -> cell("#detail-sync", 1)));
    }

    @Test
    void aClickOnARowGoesThere() {
        List<Jump> jumps = Jumps.of(new RunReader(first));
        click("#jump-2");
        await("at the take-off of A's second jump", () -> label("#compare-time-a").getText().equals(seconds(jumps.get(1).takeoffTick())));
        assertEquals(fx(() -> label("#compare-time-a").getText()), fx(() -> label("#compare-time-b").getText()), "aligned by time");
        assertTrue(fx(() -> node("#jump-2").getPseudoClassStates().toString()).contains("current"));
        click("#metric-top_speed");
        await("B at its fastest", () -> label("#compare-values").getText().contains("B " + cell("#metric-top_speed", 1) + " "));
        click("#cause-friction");
        await("B where friction takes most", () -> !label("#compare-values").getText().contains("B " + cell("#metric-top_speed", 1) + " "));
    }

    @Test
    void alignedByRouteBothAreAtOnePlaceAndTheGapIsTheTimeBetweenThem() {
        press("#align-route");
        click("#jump-4");
        await("one place", () -> badge("a").equals(badge("b")) && !badge("a").equals("0.0"));
        double between = fx(() -> number(label("#compare-time-b").getText()) - number(label("#compare-time-a").getText()));
        assertTrue(between < -0.2, "the faster one was there sooner: " + between);
        assertEquals(between, fx(() -> number(label("#compare-gap").getText())), 0.02);
        assertTrue(fx(() -> label("#compare-sentence").getText()).matches("at [0-9.]+ m B is 0\\.[0-9]{3} s ahead|at [0-9.]+ m B is 1\\.[0-9]{3} s ahead"));
        press("#align-time");
        await("one time, two places", () -> label("#compare-time-a").getText().equals(label("#compare-time-b").getText()) && number(badge("b")) > number(badge("a")) + 1);
        assertTrue(fx(() -> label("#compare-sentence").getText()).endsWith("m ahead"));
        double ahead = fx(() -> number(label("#compare-sentence").getText().replaceAll(".* is ([0-9.]+) m ahead", "$1")));
        assertEquals(fx(() -> number(badge("b")) - number(badge("a"))), ahead, 0.11, "the difference between the cursors");
    }

    private static String badge(String side) {
        return label("#compare-cursor-" + side).getText().substring(2);
    }

    @Test
    void alignedByAnEventBothAreAtTheirOwn() {
        robot.clickOn("#align-event");
        await("jumps and gates to choose from", () -> robot.lookup("Jump 3").tryQuery().isPresent() && robot.lookup("Checkpoint 1").tryQuery().isPresent());
        robot.clickOn("Jump 3");
        click("#jump-3");
        int a = Jumps.of(new RunReader(first)).get(2).takeoffTick();
        int b = Jumps.of(new RunReader(second)).get(2).takeoffTick();
        await("each at its third jump", () -> label("#compare-time-a").getText().equals(seconds(a)) && label("#compare-time-b").getText().equals(seconds(b)));
        assertTrue(fx(() -> label("#compare-sentence").getText()).startsWith("0.000 s after jump 3"));
        press("#compare-axis-time");
        await("both cursors at the event", () -> badge("a").equals("0.000") && badge("b").equals("0.000"));
    }

    @Test
    void theGapAtAGateIsTheDifferenceOfTheTimesThere() {
        float a = first.events(EventKind.CHECKPOINT).get(0).value();
        float b = second.events(EventKind.CHECKPOINT).get(0).value();
        List<String> chip = fx(() -> labels(node(".gate-chip")).map(Label::getText).toList());
        assertEquals(List.of("1", Numbers.signed(b - a, 2)), chip);
        click("#metric-checkpoints");
        await("B has passed it", () -> label("#compare-gate-gap-b").isVisible());
        assertEquals(Numbers.signed(b - a, 2), fx(() -> label("#compare-gate-gap-b").getText()));
        assertEquals(Numbers.fixed(b, 2) + " s", fx(() -> label("#compare-time-b").getText()));
    }

    @Test
    void bothPlayTogetherAndStopTogether() {
        press("#transport-play");
        await("time passes in both", () -> number(label("#compare-time-a").getText()) > 0.3);
        press("#transport-play");
        String a = fx(() -> label("#compare-time-a").getText());
        String b = fx(() -> label("#compare-time-b").getText());
        assertEquals(a, b);
        press("#transport-step");
        await("one tick on", () -> Math.abs(number(label("#compare-time-a").getText()) - number(a) - 1 / 128.0) < 0.009);
        assertEquals(fx(() -> label("#compare-time-a").getText()), fx(() -> label("#compare-time-b").getText()));
        assertFalse(fx(ui.session.playback()::isLive), "the world stands");
    }

    @Test
    void lockedCamerasTurnAndZoomTogetherAndFreeOnesDoNot() {
        RunViewport a = (RunViewport) node("#compare-view-a");
        RunViewport b = (RunViewport) node("#compare-view-b");
        double before = fx(() -> a.cameraAngles()[2]);
        robot.moveTo(a).scroll(2, VerticalDirection.UP);
        await("A zoomed", () -> a.cameraAngles()[2] != before);
        assertArrayEquals(fx(a::cameraAngles), fx(b::cameraAngles));
        press("#compare-lock");
        double locked = fx(() -> b.cameraAngles()[2]);
        double zoomed = fx(() -> a.cameraAngles()[2]);
        robot.moveTo(a).scroll(2, VerticalDirection.DOWN);
        await("A zoomed alone", () -> a.cameraAngles()[2] != zoomed);
        assertEquals(locked, fx(() -> b.cameraAngles()[2]));
        press("#compare-lock");
        assertArrayEquals(fx(a::cameraAngles), fx(b::cameraAngles));
        press("#compare-ghosts");
        await("one viewport over both", () -> !a.isVisible() && b.getWidth() > 1.8 * a.getWidth());
    }

    @Test
    void bothRunsAreDrawnOverEachOtherByAnyColumn() {
        click("#jump-2");
        Jump jump = Jumps.of(new RunReader(first)).get(1);
        RunReader a = new RunReader(first);
        RunReader b = new RunReader(second);
        await("speeds", () -> label("#compare-values").getText().equals(values(a.speed(jump.takeoffTick()), b.speed(jump.takeoffTick()), " m/s")));
        @SuppressWarnings("unchecked")
        ComboBox<Column> columns = (ComboBox<Column>) node("#compare-column");
        var before = fx(() -> node("#compare-chart").getParent().snapshot(null, null));
        run(() -> columns.setValue(first.columns().find("z").orElseThrow()));
        await("heights", () -> label("#compare-values").getText().equals(values(a.z(jump.takeoffTick()), b.z(jump.takeoffTick()), " m")));
        var after = fx(() -> node("#compare-chart").getParent().snapshot(null, null));
        boolean same = true;
        for (int y = 0; y < (int) before.getHeight(); y++) {
            same &= before.getPixelReader().getArgb((int) before.getWidth() / 3, y) == after.getPixelReader().getArgb((int) after.getWidth() / 3, y);
        }
        assertFalse(same, "another graph");
        run(() -> columns.setValue(first.columns().find("speed").orElseThrow()));
    }

    private static String values(double a, double b, String unit) {
        return "A " + Numbers.fixed(a, 1) + "   B " + Numbers.fixed(b, 1) + "   B − A " + CellText.change(a, b, 1) + unit;
    }

    @Test
    void aKnobTurnedMeanwhileShowsInTheTablesOfNowAgainstBefore() {
        choose("#compare-a", "before");
        choose("#compare-b", "now");
        run(() -> ui.session.knobs().replace("Turn", ui.session.knobs().values().with("g_peak", "1.45")));
        await("before and now differ by the knob", () -> node("#parameter-g_peak") != null && cell("#parameter-g_peak", 1).equals("1.45")
                && node("#parameter-max_speed_ground") == null);
        await("both over the same time", () -> !label("#compare-verdict").getText().startsWith("A and B are the same"));
        assertEquals(fx(() -> cells("#metric-distance")).size(), 3);
        run(() -> ui.session.history().undo());
        await("nothing differs any more", () -> node("#parameter-g_peak") == null && label("#compare-verdict").getText().startsWith("A and B are the same"));
    }

    @Test
    void theKeysForLandingsGoThroughTheBaseline() {
        robot.press(KeyCode.CONTROL).type(KeyCode.RIGHT).release(KeyCode.CONTROL);
        int landing = first.events(EventKind.LAND).stream().mapToInt(event -> event.tick()).filter(tick -> tick > 0).findFirst().orElseThrow();
        await("at A's first landing", () -> label("#compare-time-a").getText().equals(seconds(landing)));
    }

    @Test
    void keepingBTurnsTheKnobsAndCanBeUndoneInOneStep() {
        double was = fx(() -> ui.session.knobs().values().w());
        press("#compare-keep");
        assertEquals(12, fx(() -> ui.session.knobs().values().w()));
        robot.press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        assertEquals(was, fx(() -> ui.session.knobs().values().w()));
    }

    @Test
    void theShortcutOpensAndClosesItAndTheChartTakesTheCursor() {
        Bounds chart = fx(() -> node("#compare-chart").localToScreen(node("#compare-chart").getBoundsInLocal()));
        robot.clickOn(chart.getMinX() + chart.getWidth() / 2, chart.getCenterY());
        await("A's cursor half way", () -> number(badge("a")) > 20);
        String a = fx(() -> label("#compare-time-a").getText());
        robot.type(KeyCode.LEFT);
        await("a tick back", () -> number(label("#compare-time-a").getText()) < number(a) && number(label("#compare-time-a").getText()) > number(a) - 0.01);
        robot.press(KeyCode.CONTROL).type(KeyCode.D).release(KeyCode.CONTROL);
        await("the panes again", () -> node("#compare") == null && node("#viewport").isVisible());
        robot.press(KeyCode.CONTROL).type(KeyCode.D).release(KeyCode.CONTROL);
        await("the comparison again", () -> node("#compare") != null);
        assertEquals("slow", fx(() -> ((Label) node("#compare-a").lookup(".strong")).getText()), "the baseline");
        assertEquals("now", fx(() -> ((Label) node("#compare-b").lookup(".strong")).getText()));
        robot.clickOn("#compare-close");
        await("tuning", () -> node("#compare") == null);
    }
}
