package dev.goldenangle.toolkit.report;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.analysis.Jump;
import dev.goldenangle.analysis.Jumps;
import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.analysis.SpeedAccount;
import dev.goldenangle.math.Decimals;
import dev.goldenangle.motor.Model;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.toolkit.library.Texts;
import dev.goldenangle.toolkit.plot.Markup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Writes the tables of a report, with the same numbers as the command line. */
final class ReportTables {
    static final int CHANGE_DIGITS = 2;
    private static final int MOMENTS = 5;
    private final Markup page;
    private final List<ReportRun> runs;
    private final Comparison comparison;
    private final List<String> names;

    ReportTables(Markup page, List<ReportRun> runs, Comparison comparison) {
        this.page = page;
        this.runs = runs;
        this.comparison = comparison;
        names = runs.stream().map(ReportRun::name).toList();
    }

    /** @param keyed whether each row is a run, shown with its line style */
    void table(List<String> head, List<List<String>> rows, boolean keyed) {
        begin(head);
        for (int i = 0; i < rows.size(); i++) {
            page.begin("tr");
            for (int column = 0; column < rows.get(i).size(); column++) {
                page.begin("td");
                if (keyed && column == 0) {
                    page.element("span", "", "class", RunStyle.of(i).key());
                }
                page.text(rows.get(i).get(column)).end();
            }
            page.end();
        }
        page.end().end();
    }

    private void begin(List<String> head) {
        page.begin("table").begin("thead").begin("tr");
        head.forEach(name -> page.element("th", name));
        page.end().end().begin("tbody");
    }

    private static List<String> row(String name, List<String> cells) {
        List<String> row = new ArrayList<>(List.of(name));
        row.addAll(cells);
        return row;
    }

    void metrics() {
        List<String> head = new ArrayList<>(List.of("Metric", names.get(0)));
        names.stream().skip(1).forEach(name -> head.addAll(List.of(name, "change", "")));
        begin(head);
        for (Comparison.MetricRow metric : comparison.metrics()) {
            page.begin("tr").element("td", metric.metric().label(), "title", metric.metric().doc());
            for (int run = 0; run < runs.size(); run++) {
                page.element("td", Texts.metric(metric.metric(), metric.values().get(run), runs.get(run).model()));
                if (run > 0) {
                    Comparison.Verdict verdict = metric.verdict(run);
                    String tone = verdict == Comparison.Verdict.BETTER ? "pass" : verdict == Comparison.Verdict.WORSE ? "fail" : "muted";
                    page.element("td", Decimals.signed(metric.shownChange(run), metric.metric().quantity().digits()), "class", tone);
                    page.element("td", verdict == Comparison.Verdict.NEITHER ? "" : verdict.name().toLowerCase(Locale.ROOT), "class", tone);
                }
            }
            page.end();
        }
        page.end().end();
    }

    void parameters() {
        if (comparison.parameters().isEmpty()) {
            boolean oneModel = runs.stream().map(ReportRun::model).distinct().count() == 1;
            page.element("p", oneModel ? "None." : "The runs use different models.", "class", "muted");
            return;
        }
        table(row("Parameter", names), comparison.parameters().stream()
                .map(p -> row(p.parameter().label() + " (" + p.parameter().key() + ")", p.sets().stream().map(set -> set.asText().get(p.parameter().key())).toList())).toList(), false);
    }

    /** The change of speed by cause for each run, rounded so that the causes shown add up to the change shown. */
    static List<double[]> causeParts(Comparison comparison) {
        List<double[]> parts = new ArrayList<>();
        for (int run = 0; run < comparison.runs().size(); run++) {
            int index = run;
            parts.add(Rounded.parts(comparison.causes().stream().map(row -> row.values().get(index)).toList(), CHANGE_DIGITS));
        }
        return parts;
    }

    void causes() {
        List<double[]> parts = causeParts(comparison);
        begin(row("Cause", runs.stream().map(run -> run.name() + ", " + run.model().speedUnit().symbol()).toList()));
        for (int i = 0; i < comparison.causes().size(); i++) {
            int index = i;
            cells("", row(comparison.causes().get(i).cause().label(), parts.stream().map(part -> Decimals.signed(part[index], CHANGE_DIGITS)).toList()));
        }
        List<String> sums = new ArrayList<>();
        for (int run = 0; run < runs.size(); run++) {
            sums.add(Decimals.signed(comparison.changeOfSpeed(run), CHANGE_DIGITS));
        }
        cells("sum", row("Change of speed", sums));
        page.end().end();
    }

    private void cells(String style, List<String> texts) {
        page.begin("tr", "class", style);
        texts.forEach(text -> page.element("td", text));
        page.end();
    }

    void worstMoments() {
        for (ReportRun run : runs) {
            List<SpeedAccount.Moment> moments = SpeedAccount.of(new RunReader(run.run())).worstMoments(MOMENTS);
            if (!moments.isEmpty()) {
                page.element("h3", "Worst moments of " + run.name());
                table(List.of("Cause", "From s", "To s", "Change " + run.model().speedUnit().symbol()), moments.stream().map(moment -> List.of(moment.cause().label(),
                        seconds(run, moment.fromTick()), seconds(run, moment.toTick()), Decimals.signed(moment.change(), CHANGE_DIGITS))).toList(), false);
            }
        }
    }

    private static String seconds(ReportRun run, int tick) {
        return Decimals.fixed((tick + 1) / run.run().header().tickRate(), 3);
    }

    /** Writes a table for each run; the causes add up to the gain. */
    void jumps() {
        for (ReportRun run : runs) {
            List<Jump> jumps = Jumps.of(new RunReader(run.run()));
            page.element("h3", run.name() + ", " + (jumps.size() == 1 ? "1 jump" : jumps.size() + " jumps"));
            if (!jumps.isEmpty()) {
                jumps(run.model(), jumps);
            }
        }
    }

    private void jumps(Model model, List<Jump> jumps) {
        List<SpeedCause> causes = Arrays.stream(SpeedCause.values()).filter(cause -> jumps.stream().anyMatch(jump -> jump.causes().get(cause) != 0)).toList();
        String speed = model.speedUnit().symbol();
        String length = model.lengthUnit().symbol();
        List<String> head = new ArrayList<>(List.of("#", "Take-off " + speed, "Landing " + speed, "Gain " + speed, "Sync %", "Efficiency %", "Airtime s", "Height " + length, "Distance " + length));
        causes.forEach(cause -> head.add(cause.label()));
        table(head, jumps.stream().map(jump -> jump(jump, causes)).toList(), false);
    }

    private static List<String> jump(Jump jump, List<SpeedCause> causes) {
        double[] parts = Rounded.parts(causes.stream().map(jump.causes()::get).toList(), CHANGE_DIGITS);
        List<String> cells = new ArrayList<>(List.of(Integer.toString(jump.number()), Decimals.fixed(jump.takeoffSpeed(), CHANGE_DIGITS), Decimals.fixed(jump.landingSpeed(), CHANGE_DIGITS),
                Decimals.signed(jump.gain(), CHANGE_DIGITS), Decimals.fixed(100 * jump.sync(), 1), Decimals.fixed(100 * jump.efficiency(), 1), Decimals.fixed(jump.airtime(), 2),
                Decimals.fixed(jump.height(), 2), Decimals.fixed(jump.distance(), 1)));
        Arrays.stream(parts).forEach(part -> cells.add(Decimals.signed(part, CHANGE_DIGITS)));
        return cells;
    }
}
