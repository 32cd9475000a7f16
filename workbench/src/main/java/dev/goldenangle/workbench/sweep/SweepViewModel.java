package dev.goldenangle.workbench.sweep;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.KnobTrial;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.study.LocalEngine;
import dev.goldenangle.toolkit.study.SparkEngine;
import dev.goldenangle.toolkit.study.StudyBundle;
import dev.goldenangle.toolkit.study.StudyDraft;
import dev.goldenangle.toolkit.study.StudyFolder;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyRunner;
import dev.goldenangle.toolkit.study.SweepEngine;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The open study and the actions on its runs. Views redraw when {@link #version} changes. Use on the JavaFX thread only.
 */
public final class SweepViewModel implements AutoCloseable {
    private static final long SCALES_EVERY_NANOS = 250_000_000L;
    private final Document document;
    private final Tasks tasks;
    private final SweepStore store;
    private final KnobTrial trial;
    private final LatestTask<NowQuestion, NowMeasures> now;
    private final SparkCheck spark;
    private final SweepExport export;
    private final KeptRuns runs = new KeptRuns(() -> this.version++);
    private OpenStudy open;
    private Engine engine = Engine.LOCAL;
    private boolean restarts;
    private boolean opening;
    private StudyRunner.State lastState;
    private long takenAt;
    private int version;
    private Consumer<List<RunKnobs>> onCompare = runs -> { };

    /** Where runs are simulated. */
    public enum Engine { LOCAL, SPARK }

    /**
     * The knobs of a run.
     *
     * @param name shown to the user
     */
    public record RunKnobs(String name, ParameterSet knobs) {
    }

    private record NowQuestion(OpenStudy study, ParameterSet values) {
    }

    /** @param values the mean of each measure at the current knobs */
    private record NowMeasures(OpenStudy study, double[] values) {
    }

    public SweepViewModel(Document document, Tasks tasks, SweepStore store) {
        this.document = document;
        this.tasks = tasks;
        this.store = store;
        trial = new KnobTrial(document);
        now = tasks.latest(60, (question, isStale) -> measure(question));
        now.answerProperty().addListener(observable -> version++);
        export = new SweepExport(tasks.notifications());
        spark = new SparkCheck(tasks, store, () -> version++);
        document.knobs().valuesProperty().addListener(observable -> askNow());
        document.goals().setProperty().addListener(observable -> rescale());
    }

    /** Increases when something must be redrawn. */
    int version() {
        return version;
    }

    Document document() {
        return document;
    }

    public KnobTrial trial() {
        return trial;
    }

    SweepStore store() {
        return store;
    }

    SparkCheck spark() {
        return spark;
    }

    /** The open study. */
    Optional<OpenStudy> study() {
        return Optional.ofNullable(open);
    }

    KeptRuns runs() {
        return runs;
    }

    SweepExport export() {
        return export;
    }

    /** Whether rows may still arrive. */
    public boolean isRunning() {
        return opening || open != null && open.runner().isBusy();
    }

    /** Opens the most recent study, if any. */
    public void open() {
        spark.check();
        if (open == null && !opening) {
            List<Path> known = StudyFolder.list(store.folder());
            if (!known.isEmpty()) {
                open(known.get(0));
            }
        }
    }

    /** Folders of all studies, the newest first. */
    List<Path> known() {
        return StudyFolder.list(store.folder());
    }

    /** Opens an earlier study, and resumes it if it was running when the window closed. */
    void open(Path folder) {
        load(Messages.text("sweep.opening", folder.getFileName()), () -> StudyFolder.open(folder), study -> study.runner().load(engine()));
    }

    /** Opens a study file or a plan, and runs it. */
    public void openFile(Path file) {
        load(Messages.text("sweep.opening", file.getFileName()), () -> StudyFolder.create(store.folder(), StudyBundle.of(file, PresetLibrary.ofUser())), this::run);
    }

    /** Creates a study and runs it. */
    void create(StudyDraft draft) {
        load(Messages.text("sweep.creating", draft.name()), () -> StudyFolder.create(store.folder(), draft.bundle()), this::run);
    }

    private interface Making {
        StudyFolder make() throws BadInput, IOException;
    }

    private void load(String title, Making making, Consumer<OpenStudy> then) {
        opening = true;
        tasks.load(title, progress -> {
            try {
                StudyFolder folder = making.make();
                return () -> show(folder, then);
            } catch (BadInput | IOException refused) {
                throw new IllegalArgumentException(refused.getMessage(), refused);
            }
        }).whenComplete((done, failure) -> opening = false);
    }

    private void show(StudyFolder folder, Consumer<OpenStudy> then) {
        if (open != null && open.folder().path().equals(folder.path())) {
            if (!open.runner().isBusy() && open.runner().state() != StudyRunner.State.DONE) {
                open.runner().start(engine());
            }
            return;
        }
        if (open != null) {
            StudyRunner last = open.runner();
            tasks.background("", progress -> {
                last.close();
                return () -> { };
            });
        }
        open = new OpenStudy(folder, notice -> tasks.publisher().execute(() -> tasks.notifications().warn(notice)));
        restarts = false;
        lastState = null;
        open.scale(document.goals().set());
        runs.show(open);
        then.accept(open);
        askNow();
        runs.refilter();
    }

    private void run(OpenStudy study) {
        study.runner().loadAndStart(engine());
    }

    /** Adds arrived rows, at most four times a second; called once per frame. */
    void update(long nanos) {
        if (open == null) {
            return;
        }
        StudyRunner runner = open.runner();
        if (restarts && !runner.isBusy()) {
            restarts = false;
            if (runner.state() != StudyRunner.State.DONE) {
                runner.start(engine());
            }
        }
        if (nanos - takenAt >= SCALES_EVERY_NANOS || !runner.isBusy()) {
            takenAt = nanos;
            if (open.takeArrived()) {
                rescale();
            }
        }
        tellState(runner.state());
    }

    private void tellState(StudyRunner.State state) {
        if (state == lastState) {
            return;
        }
        boolean wasRunning = lastState == StudyRunner.State.RUNNING;
        lastState = state;
        version++;
        if (state == StudyRunner.State.RUNNING) {
            tasks.notifications().info(Messages.text("sweep.running", open.study().name(), engine().name()));
        } else if (wasRunning && state == StudyRunner.State.DONE) {
            tasks.notifications().success(Messages.text("sweep.finished", open.study().name(), open.runner().total()));
        } else if (wasRunning && state != StudyRunner.State.FAILED) {
            tasks.notifications().info(Messages.text("sweep.stopped", open.study().name(), open.runner().done(), open.runner().total()));
        }
    }

    private void rescale() {
        if (open != null) {
            open.scale(document.goals().set());
            runs.refilter();
        }
    }

    /** Toggles a run's mark for comparison; at most four can be marked. */
    void mark(SweepRow row) {
        if (!runs.mark(row)) {
            tasks.notifications().info(Messages.text("sweep.compare.most"));
        }
    }

    /** @param action receives the runs to compare; a single one is compared with the current run */
    public void setOnCompare(Consumer<List<RunKnobs>> action) {
        onCompare = action;
    }

    void compare() {
        List<SweepRow> rows = runs.toCompare();
        if (!rows.isEmpty() && problem().isEmpty()) {
            onCompare.accept(rows.stream().flatMap(row -> knobs(row).stream()).toList());
        }
    }

    /** The selected run's knobs; empty if none is selected or its knobs are invalid. */
    public Optional<RunKnobs> selectedKnobs() {
        return usable().flatMap(this::knobs);
    }

    private Optional<RunKnobs> knobs(SweepRow row) {
        return with(row).map(set -> new RunKnobs(row.name(), set));
    }

    Engine engineChoice() {
        return engine;
    }

    SweepEngine engine() {
        return engine == Engine.SPARK ? new SparkEngine(store.spark()) : LocalEngine.allCores();
    }

    /** Switches the engine for the remaining runs. */
    void use(Engine other) {
        if (engine != other) {
            engine = other;
            restarts = open != null && open.runner().isBusy();
            if (restarts) {
                open.runner().pause();
            }
            version++;
        }
    }

    void pauseOrResume() {
        if (open != null && open.runner().isBusy()) {
            open.runner().pause();
        } else if (open != null) {
            open.runner().start(engine());
        }
        version++;
    }

    void cancel() {
        restarts = false;
        if (open != null) {
            open.runner().cancel();
        }
        version++;
    }

    private void askNow() {
        if (open != null && isOfThisModel()) {
            now.ask(new NowQuestion(open, trial.untouched()));
        }
    }

    private static NowMeasures measure(NowQuestion question) {
        var evaluator = question.study.study().evaluator();
        return new NowMeasures(question.study, evaluator.means(evaluator.take(question.values)));
    }

    /** A measure's value at the current knobs; NaN until known. */
    double now(SweepAxis axis) {
        NowMeasures answer = now.answerProperty().get();
        return answer == null || answer.study != open || axis.kind() == SweepAxis.Kind.KNOB ? Double.NaN : answer.values[axis.index() - open.study().space().size()];
    }

    /** A knob's current value, in the study's form; NaN for another model. */
    double nowKnob(SweepAxis axis) {
        return isOfThisModel() ? open.knob(axis).amountIn(trial.untouched()) : Double.NaN;
    }

    boolean isOfThisModel() {
        return open != null && open.study().space().model() == document.model();
    }

    /** Why the selected run cannot be applied; empty if it can. */
    String problem() {
        if (!isOfThisModel()) {
            return Messages.text("sweep.selected.other-model", open.study().space().model().id());
        }
        return runs.selected().filter(row -> with(row).isEmpty()).map(row -> Messages.text("sweep.selected.unfit")).orElse("");
    }

    /** The selected run, if it can be applied. */
    private Optional<SweepRow> usable() {
        return runs.selected().filter(row -> problem().isEmpty());
    }

    /** The current knobs with those of a run; empty if the combination is invalid. */
    Optional<ParameterSet> with(SweepRow row) {
        try {
            ParameterSet set = trial.untouched().unlimited();
            for (SweepAxis axis : open.knobs()) {
                StudyKnob knob = open.knob(axis);
                boolean isSame = knob.amountIn(trial.untouched()) == row.value(axis);
                set = isSame ? set : set.with(knob.parameter(), new Value(knob.form(), row.value(axis)));
            }
            return Optional.of(set.limited());
        } catch (IllegalArgumentException refused) {
            return Optional.empty();
        }
    }

    /** Knobs outside the study that have changed since it was made; the study's results are not exact for them. */
    List<Parameter> otherChanges() {
        List<Parameter> swept = open.study().space().knobs().stream().map(StudyKnob::parameter).toList();
        return isOfThisModel() ? trial.untouched().differences(open.study().space().base()).stream().filter(knob -> !swept.contains(knob)).toList() : List.of();
    }

    /** Applies the selected run as one undo step. */
    void apply() {
        usable().ifPresent(run -> {
            ParameterSet wanted = with(run).orElseThrow();
            String number = Long.toString(run.number());
            trial.back();
            document.knobs().replace(Messages.text("sweep.apply.run", number), wanted);
            List<String> locked = document.knobs().values().differences(wanted).stream().map(Parameter::label).toList();
            if (locked.isEmpty()) {
                tasks.notifications().success(Messages.text("sweep.applied", number));
            } else {
                tasks.notifications().warn(Messages.text("sweep.applied.locked", number, String.join(", ", locked)));
            }
            version++;
        });
    }

    /** Previews the selected run; the caller ends the preview. Returns false if the run cannot be applied. */
    boolean tryOut() {
        Optional<SweepRow> run = usable();
        run.ifPresent(row -> trial.begin(Long.toString(row.number()), with(row).orElseThrow()));
        return run.isPresent();
    }

    /** Stops the study; it resumes when opened again. */
    @Override
    public void close() {
        if (open != null) {
            open.runner().close();
        }
    }
}
