package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.study.Evaluator;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.RowEngine;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.sensitivity.KnobMap;
import dev.goldenangle.toolkit.study.sensitivity.KnobSlice;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * All measures along the selected knob, or over two knobs, with the other knobs at their current values; also the values for the previous
 * knobs and for a suggestion. Changing the selected knob itself does not change its slice.
 */
final class SliceViewModel {
    static final int VALUES = 17;
    private static final int MAP_SIZE = 15;
    private static final int MAP_SEEDS = 2;
    private static final int REMEMBERED = 24;
    private static final long DELAY_MILLIS = 80;
    private final Document document;
    private final ReadOnlyObjectWrapper<Answer> answer = new ReadOnlyObjectWrapper<>(this, "answer");
    private final List<Answer> known = new ArrayList<>();
    private final LatestTask<MarkQuestion, Marks> marking;
    private final LatestTask<Question, Answer> measuring;
    private Question asked;
    private Optional<ParameterSet> suggestion = Optional.empty();
    private boolean turning;

    /**
     * The inputs of a slice or map.
     *
     * @param knobs keys of one or two knobs
     */
    record Question(Model model, ParameterSet values, List<String> knobs, List<StudyMeasure> measures) {
        /** Whether the result would be the same; the values of the sliced knobs do not matter. */
        boolean isLike(Question other) {
            return model == other.model && knobs.equals(other.knobs) && measures.equals(other.measures) && values.table() == other.values.table()
                    && values.differences(other.values).stream().map(Parameter::key).allMatch(knobs::contains);
        }
    }

    /**
     * A result, possibly partial or, for a map, estimated from few seeds.
     *
     * @param slice for one knob
     * @param map   for two knobs
     */
    record Answer(Question question, Optional<KnobSlice> slice, Optional<KnobMap> map) {
        boolean isComplete() {
            return slice.map(KnobSlice::isComplete).orElse(false)
                    || map.map(plane -> plane.measures().stream().noneMatch(StudyMeasure::isEstimate) && (plane.values().length == 0 || Arrays.stream(plane.values()[0]).noneMatch(Double::isNaN))).orElse(false);
        }
    }

    private record MarkQuestion(Model model, List<StudyMeasure> measures, ParameterSet before, ParameterSet now, Optional<ParameterSet> suggestion) {
    }

    /**
     * The measures for the previous knobs, the current ones and a suggestion: means over the seeds.
     *
     * @param at         the current knobs when they were measured
     * @param suggestion empty without a suggestion
     */
    record Marks(List<StudyMeasure> measures, double[] before, ParameterSet at, double[] now, double[] suggestion) {
    }

    SliceViewModel(Document document, Tasks tasks) {
        this.document = document;
        marking = tasks.latest(DELAY_MILLIS, (question, isStale) -> marks(question));
        measuring = tasks.study(Messages.text("find.measuring"), 0, "find.slice.failed", SliceViewModel::make);
        measuring.answerProperty().addListener((observable, old, made) -> answer.set(made));
        measuring.setOnEnd(state -> keep());
    }

    private static Marks marks(MarkQuestion question) {
        Evaluator evaluator = new Evaluator(question.model, MapLibrary.levels(question.model), question.measures);
        return new Marks(question.measures, means(evaluator, question.before), question.now, means(evaluator, question.now), question.suggestion.map(set -> means(evaluator, set)).orElse(new double[0]));
    }

    private static double[] means(Evaluator evaluator, ParameterSet set) {
        return evaluator.means(evaluator.take(set));
    }

    ReadOnlyObjectProperty<Answer> answerProperty() {
        return answer.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Marks> marksProperty() {
        return marking.answerProperty();
    }

    boolean isRunning() {
        return measuring.isBusy();
    }

    Optional<Progress> progress() {
        return measuring.progress();
    }

    /** Measures again if the selection or another knob has changed; not during a drag on the plot. */
    void look(Selection selection, List<Goal> goals) {
        if (turning) {
            return;
        }
        List<String> knobs = selection.second().map(second -> List.of(selection.knob(), second)).orElse(List.of(selection.knob()));
        List<StudyMeasure> measures = goals.stream().map(goal -> knobs.size() > 1 ? StudyMeasure.estimate(goal, MAP_SEEDS) : StudyMeasure.of(goal)).toList();
        Question question = new Question(document.model(), document.knobs().values(), knobs, measures);
        if (asked == null || !asked.isLike(question)) {
            ask(question);
        } else if (!asked.values.equals(question.values)) {
            asked = question;
            mark();
        }
    }

    /** Sets the suggestion to mark on the plot. */
    void showSuggestion(Optional<ParameterSet> parameters) {
        suggestion = parameters;
        mark();
    }

    private void mark() {
        if (asked != null) {
            marking.ask(new MarkQuestion(asked.model, asked.measures, document.knobs().before(), asked.values, suggestion.filter(set -> set.table() == asked.values.table())));
        }
    }

    private void ask(Question question) {
        measuring.drop();
        asked = question;
        mark();
        Optional<Answer> before = known.stream().filter(other -> other.question.isLike(question)).findFirst();
        answer.set(before.orElse(null));
        if (before.isEmpty()) {
            measuring.ask(question);
        }
    }

    private void keep() {
        if (answer.get() != null && answer.get().isComplete()) {
            known.add(0, answer.get());
            if (known.size() > REMEMBERED) {
                known.remove(REMEMBERED);
            }
        }
    }

    private static Answer make(Question question, Progress progress, Consumer<Answer> news) {
        KnobSpace space = KnobSpace.named(question.model, question.values, question.knobs);
        Evaluator evaluator = new Evaluator(question.model, MapLibrary.levels(question.model), question.measures);
        StudyKnob first = space.knobs().get(0);
        if (space.size() == 1) {
            return of(question, KnobSlice.of(space, first, evaluator, VALUES, RowEngine.allCores(), progress, soFar -> news.accept(of(question, soFar))));
        }
        return of(question, map(space, evaluator, progress, soFar -> news.accept(of(question, soFar))));
    }

    /** Estimates the map from few seeds first, and then measures it with all seeds of the goals. */
    private static KnobMap map(KnobSpace space, Evaluator evaluator, Progress progress, Consumer<KnobMap> news) {
        StudyKnob across = space.knobs().get(0);
        StudyKnob up = space.knobs().get(1);
        KnobMap estimate = KnobMap.of(space, across, up, evaluator, MAP_SIZE, RowEngine.allCores(), progress, news);
        if (estimate.measures().stream().noneMatch(StudyMeasure::isEstimate) || progress.isCancelled()) {
            return estimate;
        }
        news.accept(estimate);
        Evaluator exact = evaluator.of(estimate.measures().stream().map(StudyMeasure::exact).toList());
        KnobMap full = KnobMap.of(space, across, up, exact, MAP_SIZE, RowEngine.allCores(), progress, partial -> { });
        return progress.isCancelled() ? estimate : full;
    }

    private static Answer of(Question question, KnobSlice slice) {
        return new Answer(question, Optional.of(slice), Optional.empty());
    }

    private static Answer of(Question question, KnobMap map) {
        return new Answer(question, Optional.empty(), Optional.of(map));
    }

    /** Clears the slice. */
    void forget() {
        measuring.drop();
        asked = null;
        answer.set(null);
    }

    /** Stops, and keeps the partial result. */
    void cancel() {
        measuring.cancel();
    }

    void close() {
        measuring.drop();
    }

    void beginTurn(StudyKnob knob) {
        turning = true;
        document.history().begin(Messages.text("document.change-knob", knob.parameter().label()));
    }

    /** Sets a knob as its slider would; returns the reason if the value was refused. */
    Optional<String> turn(StudyKnob knob, double amount) {
        if (!document.knobs().values().table().contains(knob.parameter())) {
            return Optional.empty();
        }
        return document.knobs().set(knob.parameter(), new Value(knob.form(), rounded(knob, amount)));
    }

    void endTurn() {
        turning = false;
        document.history().commit();
    }

    void cancelTurn() {
        turning = false;
        document.history().cancel();
    }

    /** Rounds to a power of ten that leaves at least 200 steps in the knob's range. */
    static double rounded(StudyKnob knob, double amount) {
        double inside = Math.max(knob.low(), Math.min(knob.high(), amount));
        if (!knob.isSmooth()) {
            return Math.rint(inside);
        }
        double digits = Math.ceil(Math.log10(200 / (knob.high() - knob.low())));
        double scale = Math.pow(10, Math.abs(digits));
        double rounded = digits >= 0 ? Math.rint(inside * scale) / scale : Math.rint(inside / scale) * scale;
        return Math.max(knob.low(), Math.min(knob.high(), rounded));
    }

    /** Whether the open model has this knob. A plot of another model may still be laid out before it is replaced. */
    boolean has(StudyKnob knob) {
        return document.knobs().values().table().contains(knob.parameter()) && document.knobs().before().table().contains(knob.parameter());
    }

    /** Whether these marks were measured at the current knobs; otherwise the slice estimates the current value. */
    boolean isCurrent(Marks marks) {
        return marks.at().equals(document.knobs().values());
    }

    double now(StudyKnob knob) {
        return knob.amountIn(document.knobs().values());
    }

    double before(StudyKnob knob) {
        return knob.amountIn(document.knobs().before());
    }

    Optional<Double> suggestion(StudyKnob knob) {
        return suggestion.filter(set -> set.table().contains(knob.parameter())).map(knob::amountIn);
    }

    boolean isChanged() {
        return !document.knobs().before().equals(document.knobs().values());
    }
}
