package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.PointJournal;
import dev.goldenangle.toolkit.study.RowEngine;
import dev.goldenangle.toolkit.background.Job;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.StudyCache;
import dev.goldenangle.toolkit.study.reach.Reach;
import dev.goldenangle.toolkit.study.reach.ReachAnswer;
import dev.goldenangle.toolkit.study.reach.ReachQuestion;
import dev.goldenangle.toolkit.study.reach.Suggestion;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;

/** The suggestion search: which goals to reach, which knobs may change, and the suggestions found. */
final class ReachViewModel {
    private final Document document;
    private final Tasks tasks;
    private final ReachMemory memory;
    private final SuggestionPreview trial;
    private final ReachKnobs knobs;
    private final ReadOnlyObjectWrapper<Outcome> outcome = new ReadOnlyObjectWrapper<>(this, "outcome", Outcome.NONE);
    private final ReadOnlyObjectWrapper<Suggestion> selected = new ReadOnlyObjectWrapper<>(this, "selected");
    private final Set<String> chosen = new LinkedHashSet<>();
    /** Whether the user has chosen goals; until then the missed goals are used. */
    private boolean isChosen;
    private boolean keepOthers = true;
    private int atMost = 3;
    private SuggestionOrder order = SuggestionOrder.FEWEST_KNOBS;
    private final LatestTask<ReachQuestion, ReachAnswer> searching;
    private boolean remembered;
    /** Whether the user has selected a suggestion; until then the best so far is selected. */
    private boolean isSelectedByHand;
    private Runnable onChange = () -> { };
    private ToDoubleFunction<Goal> present = goal -> Double.NaN;

    /**
     * The result of a search.
     *
     * @param values  the knobs the search started from; null before the first search
     * @param kept    the other goals that the search kept
     * @param answer  suggestions so far; null while there are none
     * @param isEnded whether the search has finished
     */
    record Outcome(ParameterSet values, List<Goal> wanted, List<Goal> kept, ReachAnswer answer, boolean isEnded) {
        static final Outcome NONE = new Outcome(null, List.of(), List.of(), null, true);

        List<Suggestion> suggestions() {
            return answer == null ? List.of() : answer.suggestions();
        }
    }

    ReachViewModel(Document document, Tasks tasks, StudyCache shelf, SuggestionPreview trial) {
        this.document = document;
        this.tasks = tasks;
        this.trial = trial;
        knobs = new ReachKnobs(document, trial);
        memory = new ReachMemory(shelf);
        document.goals().setProperty().addListener((observable, old, set) -> {
            if (!old.id().equals(set.id()) || !old.model().equals(set.model())) {
                forget();
            }
            onChange.run();
        });
        document.presetProperty().addListener((observable, old, now) -> {
            // Saving a preset under the same name also changes the property; keep the search then.
            if (!old.id().equals(now.id())) {
                forget();
            }
        });
        searching = tasks.study(Messages.text("find.searching.title"), 0, "find.search.failed", this::solve);
        searching.answerProperty().addListener((observable, old, answer) -> show(answer));
        searching.setOnEnd(this::end);
    }

    private void forget() {
        trial.back();
        searching.drop();
        isChosen = false;
        remembered = false;
        chosen.clear();
        selected.set(null);
        outcome.set(Outcome.NONE);
    }

    /** @param action called when the chosen goals or settings change */
    void setOnChange(Runnable action) {
        onChange = action;
    }

    /** @param source a goal's value when last measured; NaN if unknown */
    void setPresent(ToDoubleFunction<Goal> source) {
        present = source;
    }

    double present(Goal goal) {
        return present.applyAsDouble(goal);
    }

    ReadOnlyObjectProperty<Outcome> outcomeProperty() {
        return outcome.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Suggestion> selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    SuggestionPreview trial() {
        return trial;
    }

    /** All goals that can be chosen. */
    List<Goal> goals() {
        return document.goals().set().goals();
    }

    List<Goal> wanted() {
        return goals().stream().filter(goal -> chosen.contains(goal.name())).map(goal -> goal.counts() ? goal : goal.withWeight(1)).toList();
    }

    /** Goals that count but are not chosen. */
    List<Goal> others() {
        return goals().stream().filter(goal -> goal.counts() && !chosen.contains(goal.name())).toList();
    }

    /** Chooses the missed goals, unless the user has chosen already. */
    void suggest(List<Goal> missed) {
        if (!isChosen && !missed.isEmpty()) {
            chosen.clear();
            missed.forEach(goal -> chosen.add(goal.name()));
            onChange.run();
        }
    }

    /** Makes exactly these goals the target. Without any, such as before the goals are measured, the missed goals are used once they are known. */
    void choose(List<Goal> wanted) {
        isChosen = !wanted.isEmpty();
        chosen.clear();
        wanted.forEach(goal -> chosen.add(goal.name()));
        onChange.run();
    }

    void add(Goal goal) {
        isChosen = true;
        chosen.add(goal.name());
        onChange.run();
    }

    void remove(Goal goal) {
        isChosen = true;
        chosen.remove(goal.name());
        onChange.run();
    }

    boolean isKeepingOthers() {
        return keepOthers;
    }

    void setKeepOthers(boolean keep) {
        keepOthers = keep;
        onChange.run();
    }

    int atMost() {
        return atMost;
    }

    void setAtMost(int knobs) {
        atMost = Math.max(1, Math.min(ReachQuestion.MOST_KNOBS, knobs));
        onChange.run();
    }

    SuggestionOrder order() {
        return order;
    }

    void setOrder(SuggestionOrder wanted) {
        order = wanted;
        if (!isSelectedByHand && !suggestions().isEmpty()) {
            selected.set(suggestions().get(0));
        }
        onChange.run();
    }

    /** The suggestions in the chosen order; those that miss a goal come last. */
    List<Suggestion> suggestions() {
        return order.sorted(outcome.get().suggestions());
    }

    /** The current parameters and the knobs that may change. */
    KnobSpace space() {
        return knobs.space();
    }

    /** A previewed suggestion does not count as the current parameters. */
    private ParameterSet base() {
        return trial.base();
    }

    ReachKnobs knobs() {
        return knobs;
    }

    void setMayChange(Parameter knob, boolean may) {
        knobs.setMayChange(knob, may);
        onChange.run();
    }

    boolean isOfThisModel() {
        return document.goals().set().model().equals(document.model().id()) && document.knobs().values().table() == document.model().parameters();
    }

    boolean canSearch() {
        return isOfThisModel() && !wanted().isEmpty() && !space().knobs().isEmpty();
    }

    boolean isRunning() {
        return searching.isBusy();
    }

    Optional<Progress> progress() {
        return searching.progress();
    }

    /** Whether the suggestions still fit, and if not, what has changed. */
    enum Fit { FITS, OTHER_KNOBS, OTHER_GOALS }

    /**
     * Whether the suggestions still fit the knobs and goals. They also fit when one of them has been applied: applying another one
     * replaces it.
     */
    Fit fit() {
        Outcome last = outcome.get();
        if (last.values == null || !isOfThisModel()) {
            return Fit.FITS;
        }
        boolean isSameKnobs = last.values.equals(base()) || last.suggestions().stream().anyMatch(this::isApplied);
        boolean isSameGoals = last.wanted.equals(wanted()) && last.kept.equals(kept());
        return !isSameKnobs ? Fit.OTHER_KNOBS : isSameGoals ? Fit.FITS : Fit.OTHER_GOALS;
    }

    boolean isStale() {
        return fit() != Fit.FITS;
    }

    /** Whether the current knobs are those of a suggestion. */
    boolean isApplied(Suggestion suggestion) {
        return suggestion.parameters().equals(base()) && !suggestion.changes().isEmpty();
    }

    private List<Goal> kept() {
        return keepOthers ? others() : List.of();
    }

    private ReachQuestion question() {
        Model model = document.model();
        return new ReachQuestion(space(), wanted(), kept(), atMost, MapLibrary.levels(model));
    }

    /** Resumes the search of the last session if its inputs are still the same; once for each preset and goal set. */
    void remember() {
        if (remembered || goals().isEmpty() || !isOfThisModel()) {
            return;
        }
        remembered = true;
        memory.read().filter(left -> left.goals().stream().allMatch(name -> goals().stream().anyMatch(goal -> goal.name().equals(name)))).ifPresent(left -> {
            List<String> before = new ArrayList<>(chosen);
            boolean kept = keepOthers;
            int most = atMost;
            chosen.clear();
            chosen.addAll(left.goals());
            keepOthers = left.isKeeping();
            atMost = left.atMost();
            if (canSearch() && memory.digest(question()).equals(left.digest())) {
                isChosen = true;
                search();
            } else {
                chosen.clear();
                chosen.addAll(before);
                keepOthers = kept;
                atMost = most;
            }
        });
        onChange.run();
    }

    /** Starts a search from the current knobs. */
    void search() {
        if (!canSearch()) {
            return;
        }
        trial.back();
        ReachQuestion question = question();
        memory.write(new ReachMemory.Left(memory.digest(question), List.copyOf(chosen), keepOthers, atMost));
        isSelectedByHand = false;
        selected.set(null);
        tasks.notifications().newWork();
        outcome.set(new Outcome(question.space().base(), wanted(), kept(), null, false));
        searching.ask(question);
        onChange.run();
    }

    private ReachAnswer solve(ReachQuestion question, Progress progress, Consumer<ReachAnswer> news) {
        try (PointJournal journal = memory.journal(question)) {
            return Reach.solve(question, RowEngine.allCores(), progress, journal, soFar -> news.accept(new ReachAnswer(soFar, List.of(), progress.done(), progress.seconds())));
        }
    }

    private void show(ReachAnswer soFar) {
        Outcome last = outcome.get();
        outcome.set(new Outcome(last.values, last.wanted, last.kept, soFar, false));
        if (!isSelectedByHand && !soFar.suggestions().isEmpty()) {
            selected.set(suggestions().get(0));
        }
    }

    private void end(Job.State state) {
        Outcome last = outcome.get();
        outcome.set(new Outcome(last.values, last.wanted, last.kept, last.answer, true));
        if (state != Job.State.FAILED && last.answer != null) {
            tasks.notifications().info(Messages.text("find.search.ended", last.answer.runs(), Numbers.fixed(last.answer.seconds(), 1), RowEngine.allCores()));
        }
        onChange.run();
    }

    void cancel() {
        searching.cancel();
    }

    void close() {
        searching.drop();
    }

    void select(Suggestion suggestion) {
        isSelectedByHand = true;
        selected.set(suggestion);
    }

    /** Previews a suggestion: its values become the current ones until the preview ends. */
    void tryOut(Suggestion suggestion) {
        select(suggestion);
        if (trial.begin(suggestion)) {
            tasks.notifications().info(Messages.text("find.previewing"));
        } else {
            tasks.notifications().warn(Messages.text("find.does-not-fit"));
        }
    }

    /** Applies a suggestion as one undo step. */
    void apply(Suggestion suggestion) {
        select(suggestion);
        if (trial.apply(suggestion)) {
            tasks.notifications().success(Messages.text("find.applied"));
        } else {
            tasks.notifications().warn(Messages.text("find.does-not-fit"));
        }
    }
}
