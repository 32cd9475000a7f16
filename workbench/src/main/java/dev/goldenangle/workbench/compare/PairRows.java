package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.analysis.Comparison.Verdict;
import dev.goldenangle.analysis.Jump;
import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.workbench.compare.PairTable.Extra;
import dev.goldenangle.workbench.compare.PairTable.Row;
import dev.goldenangle.workbench.compare.PairTable.Value;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.LaneSignals;
import dev.goldenangle.workbench.text.Messages;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** Builds the rows of the comparison tables. Rounded parts add up to the rounded total. */
final class PairRows {
    private static final int DIGITS = 2;
    private final CompareViewModel model;

    PairRows(CompareViewModel model) {
        this.model = model;
    }

    static Row knob(Parameter parameter, ParameterSet a, ParameterSet b) {
        return new Row("parameter-" + parameter.key(), parameter.label(), CellText.knobUnit(parameter, b, a), new Value(a.get(parameter), CellText.knob(parameter, a, b)),
                new Value(b.get(parameter), CellText.knob(parameter, b, a)), new Value(b.get(parameter) - a.get(parameter), CellText.knobChange(parameter, a, b)), "gold");
    }

    Row metric(Compared pair, Comparison.MetricRow row) {
        Metric metric = row.metric();
        Verdict verdict = row.verdict(1);
        boolean hasUnit = metric.quantity() != Metric.Quantity.RATIO && pair.hasOneModel();
        String unit = hasUnit ? metric.symbol(pair.model().lengthUnit().symbol(), pair.model().speedUnit().symbol()) : "";
        String tone = verdict == Verdict.BETTER ? "pass" : verdict == Verdict.WORSE ? "fail" : "muted";
        return new Row("metric-" + metric.key(), metric.label(), unit, new Value(row.shown(0), CellText.metric(row, 0)), new Value(row.shown(1), CellText.metric(row, 1)),
                new Value(row.shownChange(1), CellText.metricChange(row)), tone)
                .with(new Extra(metric.doc(), verdict, () -> model.goTo(row), side -> side == Side.A ? model.goalsOf(row, pair.a(), 0) : model.goalsOf(row, pair.b(), 1), LaneSignals.of(metric), false));
    }

    List<Row> causes(Compared pair) {
        List<Comparison.CauseRow> causes = pair.comparison().causes();
        double[] a = Rounded.parts(causes.stream().map(row -> row.values().get(0)).toList(), DIGITS);
        double[] b = Rounded.parts(causes.stream().map(row -> row.values().get(1)).toList(), DIGITS);
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < causes.size(); i++) {
            Comparison.CauseRow row = causes.get(i);
            rows.add(change("cause-" + key(row.cause()), row.cause().label(), a[i], b[i]).with(Extra.leadingTo(() -> model.goTo(row))));
        }
        rows.add(change("cause-sum", Messages.text("compare.cause.sum"), pair.comparison().changeOfSpeed(0), pair.comparison().changeOfSpeed(1)).with(Extra.SUM));
        return rows;
    }

    /** All values of one jump, including the causes of its speed change. */
    static List<Row> jump(Comparison.JumpRow row, Model model) {
        Optional<Jump> a = row.jumps().get(0);
        Optional<Jump> b = row.jumps().get(1);
        String speed = model.speedUnit().symbol();
        String length = model.lengthUnit().symbol();
        List<Row> rows = new ArrayList<>(List.of(
                detail("takeoff", Messages.text("compare.jump.takeoff"), speed, 1, row, Jump::takeoffSpeed),
                detail("landing", Messages.text("compare.jump.landing"), speed, 1, row, Jump::landingSpeed),
                detail("sync", Messages.text("compare.jump.sync"), "%", 0, row, jump -> 100 * jump.sync()),
                detail("efficiency", Messages.text("compare.jump.efficiency"), "%", 0, row, jump -> 100 * jump.efficiency()),
                detail("airtime", Messages.text("compare.jump.airtime"), "s", 2, row, Jump::airtime),
                detail("height", Messages.text("compare.jump.height"), length, 2, row, Jump::height),
                detail("distance", Messages.text("compare.jump.distance"), length, 1, row, Jump::distance)));
        List<SpeedCause> causes = Arrays.stream(SpeedCause.values()).filter(cause -> of(a, cause) != 0 || of(b, cause) != 0).toList();
        double[] first = parts(a, causes);
        double[] second = parts(b, causes);
        for (int i = 0; i < causes.size(); i++) {
            rows.add(change("detail-cause-" + key(causes.get(i)), causes.get(i).label(), first[i], second[i]));
        }
        rows.add(change("detail-gain", Messages.text("compare.jump.gain"), a.isPresent() ? Arrays.stream(first).sum() : Double.NaN, b.isPresent() ? Arrays.stream(second).sum() : Double.NaN).with(Extra.SUM));
        return rows;
    }

    private static Row detail(String id, String name, String unit, int digits, Comparison.JumpRow row, ToDoubleFunction<Jump> of) {
        double a = value(row.jumps().get(0), of);
        double b = value(row.jumps().get(1), of);
        return new Row("detail-" + id, name, unit, new Value(a, Numbers.fixed(a, digits)), new Value(b, Numbers.fixed(b, digits)), new Value(b - a, CellText.change(a, b, digits)), "muted");
    }

    private static Row change(String id, String name, double a, double b) {
        double change = Rounded.to(b, DIGITS) - Rounded.to(a, DIGITS);
        return new Row(id, name, "", new Value(a, Numbers.signed(a, DIGITS)), new Value(b, Numbers.signed(b, DIGITS)), new Value(change, CellText.change(a, b, DIGITS)), tone(change));
    }

    /** The style class of a gain or loss. */
    static String tone(double change) {
        return change > 1e-9 ? "pass" : change < -1e-9 ? "fail" : "muted";
    }

    static double value(Optional<Jump> jump, ToDoubleFunction<Jump> of) {
        return jump.isPresent() ? of.applyAsDouble(jump.get()) : Double.NaN;
    }

    private static String key(SpeedCause cause) {
        return cause.name().toLowerCase(Locale.ROOT);
    }

    private static double[] parts(Optional<Jump> jump, List<SpeedCause> causes) {
        double[] none = new double[causes.size()];
        Arrays.fill(none, Double.NaN);
        return jump.isEmpty() ? none : Rounded.parts(causes.stream().map(cause -> of(jump, cause)).toList(), DIGITS);
    }

    private static double of(Optional<Jump> jump, SpeedCause cause) {
        return jump.map(j -> j.causes().getOrDefault(cause, 0.0)).orElse(0.0);
    }
}
