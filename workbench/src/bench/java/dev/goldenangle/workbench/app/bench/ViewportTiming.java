package dev.goldenangle.workbench.app.bench;

import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.viewport.ViewportView;
import dev.goldenangle.workbench.viewport.frame.ViewportViewModel;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.stage.Stage;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;

/**
 * Measures what a frame of the viewport costs: the pane with its HUD, shown in a window of its own, follows a bot through
 * its run while other bots run along. Counted is the processor time of all threads that work on frames, the window's,
 * the renderer's and those that help in perspective, added up although they work side by side; what other programs take does not count.
 * Where frames are not held to the screen's rate, the time that passes from one to the next can be asked for too.
 */
final class ViewportTiming {
    private static final double FIRST_SECOND = 6;
    private static final double RUN_SECONDS = 12;
    private static final double FRAMES_PER_SECOND = 60;
    private final TuningSession session;
    private final ViewportView view;
    private final Stage stage = new Stage();

    /** On the toolkit's thread. */
    public ViewportTiming(TuningSession session, String driver, int ghosts, int width, int height) {
        this.session = session;
        session.live().sources().find(driver).ifPresent(session.live().sources()::drive);
        List<Source> bots = session.live().sources().list().stream().filter(Source::isRepeatable).filter(s -> !s.equals(session.live().sources().driving())).toList();
        bots.stream().limit(ghosts).forEach(session.live().sources()::addGhost);
        session.live().playback().skip((int) (RUN_SECONDS * session.document().tickRate()));
        session.settle();
        Look look = new Look();
        view = new ViewportView(new ViewportViewModel(session.document(), session.live(), session.runs()), look);
        Scene scene = new Scene(view.root(), width, height);
        look.applyTheme(scene);
        stage.setScene(scene);
        stage.show();
    }

    /** Looks through another camera. */
    public void look(String camera) {
        view.commands().stream().filter(command -> command.label().equals("Camera: " + camera)).findFirst().orElseThrow().action().run();
    }

    /** Milliseconds of processor time per frame, the mean over so many frames of play; ask on the toolkit's thread. */
    public CompletableFuture<Double> millisPerFrame(int frames) {
        return play(frames, new FrameThreads());
    }

    /** Milliseconds that pass from one frame to the next. */
    public CompletableFuture<Double> millisPassed(int frames) {
        return play(frames, System::nanoTime);
    }

    private CompletableFuture<Double> play(int frames, LongSupplier clock) {
        CompletableFuture<Double> result = new CompletableFuture<>();
        int tick = (int) (FIRST_SECOND * session.document().tickRate());
        new AnimationTimer() {
            private int frame;
            private long start;

            @Override
            public void handle(long nanos) {
                if (frame == 0) {
                    start = clock.getAsLong();
                } else if (frame == frames) {
                    result.complete((clock.getAsLong() - start) * 1e-6 / frames);
                    stop();
                    return;
                }
                session.live().playback().seek(tick + (int) (frame * session.document().tickRate() / FRAMES_PER_SECOND));
                view.refresh();
                frame++;
            }
        }.start();
        return result;
    }

    public void close() {
        stage.hide();
        session.close();
    }
}
