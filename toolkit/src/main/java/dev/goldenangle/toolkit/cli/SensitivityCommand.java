package dev.goldenangle.toolkit.cli;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.math.Decimals;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.Json;
import dev.goldenangle.toolkit.library.Texts;
import dev.goldenangle.toolkit.report.StudyReport;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.Study;
import dev.goldenangle.toolkit.study.StudyMaps;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.StudyTable;
import dev.goldenangle.toolkit.study.design.Design;
import dev.goldenangle.toolkit.study.sensitivity.Effect;
import dev.goldenangle.toolkit.study.sensitivity.EffectMatrix;
import dev.goldenangle.toolkit.study.sensitivity.SobolIndex;
import dev.goldenangle.toolkit.study.sensitivity.SobolIndices;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

@Command(mixinStandardHelpOptions = true, description = "Knob influence: how much each knob changes each metric of a goal set, over the ranges of the sliders.")
final class SensitivityCommand extends AnsweringCommand {
    private static final int USUAL_TRAJECTORIES = 8;
    private static final int USUAL_PAIRS = 64;

    enum Method { MORRIS, SOBOL }

    @Mixin
    private StudyOptions options;

    @Option(names = "--method", description = "morris: quick, elementary effects; sobol: detailed, shares of the variance with confidence.")
    private Method method = Method.MORRIS;

    @Option(names = "--runs", paramLabel = "N", description = "Approximate number of knob settings to simulate.")
    private Integer runs;

    @Option(names = "--seeds", paramLabel = "N", description = "Largest number of seeds for a random bot (default ${DEFAULT-VALUE}); effects need fewer than values.")
    private int seeds = 4;

    @Override
    public Integer call() throws BadInput, IOException {
        checkTable(options.csv);
        Preset preset = options.preset(presets());
        KnobSpace space = options.space(preset);
        GoalSet set = options.goals(preset);
        List<StudyMeasure> measures = set.goals().stream().filter(Goal::counts).map(goal -> StudyMeasure.estimate(goal, seeds)).toList();
        Study study = study(preset, space, measures);
        Progress monitor = new Progress();
        StudyTable table;
        StudyProgress progress = StudyProgress.of(monitor, err());
        try {
            table = study.run(options.threads, monitor, study.table(), () -> { });
        } finally {
            progress.close();
        }
        writeTable(options.csv, text -> text.write(StudyCsv.of(table)));
        if (method == Method.MORRIS) {
            tell(EffectMatrix.of(study, table), set, table, monitor);
        } else {
            tell(indices(study, table), study, table, monitor);
        }
        return Cli.DONE;
    }

    private Study study(Preset preset, KnobSpace space, List<StudyMeasure> measures) throws BadInput {
        int knobs = space.size();
        int count = method == Method.MORRIS ? runs == null ? USUAL_TRAJECTORIES : Math.max(1, Math.round((float) runs / (knobs + 1)))
                : runs == null ? USUAL_PAIRS : Math.max(2, Math.round((float) runs / (knobs + 2)));
        try {
            return new Study("sensitivity", preset.id(), space, method == Method.MORRIS ? Design.MORRIS : Design.SALTELLI, count, 1, measures, StudyMaps.shipped());
        } catch (IllegalArgumentException impossible) {
            throw new BadInput(impossible.getMessage());
        }
    }

    private static List<SobolIndex[]> indices(Study study, StudyTable table) {
        return IntStream.range(0, study.measures().size()).mapToObj(measure -> SobolIndices.of(study.space().size(), table.means(measure))).toList();
    }

    private void tell(EffectMatrix effects, GoalSet set, StudyTable table, Progress monitor) throws IOException {
        List<String> command = options.arguments("sensitivity");
        if (runs != null) {
            command.addAll(List.of("--runs", runs.toString()));
        }
        if (options.report != null) {
            new StudyReport("Knob influence", List.of(Texts.commandLine(command))).effects(effects, set).write(options.report);
        }
        if (isJson()) {
            printJson(json(effects, table, monitor));
        } else if (!isStandardOutput(options.csv)) {
            print(effects, table, monitor);
        }
    }

    private Map<String, Object> json(EffectMatrix effects, StudyTable table, Progress monitor) {
        List<Map<String, Object>> knobs = new ArrayList<>();
        for (int knob : effects.byInfluence()) {
            List<Map<String, Object>> cells = new ArrayList<>();
            for (int measure = 0; measure < effects.measures().size(); measure++) {
                Effect effect = effects.effect(knob, measure);
                Map<String, Object> cell = new LinkedHashMap<>();
                cell.put("measure", effects.measures().get(measure).question().measure().key());
                cell.put("name", effects.measures().get(measure).name());
                cell.put("unit", effects.measures().get(measure).unit());
                cell.put("mean", effect.mean());
                cell.put("mu_star", effect.muStar());
                cell.put("sigma", effect.sigma());
                cells.add(cell);
            }
            knobs.add(entry(effects.knobs().get(knob).key(), cells));
        }
        return whole("morris", knobs, table, monitor);
    }

    private static Map<String, Object> entry(String key, List<Map<String, Object>> cells) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("key", key);
        entry.put("effects", cells);
        return entry;
    }

    private Map<String, Object> whole(String method, List<Map<String, Object>> knobs, StudyTable table, Progress monitor) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("method", method);
        json.put("seeds", seeds);
        json.put("knobs", knobs);
        json.put("runs", table.size());
        json.put("seconds", monitor.seconds());
        return json;
    }

    private void print(EffectMatrix effects, StudyTable table, Progress monitor) {
        PrintWriter out = out();
        for (int measure = 0; measure < effects.measures().size(); measure++) {
            StudyMeasure taken = effects.measures().get(measure);
            out.println(taken.name() + (taken.unit().isEmpty() ? "" : ", " + taken.unit())
                    + (taken.isEstimate() ? " (≈ estimated from " + taken.seeds() + " of " + taken.question().scenario().seeds() + " seeds)" : ""));
            List<List<String>> rows = new ArrayList<>();
            for (int knob : effects.movers(measure).stream().filter(knob -> isWorthALine(effects, knob)).limit(6).toList()) {
                Effect effect = effects.effect(knob, measure);
                rows.add(List.of("  " + effects.knobs().get(knob).parameter().label(), Decimals.signed(effect.mean(), 3), "μ* " + number(effect.muStar()), "σ " + number(effect.sigma())));
            }
            out.print(rows.isEmpty() ? "  no knob changes it" + System.lineSeparator() : Texts.table(rows));
        }
        out.printf(Locale.ROOT, "%d points in %.1f s%n", table.size(), monitor.seconds());
    }

    private static boolean isWorthALine(EffectMatrix effects, int knob) {
        return effects.influence(knob) > 0;
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }

    private void tell(List<SobolIndex[]> indices, Study study, StudyTable table, Progress monitor) {
        PrintWriter out = out();
        if (isJson()) {
            List<Map<String, Object>> knobs = new ArrayList<>();
            for (int knob = 0; knob < study.space().size(); knob++) {
                List<Map<String, Object>> cells = new ArrayList<>();
                for (int measure = 0; measure < study.measures().size(); measure++) {
                    SobolIndex index = indices.get(measure)[knob];
                    Map<String, Object> cell = new LinkedHashMap<>();
                    cell.put("measure", study.measures().get(measure).question().measure().key());
                    cell.put("name", study.measures().get(measure).name());
                    cell.put("first", index.first());
                    cell.put("first_confidence", index.firstConfidence());
                    cell.put("total", index.total());
                    cell.put("total_confidence", index.totalConfidence());
                    cells.add(cell);
                }
                knobs.add(entry(study.space().knobs().get(knob).key(), cells));
            }
            Json.print(out, whole("sobol", knobs, table, monitor));
            return;
        }
        for (int measure = 0; measure < study.measures().size(); measure++) {
            SobolIndex[] column = indices.get(measure);
            out.println(study.measures().get(measure).name());
            List<List<String>> rows = IntStream.range(0, column.length).boxed().sorted((a, b) -> Double.compare(column[b].total(), column[a].total())).limit(6)
                    .map(knob -> List.of("  " + study.space().knobs().get(knob).parameter().label(), "alone " + number(column[knob].first()) + " ± " + number(column[knob].firstConfidence()),
                            "with others " + number(column[knob].total()) + " ± " + number(column[knob].totalConfidence()))).toList();
            out.print(Texts.table(rows));
        }
        out.printf(Locale.ROOT, "%d points in %.1f s%n", table.size(), monitor.seconds());
    }
}
