package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.analysis.acceptance.TrialResult;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.PlayerSkill;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.GoalFiles;
import dev.goldenangle.workbench.document.Goals;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Notifications;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The state of the scorecard: the goals of the open set, each with its result under the current and the previous knobs. Changing a knob
 * re-measures the goals that it can affect; changing a limit only judges the known results again.
 */
public final class ScorecardViewModel {
    /** So that a drag does not start a run for every pixel. */
    private static final long DELAY_MILLIS = 60;
    /** Advice is computed only when no knob is being turned. */
    private static final long ADVICE_DELAY_MILLIS = 400;
    private final Document document;
    private final GoalFiles files;
    private final LivePlay live;
    private final Tasks tasks;
    private final GoalMeasurer measurer = new GoalMeasurer();
    private final LatestTask<GoalMeasurer.Request, Scores> measuring;
    private final LatestTask<GoalAdvice.Question, GoalAdvice> advising;
    private final ReadOnlyObjectWrapper<List<GoalLine>> lines = new ReadOnlyObjectWrapper<>(this, "lines", List.of());
    private final ReadOnlyIntegerWrapper missed = new ReadOnlyIntegerWrapper(this, "missed", 0);
    private final BooleanProperty skillsShown = new SimpleBooleanProperty(this, "skillsShown", false);
    private boolean started;
    private GoalAdvice.Question askedAdvice;
    /** The goal whose limit is being typed or dragged, and the limit so far. */
    private int draftIndex = -1;
    private Limits draft;
    private Runnable onSave = () -> { };
    private Runnable onImport = () -> { };
    private Consumer<List<Goal>> onReach;
    private Consumer<Goal> onExplain;

    public ScorecardViewModel(Document document, GoalFiles files, LivePlay live, Tasks tasks) {
        this.document = document;
        this.files = files;
        this.live = live;
        this.tasks = tasks;
        measuring = tasks.study(Messages.text("scorecard.measuring-goals"), DELAY_MILLIS, "scorecard.measure.failed", measurer);
        advising = tasks.latest(ADVICE_DELAY_MILLIS, GoalAdvice::of);
        measuring.answerProperty().addListener(observable -> judge());
        advising.answerProperty().addListener(observable -> judge());
        document.setupProperty().addListener((observable, old, setup) -> {
            if (setup.model() != old.model() || !setup.values().equals(old.values()) || !setup.before().equals(old.before())) {
                measure();
            }
        });
        goals().setProperty().addListener(observable -> measure());
        goals().setProposer(this::add);
        skillsShown.addListener(observable -> measure());
    }

    /** Loads the set and measures it. Not done in the constructor, to keep start-up fast. */
    public void start() {
        started = true;
        files.start();
        measure();
    }

    private void measure() {
        forgetDraft();
        judge();
        List<Goal.Question> wanted = goals().set().goals().stream().flatMap(goal -> Stream.concat(Stream.of(goal), bySkill(goal).stream())).map(Goal::question).distinct().toList();
        if (started && isOfThisModel(goals().set())) {
            measuring.ask(new GoalMeasurer.Request(document.model(), document.knobs().before(), document.knobs().values(), wanted));
        }
    }

    private boolean isOfThisModel(GoalSet set) {
        boolean isOneTable = document.knobs().before().table() == document.model().parameters() && document.knobs().values().table() == document.model().parameters();
        return set.model().equals(document.model().id()) && isOneTable;
    }

    /** Measures all goals on the user's request, with progress that can be cancelled. */
    void measureWatched() {
        measure();
        measuring.job().ifPresent(tasks::list);
    }

    /** Judges the goals from known results, without a run. */
    private void judge() {
        Scores scores = measuring.answerProperty().get();
        boolean fits = scores != null && scores.model() == document.model();
        List<Goal> list = goals().set().goals();
        lines.set(IntStream.range(0, list.size()).mapToObj(i -> {
            Goal goal = i == draftIndex ? list.get(i).withLimits(draft) : list.get(i);
            return fits ? advised(line(goal, scores), scores) : new GoalLine(goal, Optional.empty(), Optional.empty(), List.of());
        }).toList());
        missed.set((int) lines.get().stream().filter(GoalLine::isMissed).count());
        if (fits && draftIndex < 0) {
            advise(scores);
        }
    }

    /** Computes in the background which knobs to turn for the missed goals. */
    private void advise(Scores scores) {
        List<Goal> wanted = lines.get().stream().filter(line -> line.now().filter(now -> now.isMissed() && now.isMeasured()).isPresent()).map(GoalLine::goal).toList();
        GoalAdvice.Question question = new GoalAdvice.Question(scores.model(), scores.values(), wanted);
        boolean isKnown = advising.answerProperty().get() != null && advising.answerProperty().get().answers(question);
        if (!wanted.isEmpty() && !isKnown && !question.equals(askedAdvice)) {
            askedAdvice = question;
            advising.ask(question);
        }
    }

    private GoalLine advised(GoalLine line, Scores scores) {
        GoalAdvice known = advising.answerProperty().get();
        return known == null ? line : new GoalLine(line.goal(), line.now().map(now -> known.with(now, scores.model(), scores.values())), line.before(), line.skills());
    }

    private GoalLine line(Goal goal, Scores scores) {
        List<GoalResult> skills = bySkill(goal).stream().flatMap(played -> result(played, scores.now().get(played.question()), scores.model(), scores.values()).stream()).toList();
        return new GoalLine(goal, result(goal, scores.now().get(goal.question()), scores.model(), scores.values()),
                result(goal, scores.was().get(goal.question()), scores.model(), scores.before()), skills);
    }

    /** The goal for each skill of a player, if skills are shown and its bot strafes. */
    private List<Goal> bySkill(Goal goal) {
        boolean isPlayed = skillsShown.get() && goal.measure().kind() != GoalMetric.Kind.TRIAL && PlayerSkill.of(goal.scenario().bot()).isPresent();
        return isPlayed ? PlayerSkill.all().stream().map(skill -> goal.withScenario(goal.scenario().withBot(skill.bot()))).toList() : List.of();
    }

    /** Whether the rows show the same goal for every skill of a player. */
    BooleanProperty skillsShownProperty() {
        return skillsShown;
    }

    private static Optional<GoalResult> result(Goal goal, TrialResult measured, Model model, ParameterSet values) {
        return Optional.ofNullable(measured).map(known -> GoalResult.of(goal, known, model, values.w()));
    }

    ReadOnlyObjectProperty<List<GoalLine>> linesProperty() {
        return lines.getReadOnlyProperty();
    }

    /** Only goals that count. */
    public ReadOnlyIntegerProperty missedProperty() {
        return missed.getReadOnlyProperty();
    }

    /** Whether the goals are still being measured under the current knobs. */
    public ReadOnlyBooleanProperty runningProperty() {
        return measuring.busyProperty();
    }

    /** The newest complete results; null before the first. */
    public ReadOnlyObjectProperty<Scores> scoresProperty() {
        return measuring.answerProperty();
    }

    /** The results of the goals under two sets of knobs, in the order of the goal set. */
    public record Judged(List<GoalResult> was, List<GoalResult> now) {
    }

    /** Empty while the results under these knobs are not known. */
    public Optional<Judged> judged(ParameterSet before, ParameterSet values) {
        Scores scores = measuring.answerProperty().get();
        boolean isThis = scores != null && scores.before().equals(before) && scores.values().equals(values);
        List<GoalLine> known = lines.get().stream().filter(line -> line.now().isPresent() && line.before().isPresent()).toList();
        return isThis ? Optional.of(new Judged(known.stream().map(line -> line.before().get()).toList(), known.stream().map(line -> line.now().get()).toList())) : Optional.empty();
    }

    Goals goals() {
        return document.goals();
    }

    GoalFiles files() {
        return files;
    }

    Model model() {
        return document.model();
    }

    Notifications notifications() {
        return tasks.notifications();
    }

    /** Plays the measured run of a goal, on its map. */
    void play(int index) {
        Goal goal = goals().set().goals().get(index);
        Model model = document.model();
        ParameterSet values = document.knobs().values();
        tasks.load(Messages.text("document.opening", goal.scenario().map()), progress -> {
            TrialResult measured = measurer.withRun(model, goal.question(), values);
            return () -> {
                if (measured.run() == null) {
                    tasks.notifications().warn(Messages.text("scorecard.no-run", goal.name(), measured.reason()));
                } else {
                    live.replay(goal.name(), measured.run());
                }
            };
        });
    }

    /** Judges a goal by limits that are not accepted yet. Needs no run and adds no undo step. */
    void tryLimits(int index, Limits limits) {
        draftIndex = index;
        draft = limits;
        judge();
    }

    /** Restores the accepted limits. */
    void dropDraft() {
        forgetDraft();
        judge();
    }

    private void forgetDraft() {
        draftIndex = -1;
        draft = null;
    }

    void setLimits(int index, Limits limits) {
        forgetDraft();
        edit("scorecard.change-limit", index, goals().set().goals().get(index).withLimits(limits));
        judge();
    }

    void setWeight(int index, int weight) {
        edit("scorecard.change-weight", index, goals().set().goals().get(index).withWeight(weight));
    }

    void setScenario(int index, GoalScenario scenario, int landing) {
        Goal old = goals().set().goals().get(index);
        edit("scorecard.change-scenario", index, new Goal(old.name(), old.measure(), landing, old.limits(), old.weight(), scenario, old.note()));
    }

    void rename(int index, String name) {
        if (!name.isBlank() && name.length() <= Goal.LONGEST_NAME) {
            edit("scorecard.rename-goal", index, goals().set().goals().get(index).withName(name.strip()));
        }
    }

    private void edit(String key, int index, Goal goal) {
        goals().edit(Messages.text(key, goals().set().goals().get(index).name()), goals().set().with(index, goal));
    }

    void remove(int index) {
        goals().edit(Messages.text("scorecard.remove-goal", goals().set().goals().get(index).name()), goals().set().without(index));
    }

    void duplicate(int index) {
        goals().edit(Messages.text("scorecard.duplicate-goal", goals().set().goals().get(index).name()), goals().set().inserted(index + 1, goals().set().goals().get(index)));
    }

    void move(int from, int to) {
        if (from != to && to >= 0 && to < goals().set().goals().size()) {
            goals().edit(Messages.text("scorecard.move-goal", goals().set().goals().get(from).name()), goals().set().moved(from, to));
        }
    }

    /** Adds a goal whose limit is the current value, which is measured first. */
    void add(GoalMetric measure, GoalScenario scenario, int landing) {
        add(measure, scenario, landing, document.knobs().values());
    }

    private void add(GoalMetric measure, GoalScenario scenario, int landing, ParameterSet values) {
        add(measure, scenario, landing, values, landing > 0 ? Messages.text("document.landing-goal", landing) : measure.label());
    }

    /** Adds the goal of a wish; its limit is the current value. */
    void add(Wish wish, GoalScenario scenario, int landing) {
        add(wish.metric(), scenario, landing, document.knobs().values(), wish.name(landing));
    }

    private void add(GoalMetric measure, GoalScenario scenario, int landing, ParameterSet values, String name) {
        Model model = document.model();
        tasks.load(Messages.text("scorecard.measuring-metric", measure.label()), progress -> {
            TrialResult measured = measurer.withRun(model, new Goal.Question(measure, landing, scenario), values);
            Goal goal = Goal.of(measure, scenario, landing, measured.value(), model, values.w());
            return () -> goals().add(goal.withName(name));
        });
    }

    public void setOnSave(Runnable action) {
        onSave = action;
    }

    public void setOnImport(Runnable action) {
        onImport = action;
    }

    /** @param action opens the search for knobs that reach these goals */
    public void setOnReach(Consumer<List<Goal>> action) {
        onReach = action;
    }

    /** @param action shows which knobs affect a goal */
    public void setOnExplain(Consumer<Goal> action) {
        onExplain = action;
    }

    boolean canExplain() {
        return onExplain != null;
    }

    void explain(int index) {
        onExplain.accept(goals().set().goals().get(index));
    }

    /** Opens the search for knobs with one goal selected. */
    void reach(int index) {
        onReach.accept(List.of(goals().set().goals().get(index)));
    }

    public List<Goal> missedGoals() {
        return lines.get().stream().filter(GoalLine::isMissed).map(GoalLine::goal).toList();
    }

    boolean canReach() {
        return onReach != null;
    }

    void save() {
        onSave.run();
    }

    void importSet() {
        onImport.run();
    }

    /** Opens the search for knobs with the missed goals selected. */
    void reach() {
        onReach.accept(missedGoals());
    }
}
