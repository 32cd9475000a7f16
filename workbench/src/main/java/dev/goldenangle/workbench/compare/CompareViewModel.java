package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Alignment;
import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.analysis.Jump;
import dev.goldenangle.analysis.MetricMoment;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.analysis.SpeedAccount;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.JumpGoal;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.PresetList;
import dev.goldenangle.toolkit.library.PresetEntry;
import dev.goldenangle.toolkit.library.RunMaker;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.live.TimeControl;
import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.runs.Runs;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The state of the comparison: the two runs and their cursors. Until the designer chooses others, A is the baseline or else the previous
 * run, and B is the current run. Moments are counted in ticks done in A; the moment of B follows from the alignment.
 */
public final class CompareViewModel {
    private static final double LEAST_SECONDS = 10;
    private static final String FIRST_COLUMN = CommonColumn.SPEED.key();
    private final Document document;
    private final Library library;
    private final PresetList presets;
    private final LivePlay live;
    private final Runs runs;
    private final Tasks tasks;
    private final LatestTask<Compared.Question, Compared> work;
    private final ObjectProperty<RunEntry> a = new SimpleObjectProperty<>(this, "a");
    private final ObjectProperty<RunEntry> b = new SimpleObjectProperty<>(this, "b");
    private final ObjectProperty<AlignBy> alignBy = new SimpleObjectProperty<>(this, "alignBy", AlignBy.TIME);
    private final ObjectProperty<Axis> axis = new SimpleObjectProperty<>(this, "axis", Axis.COURSE);
    private final ObjectProperty<String> column = new SimpleObjectProperty<>(this, "column", FIRST_COLUMN);
    private final Replay replay = new Replay(this);
    private Compared.Question asked;
    private Compared alignedOf;
    private AlignBy alignedBy;
    private Alignment alignment;
    private double moment;
    private Runnable onReport = () -> { };

    /** The horizontal axis of the graphs. */
    enum Axis { COURSE, TIME }

    public CompareViewModel(Document document, Library library, PresetList presets, LivePlay live, Runs runs, Tasks tasks) {
        this.document = document;
        this.presets = presets;
        this.library = library;
        this.live = live;
        this.runs = runs;
        this.tasks = tasks;
        work = tasks.latest(0, (question, isStale) -> Compared.of(question));
        work.answerProperty().addListener((observable, old, compared) -> setMoment(old == null ? lastMoment() : moment));
    }

    /** Selects the runs and moves to the moment shown. Pauses live play. */
    public void open() {
        live.playback().pause();
        a.set(runs.list().baseline().filter(entry -> entry.run() != null).orElse(runs.list().before()));
        b.set(runs.list().now());
        update();
    }

    public void choose(RunEntry first, RunEntry second) {
        a.set(first);
        b.set(second);
        update();
    }

    /** Moves the cursor of the main window to B's tick. */
    public void close() {
        replay.stop();
        if (compared().filter(pair -> pair.entryB() == runs.list().now()).isPresent()) {
            live.playback().seek(tickB());
        }
    }

    /** Checks once per frame whether the runs have changed. */
    void update() {
        Run first = a.get() == null ? null : a.get().run();
        Run second = b.get() == null ? null : b.get().run();
        if (first == null || second == null || first.length() == 0 || second.length() == 0 || live.playback().isLive()) {
            return;
        }
        Compared.Question question = new Compared.Question(a.get(), b.get(), first, second, isLivePair() ? Compared.Extent.COMMON : Compared.Extent.WHOLE);
        if (!question.equals(asked)) {
            asked = question;
            work.ask(question);
        }
    }

    private boolean isLivePair() {
        List<RunEntry.Role> roles = List.of(a.get().role(), b.get().role());
        return roles.contains(RunEntry.Role.NOW) && roles.contains(RunEntry.Role.BEFORE);
    }

    Document document() {
        return document;
    }

    LivePlay live() {
        return live;
    }

    Runs runs() {
        return runs;
    }

    ObjectProperty<RunEntry> aProperty() {
        return a;
    }

    ObjectProperty<RunEntry> bProperty() {
        return b;
    }

    ObjectProperty<AlignBy> alignByProperty() {
        return alignBy;
    }

    ObjectProperty<Axis> axisProperty() {
        return axis;
    }

    /** The key of the column shown for both runs in one graph. */
    ObjectProperty<String> columnProperty() {
        return column;
    }

    /** The index of that column in a run, or of the first column if the run lacks it. */
    int columnIn(RunReader run) {
        int index = run.run().columns().indexOf(column.get());
        return index >= 0 ? index : run.run().columns().indexOf(FIRST_COLUMN);
    }

    /** Plays both runs together. */
    public TimeControl player() {
        return replay;
    }

    /** The run that determines playback time; null while there is none. */
    public Run played() {
        return compared().map(pair -> pair.a().run()).orElse(null);
    }

    Replay replay() {
        return replay;
    }

    /** The newest comparison; empty before the first. */
    Optional<Compared> compared() {
        return Optional.ofNullable(work.answerProperty().get());
    }

    /** A and B, if both have runs. */
    public List<RunEntry> sides() {
        return compared().isEmpty() ? List.of() : List.of(compared().get().entryA(), compared().get().entryB());
    }

    /** @param action exports the comparison as a page */
    public void setOnReport(Runnable action) {
        onReport = action;
    }

    void report() {
        onReport.run();
    }

    /** The presets of the open model. */
    List<PresetEntry> presets() {
        return presets.of(document.model());
    }

    /** Simulates the driving source under a preset, keeps the run, and selects it for a side. */
    void choosePreset(ObjectProperty<RunEntry> side, PresetEntry preset) {
        Model model = document.model();
        Level level = document.level();
        Source source = live.doneAgain();
        double seconds = Math.max(LEAST_SECONDS, runs.shownSeconds());
        tasks.load(Messages.text("compare.running", preset.label()), progress -> {
            ParameterSet values = library.openPreset(preset.id()).values();
            int ticks = source.seconds() > 0 ? source.ticksAt(values.get(model.tickRate())) : RunMaker.ticks(model, values, seconds);
            Run run = RunMaker.make(model, values, level, source.factory().create(model, values, level), source.label(), ticks, progress::isCancelled);
            return () -> side.set(runs.list().keep(preset.label(), run));
        });
    }

    void swap() {
        RunEntry first = a.get();
        a.set(b.get());
        b.set(first);
    }

    /** Sets the knobs to B's values and keeps its run, as one undo step. */
    void keepB() {
        compared().ifPresent(pair -> {
            Run run = pair.b().run();
            document.history().begin(Messages.text("compare.use-b"));
            if (run.header().model().equals(document.model().id()) && !run.header().parameters().equals(document.knobs().values())) {
                document.knobs().replace(Messages.text("compare.use-b"), run.header().parameters());
            }
            if (pair.entryB().role() != RunEntry.Role.KEPT) {
                runs.list().keep(Messages.text("compare.kept-name", pair.entryB().name()), run);
            }
            document.history().commit();
            tasks.notifications().success(Messages.text("compare.used-b"));
        });
    }

    /** The alignment of the two runs; null before the first comparison. */
    Alignment alignment() {
        Compared pair = compared().orElse(null);
        if (pair != alignedOf || !alignBy.get().equals(alignedBy)) {
            alignedOf = pair;
            alignedBy = alignBy.get();
            alignment = pair == null ? null : pair.alignment(alignedBy);
        }
        return alignment;
    }

    /** The alignment used for the horizontal axis of the graphs. */
    Alignment scale() {
        Compared pair = compared().orElseThrow();
        if (axis.get() == Axis.COURSE && pair.gap().isPresent()) {
            return pair.gap().get().route();
        }
        return alignment().kind() == Alignment.Kind.ROUTE ? pair.time() : alignment();
    }

    double ticksPerSecond() {
        return compared().map(pair -> pair.a().run().header().tickRate()).orElse(1.0);
    }

    /** A's cursor in ticks done. It lies outside A's run where only B has data. */
    double moment() {
        return moment;
    }

    double firstMoment() {
        return alignment() == null || alignment.kind() == Alignment.Kind.ROUTE ? 0 : Math.min(0, (alignment.from() - alignment.positionOfFirst(0)) * ticksPerSecond());
    }

    double lastMoment() {
        if (alignment() == null) {
            return 0;
        }
        int length = alignedOf.a().length();
        boolean timed = alignment.kind() != Alignment.Kind.ROUTE;
        return timed ? Math.max(length, (alignment.to() - alignment.positionOfFirst(0)) * ticksPerSecond()) : length;
    }

    void setMoment(double newMoment) {
        moment = Math.max(firstMoment(), Math.min(lastMoment(), newMoment));
    }

    /** A's moment, clamped to its run. */
    double momentA() {
        return Math.max(0, Math.min(compared().orElseThrow().a().length(), moment));
    }

    /** B's moment for A's moment, clamped to its run. */
    double momentB() {
        double position = alignment().positionOfFirst(moment);
        if (alignment.kind() != Alignment.Kind.ROUTE) {
            position = alignment.positionOfFirst(0) + moment / ticksPerSecond();
        }
        double there = alignment.secondAt(position);
        boolean early = position < alignment.positionOfSecond(0);
        return Double.isNaN(there) ? early ? 0 : alignedOf.b().length() : there;
    }

    int tickA() {
        return row(momentA(), compared().orElseThrow().a());
    }

    int tickB() {
        return row(momentB(), compared().orElseThrow().b());
    }

    /** The current tick, or the last one that ended. */
    private static int row(double ticksDone, RunReader run) {
        return Math.max(0, Math.min(run.length() - 1, (int) Math.ceil(ticksDone - 1e-6) - 1));
    }

    /** Moves A's cursor to a tick. */
    void seekA(int tick) {
        replay.stop();
        setMoment(tick + 1);
    }

    /** Moves B's cursor to a tick, and A's cursor to the matching moment. */
    void seekB(int tick) {
        replay.stop();
        double position = alignment().positionOfSecond(tick + 1);
        double there = alignment.firstAt(position);
        setMoment(!Double.isNaN(there) ? there : position < alignment.positionOfFirst(0) ? firstMoment() : lastMoment());
    }

    /** Moves A's cursor to a position on the horizontal axis of the graphs. */
    void seekOnScale(double value) {
        replay.stop();
        double there = scale().firstAt(value);
        setMoment(!Double.isNaN(there) ? there : value < scale().positionOfFirst(0) ? firstMoment() : lastMoment());
    }

    /** The goals that can be made from a metric of one side; none for a run of another model. */
    List<ContextActions.Entry> goalsOf(Comparison.MetricRow row, RunReader side, int number) {
        Run run = side.run();
        return !isOfThisModel(run) ? List.of() : List.of(new ContextActions.Entry(Messages.text("results.make-goal", row.metric().label()),
                () -> document.goals().make(GoalMetrics.of(row.metric()), 0, run, row.values().get(number), document.model())));
    }

    /** The goals that can be made from a jump of one side. */
    List<ContextActions.Entry> goalsOf(Optional<Jump> jump, RunReader side) {
        Run run = side.run();
        return jump.isEmpty() || !isOfThisModel(run) ? List.of() : Arrays.stream(JumpGoal.values())
                .map(what -> new ContextActions.Entry(what.text(), () -> what.make(document.goals(), jump.get(), run, document.model()))).toList();
    }

    private boolean isOfThisModel(Run run) {
        return run.header().model().equals(document.model().id());
    }

    void goTo(Comparison.JumpRow row) {
        Optional<Jump> first = row.jumps().get(0);
        if (first.isPresent()) {
            seekA(first.get().takeoffTick());
        } else {
            row.jumps().get(1).ifPresent(jump -> seekB(jump.takeoffTick()));
        }
    }

    /** Goes to the tick at which a metric of B was reached; does nothing for metrics of the whole run. */
    void goTo(Comparison.MetricRow row) {
        MetricMoment.of(row.metric(), compared().orElseThrow().b()).ifPresent(this::seekB);
    }

    /** Goes to the tick on which a cause changed B's speed most. */
    void goTo(Comparison.CauseRow row) {
        RunReader run = compared().orElseThrow().b();
        OptionalInt worst = SpeedAccount.of(run).worstMoments(Integer.MAX_VALUE).stream().filter(moment -> moment.cause() == row.cause())
                .mapToInt(SpeedAccount.Moment::fromTick).findFirst();
        int most = 0;
        for (int tick = 1; tick < run.length(); tick++) {
            most = run.cause(row.cause(), tick) > run.cause(row.cause(), most) ? tick : most;
        }
        seekB(worst.orElse(most));
    }
}
