package dev.goldenangle.workbench.sweep;

import dev.goldenangle.goal.Driver;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.RunMaker;
import dev.goldenangle.toolkit.study.Study;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Tasks;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Speed curves for the table's sparklines: simulated in the background for visible rows, and cached. */
final class RunSpeeds {
    private static final int POINTS = 80;
    private static final int MOST_KEPT = 4000;
    private final LatestTask<Question, Answer> task;
    private final Map<Long, float[]> made = new HashMap<>();
    private OpenStudy of;
    private Function<String, Optional<Level>> levels = name -> Optional.empty();
    private List<Long> asked = List.of();

    private record Question(OpenStudy study, GoalScenario scenario, Function<String, Optional<Level>> levels, List<SweepRow> rows) {
    }

    private record Answer(OpenStudy study, Map<Long, float[]> speeds) {
    }

    /** @param onMade called on the JavaFX thread */
    RunSpeeds(Tasks tasks, Runnable onMade) {
        task = tasks.latest(80, RunSpeeds::make);
        task.answerProperty().addListener((observable, old, answer) -> {
            if (answer != null && answer.study == of) {
                made.putAll(answer.speeds);
                onMade.run();
            }
        });
    }

    /** The scenario of the curves: that of the study's first measure that uses a run, else the default for top speed. */
    static GoalScenario scenario(Study study) {
        return study.measures().stream().map(StudyMeasure::question).filter(question -> question.measure().kind() != GoalMetric.Kind.TRIAL).map(question -> question.scenario()).findFirst()
                .orElseGet(() -> GoalMetrics.find("top_speed").orElseThrow().usual().apply(study.space().model()).orElseThrow());
    }

    /** Simulates the rows that are not cached yet. */
    void want(OpenStudy study, List<SweepRow> rows) {
        if (study != of) {
            of = study;
            made.clear();
            levels = study.study().levels();
        }
        if (made.size() > MOST_KEPT) {
            made.clear();
        }
        List<SweepRow> missing = rows.stream().filter(row -> !made.containsKey(row.number())).toList();
        List<Long> numbers = missing.stream().map(SweepRow::number).toList();
        if (!missing.isEmpty() && !numbers.equals(asked)) {
            asked = numbers;
            task.ask(new Question(study, scenario(study.study()), levels, missing));
        }
    }

    /** Speeds at even time steps; null until simulated. */
    float[] of(SweepRow row) {
        return made.get(row.number());
    }

    private static Answer make(Question question, BooleanSupplier isStale) {
        Map<Long, float[]> speeds = new HashMap<>();
        Study study = question.study.study();
        Model model = study.space().model();
        Optional<Level> level = question.levels.apply(question.scenario.map());
        for (SweepRow row : question.rows) {
            Optional<ParameterSet> knobs = study.parameters(row.values());
            if (isStale.getAsBoolean()) {
                return new Answer(question.study, speeds);
            }
            speeds.put(row.number(), level.isEmpty() || knobs.isEmpty() ? new float[0] : speeds(model, knobs.get(), level.get(), question.scenario));
        }
        return new Answer(question.study, speeds);
    }

    private static float[] speeds(Model model, ParameterSet knobs, Level level, GoalScenario scenario) {
        Driver driver = Driver.parse(scenario.bot()).withSeed(scenario.seed());
        Run run = RunMaker.make(model, knobs, level, driver.create(model, knobs, level), scenario.bot(), RunMaker.ticks(model, knobs, scenario.seconds()));
        int column = CommonColumn.SPEED.index();
        float[] speeds = new float[Math.min(POINTS, run.length())];
        for (int i = 0; i < speeds.length; i++) {
            speeds[i] = run.get(column, (int) ((long) i * (run.length() - 1) / Math.max(1, speeds.length - 1)));
        }
        return speeds;
    }
}
