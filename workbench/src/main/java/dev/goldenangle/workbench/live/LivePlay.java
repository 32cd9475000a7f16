package dev.goldenangle.workbench.live;

import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.Setup;
import dev.goldenangle.workbench.tasks.Notifications;
import dev.goldenangle.workbench.tasks.Tasks;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.collections.SetChangeListener;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Live play: sources, time, places and recording. It follows the open document: changed knobs apply from the next tick
 * on, and another model or map starts a new world. Use it on the window's thread; {@link #pulse} applies new results of
 * the simulation thread.
 */
public final class LivePlay implements AutoCloseable {
    private final Document document;
    private final Bots bots;
    private final Keyboard keyboard = new Keyboard();
    private final Source keyboardSource = Source.keyboard(keyboard);
    private final LiveLoop loop = new LiveLoop(keyboard);
    private final Playback playback = new Playback(loop);
    private final Sources sources;
    private final Places places;
    private final Recording recording;
    private final Notifications notifications;
    private final TraceLoader traces;
    private final ReadOnlyIntegerWrapper epoch = new ReadOnlyIntegerWrapper(this, "epoch", 0);
    private boolean changing;
    private LiveWorld.Keys keys = LiveWorld.Keys.REACT;
    private Source doneAgain;
    private int doneAgainBranch;
    private int doneAgainLength;

    /** Receives a file that was recorded with another model than the open one. */
    @FunctionalInterface
    public interface OtherModel {
        /**
         * @param model  id of its model
         * @param preset id of a preset that fits; may not exist here
         */
        void opened(Path file, String model, String preset);
    }

    public LivePlay(Document document, Library library, Bots bots, Tasks tasks) {
        this.document = document;
        this.bots = bots;
        sources = new Sources(document.history());
        notifications = tasks.notifications();
        places = new Places(document, loop, playback, tasks.notifications());
        recording = new Recording(document, loop, sources, tasks.notifications());
        traces = new TraceLoader(document, library, sources, playback, tasks);
        offerSources();
        document.setupProperty().addListener((observable, old, setup) -> use(old, setup));
        sources.drivingProperty().addListener((observable, old, source) -> begin());
        sources.ghosts().addListener((SetChangeListener<Source>) change -> useGhosts());
        playback.setOnRestart(recording::stop);
        begin();
    }

    public Sources sources() {
        return sources;
    }

    public Playback playback() {
        return playback;
    }

    public Places places() {
        return places;
    }

    public Recording recording() {
        return recording;
    }

    public Keyboard keyboard() {
        return keyboard;
    }

    public Source keyboardSource() {
        return keyboardSource;
    }

    /** Number of the current world, incremented for each new one. Frames of earlier worlds are ignored. */
    public ReadOnlyIntegerProperty epochProperty() {
        return epoch.getReadOnlyProperty();
    }

    /** Whether another world is about to start, so that the sources may still belong to the old one. */
    public boolean isChanging() {
        return changing;
    }

    /** @param action receives the name of a recording and of its map, if another map is open */
    public void setOnOtherMap(BiConsumer<String, String> action) {
        traces.setOnOtherMap(action);
    }

    /** @param action receives a trace or demo of another model instead of playing it */
    public void setOnOtherModel(OtherModel action) {
        traces.setOnOtherModel(action);
    }

    /** Opens an input trace file as a source. Its model must be open. */
    public CompletableFuture<Void> openTrace(Path file) {
        return traces.open(file);
    }

    /**
     * Opens another game's demo; its inputs become the driving source.
     * @param ghost receives the recorded run, to show beside it
     */
    public CompletableFuture<Void> openRecording(Path file, Consumer<Run> ghost) {
        return traces.openRecording(file, ghost);
    }

    /** Opens the map of a run and replays the run's inputs. */
    public CompletableFuture<Void> replay(String label, Run run) {
        return traces.replay(label, run);
    }

    private void offerSources() {
        List<Source> offered = new ArrayList<>(bots.of(document.model(), document.level()));
        offered.add(keyboardSource);
        sources.offer(offered, offered.get(0));
    }

    private void use(Setup old, Setup setup) {
        if (setup.isSameWorld(old)) {
            loop.submit(world -> world.use(setup));
            return;
        }
        recording.stop();     // before the sources change
        changing = true;
        if (setup.model() != old.model()) {
            offerSources();
        }
        changing = false;
        places.forget();
        begin();
    }

    private void begin() {
        if (changing) {
            return;
        }
        recording.stop();
        playback.forget();
        keyboard.use(document.model().sticks());
        int next = epoch.get() + 1;
        LiveWorld world = new LiveWorld(next, document.setupProperty().get(), sources.driving(), List.copyOf(sources.ghosts()));
        world.use(keys);
        loop.begin(world);
        playback.begin();
        epoch.set(next);
    }

    /** Bots react when knobs change. */
    public void letBotsReact() {
        use(LiveWorld.Keys.REACT);
    }

    /** Bots repeat their earlier inputs when knobs change. */
    public void letBotsPressTheSameKeys() {
        use(LiveWorld.Keys.SAME);
    }

    private void use(LiveWorld.Keys wanted) {
        keys = wanted;
        loop.submit(world -> world.use(wanted));
    }

    /** A source that repeats the current run from its start: the driving source, or the player's recorded inputs. */
    public Source doneAgain() {
        Source driving = sources.driving();
        Run run = playback.playedRun();
        boolean isOwn = driving.isRepeatable() && playback.start() == null;
        if (isOwn || run == null) {
            return driving;
        }
        boolean isKnown = doneAgain != null && doneAgain.id().equals(driving.id()) && doneAgain.start().orElse(null) == playback.start()
                && (driving.isRepeatable() ? doneAgain.factory() == driving.factory() : !playback.isLive() && doneAgainLength == run.length() && doneAgainBranch == playback.branch());
        if (!isKnown) {
            doneAgainBranch = playback.branch();
            doneAgainLength = run.length();
            doneAgain = driving.isRepeatable() ? driving.startingAt(playback.start()) : Source.played(driving, run, playback.start());
        }
        return doneAgain;
    }

    private void useGhosts() {
        if (!changing) {
            List<Source> wanted = List.copyOf(sources.ghosts());
            loop.submit(world -> world.setGhosts(wanted));
        }
    }

    /**
     * Applies new results of the simulation thread; empty before the first frame of this world. Call once per frame.
     */
    public Optional<LiveFrame> pulse() {
        loop.takeFailure().ifPresent(reason -> {
            playback.pause();
            notifications.error(reason);
        });
        recording.refresh();
        LiveFrame frame = loop.takeFrame();
        if (frame == null || frame.epoch() != epoch.get()) {
            return Optional.empty();
        }
        playback.show(frame);
        int end = sources.driving().ticksAt(frame.run().header().tickRate());
        if (end > 0 && playback.isLive() && frame.run().length() >= end) {
            playback.pause();
        }
        return Optional.of(frame);
    }

    /** Waits until the simulation thread has done all requested work and all ghosts have caught up. */
    public void settle() {
        loop.submit(LiveWorld::catchUpWholly).join();
    }

    @Override
    public void close() {
        loop.close();
    }
}
