package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.analysis.Jump;
import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.workbench.look.Numbers;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** The jumps of both runs in pairs. A click goes to the take-off; the jump at the cursor is shown in full below. */
final class JumpTable extends VBox {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass LOSS = PseudoClass.getPseudoClass("loss");
    private static final double NUMBER = 22;
    private static final double BAR = 26;
    private final Cells cells;
    private final CompareViewModel model;
    private final Label note = new Label();
    private final VBox rows = new VBox();
    private final JumpDetail detail;
    private final List<Button> links = new ArrayList<>();
    private Compared pair;
    /** Quake's units are small, so that its speeds need no digits after the point and its gains more room. */
    private boolean small;
    private int current = -1;

    JumpTable(CompareViewModel model, Cells cells) {
        this.cells = cells;
        this.model = model;
        detail = new JumpDetail(cells);
        getChildren().addAll(cells.heading("Jumps", note), rows, detail);
    }

    void show(Compared newPair) {
        pair = newPair;
        small = pair.model().speedUnit() == Unit.UNITS_PER_SECOND;
        current = -1;
        links.clear();
        List<Comparison.JumpRow> jumps = pair.comparison().jumps();
        long pairs = jumps.stream().filter(row -> row.jumps().stream().allMatch(Optional::isPresent)).count();
        note.setText(jumps.isEmpty() ? "none" : pairs + (pairs == 1 ? " pair" : " pairs") + ", matched by order; speeds in " + pair.model().speedUnit().symbol());
        double largest = jumps.stream().mapToDouble(row -> Math.abs(row.gainChange(1))).filter(change -> !Double.isNaN(change)).max().orElse(0);
        List<Node> made = new ArrayList<>();
        if (!jumps.isEmpty()) {
            made.add(cells.row("jumps-titles", cells.number("", NUMBER), title("Take-off", speedWidth()), title("Landing", speedWidth()), title("Gain", gainWidth())));
            made.add(head());
        }
        for (Comparison.JumpRow row : jumps) {
            Button link = row(row, largest);
            links.add(link);
            made.add(link);
        }
        rows.getChildren().setAll(made);
        detail.setVisible(!jumps.isEmpty());
        detail.setManaged(!jumps.isEmpty());
    }

    /** Over a pair of columns. */
    private Label title(String text, double width) {
        return cells.number(text, 2 * width, "caption");
    }

    private HBox head() {
        HBox head = cells.row("jumps-head", cells.number("#", NUMBER, "caption", "jump-number-cell"));
        for (double width : new double[] {speedWidth(), speedWidth(), gainWidth()}) {
            head.getChildren().addAll(cells.badge(Side.A, width), cells.badge(Side.B, width));
        }
        head.getChildren().add(cells.number("B − A", gainWidth(), "caption"));
        return head;
    }

    private Button row(Comparison.JumpRow row, double largest) {
        Optional<Jump> a = row.jumps().get(0);
        Optional<Jump> b = row.jumps().get(1);
        double change = Rounded.to(value(b, Jump::gain), 2) - Rounded.to(value(a, Jump::gain), 2);
        Region bar = new Region();
        bar.getStyleClass().add("jump-bar");
        bar.pseudoClassStateChanged(LOSS, change < 0);
        bar.setMaxSize(largest == 0 || Double.isNaN(change) ? 0 : Math.max(1, BAR * Math.abs(change) / largest), 6);
        bar.setMinSize(0, 6);
        bar.setPrefWidth(BAR);
        HBox bars = new HBox(bar);
        bars.setAlignment(Pos.CENTER_LEFT);
        bars.getStyleClass().add("jump-bars");
        bars.setMinWidth(BAR + 8);
        String colour = change > 1e-9 ? "pass" : change < -1e-9 ? "fail" : "muted";
        Label[] ofA = {speed(a, Jump::takeoffSpeed, "cell-a"), speed(a, Jump::landingSpeed, "cell-a"), gain(value(a, Jump::gain), "cell-a")};
        for (Label cell : ofA) {
            ContextActions.on(cell, () -> model.goalsOf(a, pair.a()));
        }
        Button link = cells.link("jump-" + row.number(), () -> model.goTo(row), cells.number(Integer.toString(row.number()), NUMBER, "muted", "jump-number-cell"),
                ofA[0], speed(b, Jump::takeoffSpeed, "cell-b"), ofA[1], speed(b, Jump::landingSpeed, "cell-b"), ofA[2],
                gain(value(b, Jump::gain), "cell-b"), gain(change, "cell-change", colour), bars);
        ContextActions.on(link, () -> model.goalsOf(b, pair.b()));
        return link;
    }

    private Label speed(Optional<Jump> jump, ToDoubleFunction<Jump> of, String styleClass) {
        return cells.number(Numbers.fixed(value(jump, of), small ? 0 : 1), speedWidth(), styleClass);
    }

    private Label gain(double gain, String... styleClasses) {
        return cells.number(Numbers.signed(gain, 2), gainWidth(), styleClasses);
    }

    private double speedWidth() {
        return small ? 34 : 39;
    }

    private double gainWidth() {
        return small ? 54 : 47;
    }

    private static double value(Optional<Jump> jump, ToDoubleFunction<Jump> of) {
        return jump.isPresent() ? of.applyAsDouble(jump.get()) : Double.NaN;
    }

    /** Marks the jump at A's cursor, the last one that has begun. */
    void refresh() {
        List<Comparison.JumpRow> jumps = pair.comparison().jumps();
        int found = 0;
        for (int i = 0; i < jumps.size(); i++) {
            found = jumps.get(i).jumps().get(0).filter(jump -> jump.takeoffTick() <= model.tickA()).isPresent() ? i : found;
        }
        if (found != current && !jumps.isEmpty()) {
            current = found;
            for (int i = 0; i < links.size(); i++) {
                links.get(i).pseudoClassStateChanged(CURRENT, i == current);
            }
            detail.show(jumps.get(current), pair.model());
        }
    }
}
