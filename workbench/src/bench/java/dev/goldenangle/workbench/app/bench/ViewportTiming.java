package dev.goldenangle.workbench.app.bench;

import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.look.Appearance;
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
 * Measures a frame of the viewport: the pane with its HUD follows a bot while other bots run as ghosts. The result is
 * the total processor time of all threads that work on frames: JavaFX, renderer and helpers. Other programs do not
 * count. If frames are not limited to the screen's rate, the real time between frames can be measured too.
 */
final class ViewportTiming {
    private static final double FIRST_SECOND = 6;
    private static final double RUN_SECONDS = 12;
    private static final double FRAMES_PER_SECOND = 60;
    private final TuningSession session;
    private final ViewportView view;
    private final Stage stage = new Stage();

    /** Call on the JavaFX thread. */
    public ViewportTiming(TuningSession session, String driver, int ghosts, int width, int height) {
        this.session = session;
        session.live().sources().find(driver).ifPresent(session.live().sources()::drive);
        List<Source> bots = session.live().sources().list().stream().filter(Source::isRepeatable).filter(s -> !s.equals(session.live().sources().driving())).toList();
        bots.stream().limit(ghosts).forEach(session.live().sources()::addGhost);
        session.live().playback().skip((int) (RUN_SECONDS * session.document().tickRate()));
        session.settle();
        Appearance look = new Appearance();
        view = new ViewportView(new ViewportViewModel(session.document(), session.live(), session.runs()), look);
        Scene scene = new Scene(view.root(), width, height);
        look.applyTheme(scene);
        stage.setScene(scene);
        stage.show();
    }

    /** Switches the camera. */
    public void look(String camera) {
        view.commands().stream().filter(command -> command.label().equals("Camera: " + camera)).findFirst().orElseThrow().action().run();
    }

    /** Mean processor milliseconds per frame of play; call on the JavaFX thread. */
    public CompletableFuture<Double> millisPerFrame(int frames) {
        return play(frames, new FrameThreads());
    }

    /** Real milliseconds between two frames. */
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
