package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.study.Evaluator;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.RowEngine;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.StudyCache;
import dev.goldenangle.toolkit.study.StudyTable;
import dev.goldenangle.toolkit.study.sensitivity.EffectMatrix;
import dev.goldenangle.toolkit.study.sensitivity.StepEffects;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Sensitivity analysis: how much one step of each knob changes each goal's measure, starting from the current knobs. Runs in the
 * background. When knobs change, the result stays on screen, marked as outdated, until the user updates it.
 */
final class EffectsViewModel {
    static final int SEEDS = 4;
    private static final int TRAJECTORIES = 8;
    private static final int REMEMBERED = 16;
    private final Document document;
    private final Tasks tasks;
    private final StudyCache shelf;
    private final ReadOnlyObjectWrapper<Effects> effects = new ReadOnlyObjectWrapper<>(this, "effects");
    private final List<Goal> extras = new ArrayList<>();
    private final Map<Asked, Effects> known = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Asked, Effects> eldest) {
            return size() > REMEMBERED;
        }
    };
    private final LatestTask<Asked, Effects> analysing;
    private Asked asked;
    private Asked present;
    private List<Goal> presentGoals = List.of();

    /**
     * The inputs of an analysis.
     *
     * @param measures the measures of the goals; the goals' limits do not affect the result
     */
    record Asked(Model model, ParameterSet values, List<StudyMeasure> measures) {
        boolean isSameTable(Asked other) {
            return model == other.model && measures.equals(other.measures);
        }
    }

    /**
     * A result, possibly partial or estimated.
     *
     * @param now  the measures' values at the analysed knobs
     * @param runs how many runs were simulated
     */
    record Effects(Asked asked, EffectMatrix matrix, double[] now, long runs, double seconds, boolean isComplete) {
        int row(String knob) {
            return IntStream.range(0, matrix.knobs().size()).filter(i -> matrix.knobs().get(i).key().equals(knob)).findFirst().orElse(-1);
        }
    }

    EffectsViewModel(Document document, Tasks tasks, StudyCache shelf) {
        this.document = document;
        this.tasks = tasks;
        this.shelf = shelf;
        document.setupProperty().addListener((observable, old, now) -> follow());
        document.goals().setProperty().addListener((observable, old, now) -> follow());
        document.presetProperty().addListener((observable, old, now) -> {
            if (old.model() != now.model()) {
                extras.clear();
            }
        });
        analysing = tasks.study(Messages.text("find.influence.waiting.title"), 0, "find.influence.failed", this::make);
        analysing.answerProperty().addListener((observable, old, made) -> {
            known.put(made.asked, made);
            effects.set(made);
        });
    }

    /** The newest result for this model and these measures; null before the first. */
    ReadOnlyObjectProperty<Effects> effectsProperty() {
        return effects.getReadOnlyProperty();
    }

    Optional<Effects> effects() {
        return Optional.ofNullable(effects.get());
    }

    /** The columns: the goals of the current set, then measures added by {@link #column}. */
    List<Goal> goals() {
        return Stream.concat(document.goals().set().goals().stream(), extras.stream()).toList();
    }

    /** Called on every frame, so the value is cached until something changes. */
    private Asked present() {
        List<Goal> goals = goals();
        ParameterSet values = document.knobs().values();
        if (present == null || present.model != document.model() || present.values != values || !goals.equals(presentGoals)) {
            presentGoals = goals;
            present = new Asked(document.model(), values, goals.stream().map(goal -> StudyMeasure.estimate(goal, SEEDS)).toList());
        }
        return present;
    }

    /** Whether there are goals, and they belong to the current model. */
    boolean canAsk() {
        return !goals().isEmpty() && document.goals().set().model().equals(document.model().id()) && document.knobs().values().table() == document.model().parameters();
    }

    /** Whether the knobs or goals have changed since the shown result. */
    boolean isStale() {
        return effects.get() != null && !effects.get().asked.equals(present());
    }

    /** Whether some of the shown effects are estimates from fewer seeds than their goals have. */
    boolean isEstimate() {
        return effects.get() != null && effects.get().matrix.measures().stream().anyMatch(StudyMeasure::isEstimate);
    }

    boolean isRunning() {
        return analysing.isBusy();
    }

    Optional<Progress> progress() {
        return analysing.progress();
    }

    /** Restores a cached result for the current knobs; clears results of another model or of other measures. */
    private void follow() {
        if (!canAsk()) {
            forget();
            return;
        }
        Asked wanted = present();
        if (known.containsKey(wanted)) {
            effects.set(known.get(wanted));
        } else if (effects.get() != null && !effects.get().asked.isSameTable(wanted)) {
            effects.set(null);
        }
        if (asked != null && !asked.isSameTable(wanted)) {
            drop();
        }
    }

    private void forget() {
        effects.set(null);
        drop();
    }

    private void drop() {
        asked = null;
        analysing.drop();
    }

    /** Starts the first analysis for this model and these goals. */
    void ensure() {
        if (canAsk() && effects.get() == null && asked == null) {
            update();
        }
    }

    /** Starts an analysis at the current knobs, unless its result is complete or already being computed. */
    void update() {
        Asked wanted = present();
        boolean isComplete = known.containsKey(wanted) && known.get(wanted).isComplete;
        if (!canAsk() || isComplete || isRunning() && wanted.equals(asked)) {
            return;
        }
        tasks.notifications().newWork();
        asked = wanted;
        analysing.ask(wanted);
    }

    /** Estimates the effects from few seeds first, and then measures them with all seeds of the goals. */
    private Effects make(Asked what, Progress progress, Consumer<Effects> news) throws Exception {
        Evaluator evaluator = new Evaluator(what.model, MapLibrary.levels(what.model), what.measures.stream().map(StudyMeasure::exact).toList());
        double[] now = evaluator.means(evaluator.take(what.values));
        Effects estimate = measure(what, what.measures, now, progress, news);
        List<StudyMeasure> exact = what.measures.stream().filter(StudyMeasure::isEstimate).map(StudyMeasure::exact).toList();
        if (estimate == null || exact.isEmpty() || progress.isCancelled()) {
            return estimate;
        }
        news.accept(estimate);
        Effects full = measure(what, exact, now, progress, partial -> { });
        return full == null || !full.isComplete ? estimate : new Effects(what, estimate.matrix.with(full.matrix), now, estimate.runs + full.runs, progress.seconds(), true);
    }

    private Effects measure(Asked what, List<StudyMeasure> measures, double[] now, Progress progress, Consumer<Effects> news) throws Exception {
        StepEffects plan = StepEffects.of(document.preset().id(), KnobSpace.sliders(what.model, what.values, List.of()), measures, TRAJECTORIES);
        StudyTable table = plan.study().table();
        shelf.run(plan.study(), RowEngine.allCores(), progress, table, () -> {
            if (table.size() % plan.pointsOfATrajectory() == 0) {
                news.accept(effects(what, plan, table, now, progress));
            }
        });
        return table.size() < plan.pointsOfATrajectory() ? null : effects(what, plan, table, now, progress);
    }

    private static Effects effects(Asked what, StepEffects plan, StudyTable table, double[] now, Progress progress) {
        boolean isComplete = table.size() == plan.study().rows() && plan.study().measures().stream().noneMatch(StudyMeasure::isEstimate);
        return new Effects(what, plan.matrix(table), now, (long) table.size() * plan.study().runsPerRow(), progress.seconds(), isComplete);
    }

    /** Stops, and keeps the partial result. The next update continues from there. */
    void cancel() {
        analysing.cancel();
    }

    /** Stops; finished rows stay on disk. */
    void close() {
        drop();
    }

    /** Returns the column of a measure; adds one if no goal uses the measure. Returns −1 if the measure does not fit the model. */
    int column(GoalMetric measure) {
        List<Goal> all = goals();
        int found = IntStream.range(0, all.size()).filter(i -> all.get(i).measure().equals(measure)).findFirst().orElse(-1);
        if (found >= 0 || !measure.fits(document.model())) {
            return found;
        }
        extras.add(Goal.usual(measure, 0, document.model(), document.knobs().values().w()).withWeight(0));
        follow();
        return all.size();
    }

    boolean isLocked(StudyKnob knob) {
        return document.knobs().isLocked(knob.parameter());
    }

    boolean isChanged(StudyKnob knob) {
        return document.knobs().isChanged(knob.parameter());
    }

    void toggleLock(Parameter knob) {
        if (document.knobs().isLocked(knob)) {
            document.knobs().unlock(knob);
        } else {
            document.knobs().lock(knob);
        }
    }

    /**
     * The knobs, as rows of the matrix, in display order.
     *
     * @param column sorts by influence on this measure; −1 sorts by the largest influence on any, weighted by the goals' weights
     */
    List<Integer> order(int column) {
        if (effects.get() == null) {
            return List.of();
        }
        EffectMatrix matrix = effects.get().matrix;
        return IntStream.range(0, matrix.knobs().size()).boxed()
                .sorted(Comparator.comparingDouble((Integer knob) -> column >= 0 && column < matrix.measures().size() ? -matrix.share(knob, column) : -weighted(matrix, knob))
                        .thenComparing(knob -> knob)).toList();
    }

    private double weighted(EffectMatrix matrix, int knob) {
        List<Goal> goals = goals();
        return IntStream.range(0, Math.min(goals.size(), matrix.measures().size()))
                .mapToDouble(i -> matrix.share(knob, i) * (0.25 + goals.get(i).weight())).max().orElse(0);
    }
}
