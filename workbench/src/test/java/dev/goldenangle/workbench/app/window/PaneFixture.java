package dev.goldenangle.workbench.app.window;

import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.animation.AnimationTimer;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Stage;

import static dev.goldenangle.workbench.app.window.WindowFixture.run;

/** Shows single panes with a session in which a bot has strafed on flat ground. */
public final class PaneFixture {
    public final TuningSession session = InitialContent.of(new ShippedLibrary(), "strafejump/vq3", "flat").session();
    public final Appearance look = new Appearance();
    private Stage stage;
    private AnimationTimer timer;

    /** Call on the JavaFX thread. */
    public PaneFixture(int ticks) {
        session.live().sources().find("optimal-strafer").ifPresent(session.live().sources()::drive);
        session.live().playback().skip(ticks);
        session.settle();
    }

    /** @param refresh called once per frame */
    public void show(Stage newStage, Parent panes, double width, double height, Runnable refresh) {
        stage = newStage;
        Scene scene = new Scene(panes, width, height);
        look.applyTheme(scene);
        stage.setScene(scene);
        stage.show();
        timer = new FrameClock(nanos -> {
            session.pulse();
            refresh.run();
        });
        timer.start();
    }

    public void close() {
        run(() -> {
            timer.stop();
            stage.hide();
            session.close();
        });
    }
}
