package dev.goldenangle.workbench.results;

import dev.goldenangle.analysis.Jump;
import dev.goldenangle.workbench.document.JumpGoal;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.DataColumn;
import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.workbench.look.DataTable;
import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.look.LaneSignals;
import dev.goldenangle.workbench.text.Messages;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The table of jumps, and the angle during the jump at the cursor. Clicking a jump goes to its take-off. */
public final class JumpsView implements PaneView {
    private static final PseudoClass LOSS = PseudoClass.getPseudoClass("loss");
    private static final double BAR = 28;
    private static final int FRAMES_BETWEEN_LOOKS = 12;
    private final JumpsViewModel model;
    private final Label title = Controls.label("", "strong");
    private final Label mean = Controls.label("", "muted");
    private final DataColumn<Jump> abilities;
    private final DataTable<Jump> list;
    private final Label hop = Controls.label("", "strong");
    private final HopChart chart;
    private final EmptyState empty = new EmptyState(MaterialDesignA.ARROW_UP, Messages.text("results.jumps.empty.title"), Messages.text("results.jumps.empty.text"));
    private final VBox table;
    private final StackPane root;
    private Jump drawn;
    private int frame;

    public JumpsView(JumpsViewModel model, Appearance look) {
        this.model = model;
        chart = new HopChart(look);
        HBox header = new HBox(8, title, mean);
        header.setAlignment(Pos.CENTER_LEFT);
        header.getStyleClass().add("runs-header");
        abilities = DataColumn.<Jump>words("jump-abilities", Messages.text("results.jumps.abilities"), 110, model::abilities).explained(Messages.text("results.jumps.abilities.help"));
        list = new DataTable<>("jumps", look, columns()).onChoose(model::goTo).rowMenu(jump -> Arrays.stream(JumpGoal.values())
                .map(what -> new ContextActions.Entry(what.text(), () -> model.makeGoal(what, jump))).toList());
        list.setAccessibleText(Messages.text("compare.jumps"));
        VBox.setVgrow(list, Priority.ALWAYS);
        Label what = Controls.label(Messages.text("results.jumps.angle"), "caption");
        VBox below = new VBox(8, new HBox(hop, Controls.space(), what), chart);
        below.getStyleClass().add("hop");
        below.setMinHeight(Region.USE_PREF_SIZE);
        table = new VBox(header, list, below);
        root = new StackPane(table, empty);
        root.getStyleClass().add("runs-pane");
    }

    private List<TableColumn<Jump, ?>> columns() {
        return List.of(
                DataColumn.<Jump>number("jump-number", "#", 26, Jump::number, jump -> Integer.toString(jump.number())).styled(jump -> "muted"),
                DataColumn.number("jump-time", Messages.text("results.jumps.time"), 44, model::seconds, jump -> Numbers.fixed(model.seconds(jump), 2)),
                DataColumn.<Jump>number("jump-takeoff", Messages.text("compare.jump.takeoff"), 48, Jump::takeoffSpeed, jump -> Numbers.fixed(jump.takeoffSpeed(), 1)).showing(jump -> Optional.of(LaneSignals.SPEED)),
                DataColumn.<Jump>number("jump-gain", Messages.text("compare.jump.gain"), 52, Jump::gain, jump -> Numbers.signed(jump.gain(), model.gainDigits())).styled(jump -> jump.gain() < 0 ? "fail" : "pass").showing(jump -> Optional.of(LaneSignals.GAIN)),
                DataColumn.<Jump>number("jump-share", Messages.text("results.jumps.share"), BAR + 12, model::share, jump -> Numbers.fixed(100 * model.share(jump), 0)).styled(jump -> "bar-cell").drawn(this::bar).explained(Messages.text("results.jumps.share.help")).showing(jump -> Optional.of(LaneSignals.GAIN)),
                DataColumn.<Jump>number("jump-kept", Messages.text("results.jumps.kept"), 44, model::kept, jump -> Numbers.fixed(100 * model.kept(jump), 1)).showing(jump -> Optional.of(LaneSignals.SPEED)), abilities);
    }

    private Region bar(Jump jump) {
        Region bar = new Region();
        bar.getStyleClass().add("jump-bar");
        bar.pseudoClassStateChanged(LOSS, jump.gain() < 0);
        bar.setPrefSize(Math.max(1, BAR * Math.abs(model.share(jump))), 6);
        bar.setMaxSize(Region.USE_PREF_SIZE, 6);
        return bar;
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public void refresh() {
        if (frame++ % FRAMES_BETWEEN_LOOKS == 0 && model.update()) {
            abilities.setVisible(model.hasAbilities());
            list.show(model.jumps());
            title.setText(model.title());
            mean.setText(model.meanGain());
        }
        boolean some = !model.jumps().isEmpty();
        empty.setVisible(!some);
        table.setVisible(some);
        if (some) {
            showCurrent();
        }
    }

    private void showCurrent() {
        int current = Math.max(0, model.current());
        Jump jump = model.jumps().get(current);
        list.select(jump);
        if (!jump.equals(drawn)) {
            drawn = jump;
            hop.setText(Messages.text("compare.jump.number", jump.number()));
            chart.show(model.run(), jump);
        }
    }
}
