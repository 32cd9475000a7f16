package dev.goldenangle.toolkit.cli;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.analysis.Gap;
import dev.goldenangle.analysis.Jump;
import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.math.Decimals;
import dev.goldenangle.motor.Model;
import dev.goldenangle.toolkit.library.Texts;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** A comparison as text tables. */
final class ComparisonText {
    private static final int CHANGE_DIGITS = 2;
    private final List<String> names;
    private final Comparison comparison;
    private final List<Model> models;

    ComparisonText(List<String> names, Comparison comparison) {
        this.names = names;
        this.comparison = comparison;
        models = comparison.runs().stream().map(run -> ModelCatalog.find(run.header().model()).orElseThrow()).toList();
    }

    void print(PrintWriter out) {
        out.print(Texts.table(metrics()));
        if (!comparison.parameters().isEmpty()) {
            out.printf("%nParameters that differ%n");
            out.print(Texts.table(comparison.parameters().stream()
                    .map(p -> row(p.parameter().key(), p.sets().stream().map(set -> CompareCommand.written(set, p.parameter())).toList())).toList()));
        }
        out.printf("%nSpeed by cause%n");
        out.print(Texts.table(causes()));
        if (!comparison.jumps().isEmpty()) {
            out.printf("%nGain of each jump%n");
            out.print(Texts.table(comparison.jumps().stream().map(jump -> row(Integer.toString(jump.number()), cells(jump.jumps(), Jump::gain))).toList()));
        }
        printGaps(out);
        out.printf("%n%s%n", comparison.firstDivergence() < 0 ? "The runs are the same, bit for bit." : "The runs diverge at tick " + comparison.firstDivergence() + ".");
    }

    /** The best value is marked; changes are relative to the first run and computed from the rounded numbers shown. */
    private List<List<String>> metrics() {
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("", names.get(0)));
        names.stream().skip(1).forEach(name -> head.addAll(List.of(name, "change")));
        rows.add(head);
        for (Comparison.MetricRow metric : comparison.metrics()) {
            List<String> cells = new ArrayList<>();
            for (int run = 0; run < names.size(); run++) {
                cells.add((run == metric.best() ? "* " : "") + Texts.metric(metric.metric(), metric.values().get(run), models.get(run)));
                if (run > 0) {
                    cells.add(Decimals.signed(metric.shownChange(run), metric.metric().quantity().digits()));
                }
            }
            rows.add(row(metric.metric().label(), cells));
        }
        return rows;
    }

    private List<List<String>> causes() {
        List<double[]> parts = new ArrayList<>();
        for (int run = 0; run < names.size(); run++) {
            int index = run;
            parts.add(Rounded.parts(comparison.causes().stream().map(row -> row.values().get(index)).toList(), CHANGE_DIGITS));
        }
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < comparison.causes().size(); i++) {
            int index = i;
            rows.add(row(comparison.causes().get(i).cause().label(), parts.stream().map(part -> Decimals.signed(part[index], CHANGE_DIGITS)).toList()));
        }
        List<String> sums = new ArrayList<>();
        for (int run = 0; run < names.size(); run++) {
            sums.add(Decimals.signed(comparison.changeOfSpeed(run), CHANGE_DIGITS));
        }
        rows.add(row("Change of speed", sums));
        return rows;
    }

    private static List<String> cells(List<Optional<Jump>> jumps, ToDoubleFunction<Jump> value) {
        return jumps.stream().map(jump -> jump.map(j -> Decimals.signed(value.applyAsDouble(j), CHANGE_DIGITS)).orElse("–")).toList();
    }

    private void printGaps(PrintWriter out) {
        for (int run = 1; run <= comparison.gaps().size(); run++) {
            Gap gap = comparison.gaps().get(run - 1);
            if (gap.reach() > 0) {
                String unit = models.get(0).lengthUnit().symbol();
                out.printf("%nSeconds along the course, %s against %s%n", names.get(run), names.get(0));
                List<List<String>> rows = new ArrayList<>(gap.gates().stream().map(gate -> place(gate.label(), gate.along(), unit, gate.seconds())).toList());
                rows.add(place("farthest point both reach", gap.reach(), unit, gap.seconds()));
                out.print(Texts.table(rows));
            }
        }
    }

    private static List<String> place(String name, double along, String unit, double seconds) {
        return row(name, List.of(Decimals.fixed(along, 1) + " " + unit, Decimals.signed(seconds, CHANGE_DIGITS) + " s"));
    }

    private static List<String> row(String name, List<String> cells) {
        List<String> row = new ArrayList<>(List.of(name));
        row.addAll(cells);
        return row;
    }
}
