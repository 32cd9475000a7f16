package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.analysis.Jump;
import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.motor.Model;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.workbench.look.Numbers;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** Everything about one jump in both runs, down to what took its speed; the causes add up to the gain. */
final class JumpDetail extends VBox {
    private static final double NUMBER = 74;
    private final Cells cells;
    private final List<Node> made = new ArrayList<>();
    private Optional<Jump> a = Optional.empty();
    private Optional<Jump> b = Optional.empty();

    JumpDetail(Cells cells) {
        this.cells = cells;
        setId("jump-detail");
        getStyleClass().add("jump-detail");
    }

    void show(Comparison.JumpRow row, Model model) {
        a = row.jumps().get(0);
        b = row.jumps().get(1);
        made.clear();
        Label title = new Label("Jump " + row.number());
        title.getStyleClass().add("strong");
        HBox name = cells.name("", "");
        name.getChildren().setAll(title);
        made.add(cells.row("detail-head", name, cells.badge(Side.A, NUMBER), cells.badge(Side.B, NUMBER), cells.number("B − A", NUMBER, "caption")));
        String speed = model.speedUnit().symbol();
        String length = model.lengthUnit().symbol();
        add("takeoff", "Take-off", speed, 1, Jump::takeoffSpeed);
        add("landing", "Landing", speed, 1, Jump::landingSpeed);
        add("sync", "Sync", "%", 0, jump -> 100 * jump.sync());
        add("efficiency", "Efficiency", "%", 0, jump -> 100 * jump.efficiency());
        add("airtime", "Airtime", "s", 2, Jump::airtime);
        add("height", "Height", length, 2, Jump::height);
        add("distance", "Distance", length, 1, Jump::distance);
        addCauses();
        getChildren().setAll(made);
    }

    private void add(String id, String name, String unit, int digits, ToDoubleFunction<Jump> of) {
        double first = a.map(of::applyAsDouble).orElse(Double.NaN);
        double second = b.map(of::applyAsDouble).orElse(Double.NaN);
        made.add(cells.row("detail-" + id, cells.name(name, unit), cells.number(Numbers.fixed(first, digits), NUMBER, "cell-a"),
                cells.number(Numbers.fixed(second, digits), NUMBER, "cell-b"), cells.number(CellText.change(first, second, digits), NUMBER, "cell-change", "muted")));
    }

    private void addCauses() {
        List<SpeedCause> causes = Arrays.stream(SpeedCause.values()).filter(cause -> of(a, cause) != 0 || of(b, cause) != 0).toList();
        double[] first = parts(a, causes);
        double[] second = parts(b, causes);
        for (int i = 0; i < causes.size(); i++) {
            made.add(cells.row("detail-cause-" + causes.get(i).name().toLowerCase(Locale.ROOT), CauseTable.changes(cells, causes.get(i).label(), first[i], second[i])));
        }
        HBox sum = cells.row("detail-gain", CauseTable.changes(cells, "Gain", a.isPresent() ? Arrays.stream(first).sum() : Double.NaN,
                b.isPresent() ? Arrays.stream(second).sum() : Double.NaN));
        sum.getStyleClass().add("sum-row");
        made.add(sum);
    }

    private static double[] parts(Optional<Jump> jump, List<SpeedCause> causes) {
        double[] none = new double[causes.size()];
        Arrays.fill(none, Double.NaN);
        return jump.isEmpty() ? none : Rounded.parts(causes.stream().map(cause -> of(jump, cause)).toList(), CauseTable.DIGITS);
    }

    private static double of(Optional<Jump> jump, SpeedCause cause) {
        return jump.map(j -> j.causes().getOrDefault(cause, 0.0)).orElse(0.0);
    }
}
