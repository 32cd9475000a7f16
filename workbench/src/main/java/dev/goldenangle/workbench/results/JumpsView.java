package dev.goldenangle.workbench.results;

import dev.goldenangle.analysis.Jump;
import dev.goldenangle.workbench.document.JumpGoal;
import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.Numbers;
import dev.goldenangle.workbench.look.PaneView;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

import java.util.Arrays;
import java.util.List;

/** The table of jumps, and the angle over the one at the cursor. A click goes to its take-off. */
public final class JumpsView implements PaneView {
    private static final PseudoClass LOSS = PseudoClass.getPseudoClass("loss");
    private static final double ROW = 24;
    private static final double BAR = 44;
    private static final double[] WIDTHS = {22, 46, 58, 52, BAR + 8, 46};
    private static final int FRAMES_BETWEEN_LOOKS = 12;
    private final JumpsViewModel model;
    private final Label title = new Label();
    private final Label mean = new Label();
    private final ListView<Jump> list = new ListView<>();
    private final Label hop = new Label();
    private final HopChart chart;
    private final EmptyState empty = new EmptyState(MaterialDesignA.ARROW_UP, "No jumps yet", "Press space in the viewport or play a bot.");
    private final VBox table;
    private final StackPane root;
    private Jump drawn;
    private int frame;

    public JumpsView(JumpsViewModel model, Look look) {
        this.model = model;
        chart = new HopChart(look);
        title.getStyleClass().add("strong");
        mean.getStyleClass().add("muted");
        HBox header = new HBox(8, title, mean);
        header.setAlignment(Pos.CENTER_LEFT);
        header.getStyleClass().add("runs-header");
        list.setId("jumps");
        list.getStyleClass().add("jump-list");
        list.setFixedCellSize(ROW);
        list.setCellFactory(view -> new JumpCell());
        list.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        list.setMinHeight(0);
        list.setPrefHeight(0);
        VBox.setVgrow(list, Priority.ALWAYS);
        hop.getStyleClass().add("strong");
        Label what = new Label("angle over the hop");
        what.getStyleClass().add("caption");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        VBox below = new VBox(8, new HBox(hop, space, what), chart);
        below.getStyleClass().add("hop");
        below.setMinHeight(Region.USE_PREF_SIZE);
        table = new VBox(header, columns(), list, below);
        root = new StackPane(table, empty);
        root.getStyleClass().add("runs-pane");
    }

    private HBox columns() {
        HBox names = new HBox();
        names.getStyleClass().add("jump-columns");
        String[] texts = {"#", "Time s", "Take-off", "Gain", "", "Kept %"};
        for (int i = 0; i < texts.length; i++) {
            names.getChildren().add(cell(texts[i], i, "caption"));
        }
        return names;
    }

    private static Label cell(String text, int column, String styleClass) {
        Label label = new Label(text);
        label.setPrefWidth(WIDTHS[column]);
        label.setMinWidth(column == 0 ? WIDTHS[column] : 0);
        label.setAlignment(column == 0 ? Pos.CENTER_LEFT : Pos.CENTER_RIGHT);
        label.getStyleClass().add(styleClass);
        return label;
    }

    /** The selection is where the cursor is, so arrows move the cursor. */
    private void onKey(KeyEvent event) {
        int step = event.getCode() == KeyCode.DOWN ? 1 : event.getCode() == KeyCode.UP ? -1 : 0;
        if (step != 0 && !model.jumps().isEmpty()) {
            model.goTo(model.jumps().get(Math.max(0, Math.min(model.jumps().size() - 1, model.current() + step))));
            event.consume();
        }
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public void refresh() {
        if (frame++ % FRAMES_BETWEEN_LOOKS == 0 && model.update()) {
            list.getItems().setAll(model.jumps());
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
        if (list.getSelectionModel().getSelectedIndex() != current) {
            list.getSelectionModel().select(current);
            list.scrollTo(Math.max(0, current - 3));
        }
        Jump jump = model.jumps().get(current);
        if (!jump.equals(drawn)) {
            drawn = jump;
            hop.setText("Jump " + jump.number());
            chart.show(model.run(), jump);
        }
    }

    private final class JumpCell extends ListCell<Jump> {
        JumpCell() {
            ContextActions.on(this, () -> getItem() == null ? List.of() : Arrays.stream(JumpGoal.values())
                    .map(what -> new ContextActions.Entry(what.text(), () -> model.makeGoal(what, getItem()))).toList());
            setOnMousePressed(event -> {
                if (getItem() != null && event.getButton() == MouseButton.PRIMARY) {
                    model.goTo(getItem());
                }
            });
        }

        @Override
        protected void updateItem(Jump jump, boolean isEmpty) {
            super.updateItem(jump, isEmpty);
            if (isEmpty || jump == null) {
                setGraphic(null);
                return;
            }
            Label gain = cell(Numbers.signed(jump.gain(), 2), 3, "jump-gain");
            gain.pseudoClassStateChanged(LOSS, jump.gain() < 0);
            Region bar = new Region();
            bar.getStyleClass().add("jump-bar");
            bar.pseudoClassStateChanged(LOSS, jump.gain() < 0);
            bar.setMaxSize(Math.max(1, BAR * Math.abs(model.share(jump))), 6);
            StackPane bars = new StackPane(bar);
            bars.setAlignment(Pos.CENTER_LEFT);
            bars.setPrefWidth(BAR + 8);
            bars.getStyleClass().add("jump-bars");
            HBox line = new HBox(cell(Integer.toString(jump.number()), 0, "muted"), cell(Numbers.fixed(model.seconds(jump), 2), 1, "jump-number"),
                    cell(Numbers.fixed(jump.takeoffSpeed(), 1), 2, "jump-number"), gain, bars, cell(Numbers.fixed(100 * model.kept(jump), 1), 5, "jump-number"));
            line.setAlignment(Pos.CENTER_LEFT);
            setPrefWidth(0);
            setGraphic(line);
        }
    }
}
