package dev.goldenangle.workbench.app.window;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.app.cards.Dialogs;
import dev.goldenangle.workbench.app.files.FilePicker;
import dev.goldenangle.workbench.app.layout.Overlay;
import dev.goldenangle.workbench.app.layout.WindowLayout;
import dev.goldenangle.toolkit.library.RunMaker;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.toolkit.study.StudyFolder;
import dev.goldenangle.workbench.sweep.SweepStore;
import dev.goldenangle.workbench.sweep.SweepView;
import dev.goldenangle.workbench.sweep.SweepViewModel;
import dev.goldenangle.workbench.sweep.TrialCard;
import dev.goldenangle.workbench.text.Messages;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;

/** Shows the sweep instead of viewport, side pane and timeline. Its view is created when first opened. */
final class SweepMode {
    private static final double LEAST_SECONDS = 10;
    private final TuningSession session;
    private final Appearance look;
    private final WindowLayout layout;
    private final CompareMode comparison;
    private Needs needs;
    private SweepViewModel model;
    private SweepView view;
    private TrialCard trying;
    private boolean open;

    /**
     * The parts of the window that the sweep uses.
     * @param store where studies are stored
     * @param saveRun asks for a file and writes knobs as a preset
     */
    record Needs(SweepStore store, FilePicker picker, Overlay overlay, Dialogs dialogs, BiConsumer<String, ParameterSet> saveRun) {
    }

    SweepMode(TuningSession session, Appearance look, WindowLayout layout, CompareMode comparison) {
        this.session = session;
        this.look = look;
        this.layout = layout;
        this.comparison = comparison;
    }

    void setNeeds(Needs window) {
        needs = window;
    }

    boolean isOpen() {
        return open;
    }

    void toggle() {
        if (open) {
            close();
        } else {
            open();
        }
    }

    private void make() {
        if (view == null) {
            model = new SweepViewModel(session.document(), session.tasks(), needs.store);
            model.setOnCompare(this::compare);
            model.trial().triedProperty().addListener((observable, old, tried) -> showTrial(tried));
            view = new SweepView(model, session.tasks(), look, new SweepView.Window(this::close, this::close, needs.dialogs::show, needs.dialogs::closeCard,
                    () -> needs.picker.open(Messages.text("app.window.ask-study"), Messages.text("app.window.studies"), "*.toml"), (title, suggestion, kind, ending) -> needs.picker.save(title, suggestion, kind, ending),
                    swept -> swept.selectedKnobs().ifPresent(run -> needs.saveRun.accept(run.name().toLowerCase(Locale.ROOT).replace(' ', '-'), run.knobs()))));
        }
    }

    private void open() {
        make();
        place();
        model.open();
    }

    private void place() {
        comparison.close();
        model.trial().back();
        open = true;
        layout.setBesideKnobs(view.root());
    }

    /** Opens the sweep with a study file. */
    void show(Path file) {
        make();
        place();
        model.openFile(file);
    }

    void create() {
        if (!open) {
            open();
        }
        view.create();
    }

    void openStudy() {
        needs.picker.open(Messages.text("app.window.ask-study"), Messages.text("app.window.studies"), "*.toml").ifPresent(this::show);
    }

    void close() {
        if (open) {
            open = false;
            layout.setBesideKnobs(null);
        }
    }

    /** Handles Esc: ends a trial and returns to the sweep, or closes the sweep. Returns whether anything was open. */
    boolean leave() {
        if (model != null && model.trial().isOn()) {
            back();
            return true;
        }
        boolean wasOpen = open;
        close();
        return wasOpen;
    }

    void refresh() {
        view.refresh();
    }

    /** Whether something changes on every frame. */
    boolean isMoving() {
        return open && isRunning();
    }

    boolean isRunning() {
        return model != null && model.isRunning();
    }

    /**
     * Tells the user about a study that was running when the program ended. It continues when the sweep is opened.
     */
    void tellUnfinished() {
        StudyFolder.list(needs.store.folder()).stream().filter(StudyFolder::isUnfinished).findFirst()
                .ifPresent(folder -> session.tasks().notifications().info(Messages.text("app.window.study-interrupted", StudyFolder.nameOf(folder))));
    }

    void shutDown() {
        if (model != null) {
            model.trial().back();
            model.close();
        }
    }

    private void showTrial(String tried) {
        if (trying != null) {
            needs.overlay.remove(trying);
            trying = null;
        }
        if (!tried.isEmpty()) {
            trying = new TrialCard(model.trial(), this::back, model.trial()::keep);
            needs.overlay.open(trying, Overlay.Place.BESIDE_KNOBS, this::back);
        }
    }

    private void back() {
        model.trial().back();
        open();
    }

    /**
     * Simulates the driving source with the knobs of each run, keeps the results, and compares the first two. A
     * single run is compared with the current one.
     */
    private void compare(List<SweepViewModel.RunKnobs> wanted) {
        Model mover = session.document().model();
        Level level = session.document().level();
        Source source = session.live().doneAgain();
        double seconds = Math.max(LEAST_SECONDS, session.runs().shownSeconds());
        session.tasks().load(Messages.text("app.window.running", wanted.size()), progress -> {
            List<Run> made = new ArrayList<>();
            for (SweepViewModel.RunKnobs run : wanted) {
                int ticks = source.seconds() > 0 ? source.ticksAt(run.knobs().get(mover.tickRate())) : RunMaker.ticks(mover, run.knobs(), seconds);
                made.add(RunMaker.make(mover, run.knobs(), level, source.factory().create(mover, run.knobs(), level), source.label(), ticks, progress::isCancelled));
            }
            return () -> keep(wanted, made);
        });
    }

    private void keep(List<SweepViewModel.RunKnobs> wanted, List<Run> made) {
        List<RunEntry> entries = new ArrayList<>();
        session.document().history().begin(Messages.text("app.window.compare-study"));
        for (int i = 0; i < made.size(); i++) {
            entries.add(session.runs().list().keep(wanted.get(i).name(), made.get(i)));
        }
        session.document().history().commit();
        close();
        comparison.open(entries.size() > 1 ? entries.get(0) : session.runs().list().now(), entries.get(entries.size() > 1 ? 1 : 0));
    }
}
