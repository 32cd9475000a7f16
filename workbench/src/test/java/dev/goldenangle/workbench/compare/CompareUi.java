package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.app.window.WindowFixture;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.library.RunMaker;
import dev.goldenangle.toolkit.theme.Numbers;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableCell;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;

/** Compares two presets on the arena lap, driven by the same bot, in the real window. */
abstract class CompareUi {
    private static final double SECONDS = 9;
    @TempDir
    static Path settings;
    static WindowFixture ui;
    static Run first;
    static Run second;
    final FxRobot robot = new FxRobot();

    @BeforeAll
    static void open() throws BadInput {
        ui = WindowFixture.open("arena/default", "arena-loop", settings);
        first = make("arena/default");
        second = make("arena/speedway");
        run(() -> {
            ui.session.runs().list().setBaseline(ui.session.runs().list().keep("slow", first));
            ui.session.runs().list().keep("fast", second);
        });
    }

    private static Run make(String preset) throws BadInput {
        var parameters = PresetLibrary.shipped().preset(preset).parameters();
        BotSpec bot = BotSpec.parse("waypoint");
        return RunMaker.make(ui.session.document().model(), parameters, ui.session.document().level(), bot.create(ui.session.document().model(), parameters, ui.session.document().level()), bot.text(),
                RunMaker.ticks(ui.session.document().model(), parameters, SECONDS));
    }

    @AfterAll
    static void close() {
        ui.close();
    }

    /** Opens the comparison by time in two viewports, at the start. */
    @BeforeEach
    void compareThem() {
        if (node("#compare") == null) {
            robot.clickOn("#compare-open");
        }
        await("a comparison that is open", () -> node("#compare") != null && node("#compare-a") != null);
        choose("#compare-a", "slow");
        choose("#compare-b", "fast");
        await("the tables of these two", () -> label("#compare-verdict").getText().startsWith("B is better") && cell("#metric-top_speed", 0).equals(shown(Metric.TOP_SPEED, first))
                && cell("#metric-top_speed", 1).equals(shown(Metric.TOP_SPEED, second)));
        press("#align-time");
        press("#compare-split");
        press("#compare-axis-course");
        press("#transport-restart");
        await("both at the start", () -> label("#compare-time-a").getText().equals("0.008 s") && label("#compare-time-b").getText().equals("0.008 s"));
    }

    /** Chooses a run by typing a part of its name. */
    void choose(String chooser, String name) {
        if (!chosen(chooser).equals(name)) {
            robot.clickOn(chooser);
            await("the search field", () -> ui.window.scene().getFocusOwner() instanceof TextField);
            robot.write(name);
            robot.type(KeyCode.ENTER);
            await(name + " is chosen", () -> chosen(chooser).equals(name));
        }
    }

    static String chosen(String chooser) {
        RunChooser.Choice choice = ((RunChooser) node(chooser)).getValue();
        return choice == null ? "" : choice.name();
    }

    static Node node(String selector) {
        return ui.node(selector);
    }

    static Label label(String selector) {
        return (Label) node(selector);
    }

    static void press(String selector) {
        run(() -> {
            if (node(selector) instanceof ToggleButton toggle) {
                toggle.fire();
            } else {
                ((Button) node(selector)).fire();
            }
        });
    }

    /** The numbers of a row, from left to right, without the name column. */
    static List<String> cells(String row) {
        return labels(node(row)).skip(1).filter(cell -> cell.getStyleClass().contains("number")).map(Labeled::getText).toList();
    }

    /** The cells of a row, or the labels of another node. */
    static Stream<Labeled> labels(Node node) {
        if (node instanceof TableCell<?, ?> || node instanceof Label) {
            return Stream.of((Labeled) node);
        }
        return node instanceof Parent parent ? parent.getChildrenUnmodifiable().stream().flatMap(CompareUi::labels) : Stream.empty();
    }

    /** Empty until the row is laid out. */
    static String cell(String row, int column) {
        List<String> cells = node(row) == null ? List.of() : cells(row);
        return column < cells.size() ? cells.get(column) : "";
    }

    static double number(String text) {
        return Double.parseDouble(text.replace('−', '-').replace(" s", ""));
    }

    static String shown(Metric metric, Run run) {
        return Numbers.fixed(metric.quantity().shown(metric.of(new RunReader(run))), metric.quantity().digits());
    }

    /** Scrolls a row of the tables into view and clicks it. */
    void click(String row) {
        run(() -> {
            ScrollPane scroll = (ScrollPane) node("#compare-scroll");
            Bounds in = scroll.getContent().sceneToLocal(node(row).localToScene(node(row).getBoundsInLocal()));
            double room = scroll.getContent().getBoundsInLocal().getHeight() - scroll.getViewportBounds().getHeight();
            scroll.setVvalue(Math.max(0, Math.min(1, (in.getMinY() - 100) / room)));
            scroll.layout();
        });
        robot.clickOn(row);
    }

    static String seconds(int tick) {
        return Numbers.fixed((tick + 1) / 128.0, 3) + " s";
    }
}
