package dev.goldenangle.workbench.explain;

import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import javafx.animation.AnimationTimer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/**
 * Explains the Golden Angle with a demo of the open preset: a picture from above, the gain by angle, and the three knobs to know. For a model
 * without a Golden Angle it explains the best angle of that model, or that no angle gains speed.
 */
public final class GoldenAngleCard extends VBox {
    /** The still picture before the demo is played: in the air, at speed. */
    private static final double START_SECONDS = 3;
    private static final double PICTURE_HEIGHT = 270;
    private final DemoPicture picture;
    private final GainPicture curve;
    private final Button play = new Button(null, Icons.of(MaterialDesignP.PAUSE));
    private final LatestTask<AngleDemo.Question, AngleDemo> demos;
    private final AnimationTimer timer = new Timer();
    private double seconds = START_SECONDS;
    private long lastNanos;
    private boolean isPlaying;

    /**
     * The actions of the buttons.
     *
     * @param strafeBar shows the strafe bar
     * @param play      gives the controls to the user
     * @param close     closes the card
     */
    public record Actions(Runnable strafeBar, Runnable play, Runnable close) {
    }

    @SuppressWarnings("this-escape")
    public GoldenAngleCard(Model model, ParameterSet parameters, Appearance look, Tasks tasks, Actions actions) {
        super(14);
        getStyleClass().addAll("card", "golden-angle-card");
        setId("golden-angle");
        double scale = look.textScaleProperty().get();
        setPrefWidth(740 * scale);
        picture = new DemoPicture(look);
        curve = new GainPicture(look);
        demos = tasks.latest(0, AngleDemo::of);
        demos.answerProperty().addListener((observable, old, demo) -> show());
        boolean hasBest = model.theory(parameters).isPresent();
        boolean isGolden = model.parameters().find("theta_target").isPresent();
        getChildren().addAll(heading(hasBest, isGolden, model), pictures(hasBest, scale), texts(hasBest, isGolden, model, parameters), buttons(hasBest, actions));
        sceneProperty().addListener((observable, old, scene) -> setPlaying(scene != null));
        demos.ask(new AngleDemo.Question(model, parameters));
    }

    private static VBox heading(boolean hasBest, boolean isGolden, Model model) {
        String title = Messages.text(isGolden ? "explain.title" : "explain.title-best", model.label());
        String about = isGolden ? Messages.text("explain.about") : Messages.text(hasBest ? "explain.about-best" : "explain.about-none", model.label());
        HBox top = Controls.line(Controls.label(title, "pane-title"), Controls.space(), Controls.label(Messages.text("app.cards.esc"), "key-cap"));
        return new VBox(4, top, Controls.wrapped(about, "muted"));
    }

    private HBox pictures(boolean hasBest, double scale) {
        Controls.describe(play, Messages.text("explain.play"));
        play.setId("golden-angle-play");
        play.setOnAction(event -> setPlaying(!isPlaying));
        HBox bar = Controls.line(play, Controls.label(Messages.text("explain.demo"), "muted"));
        bar.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        bar.getStyleClass().add("angle-demo-bar");
        StackPane demo = new StackPane(picture, bar);
        StackPane.setAlignment(bar, Pos.BOTTOM_LEFT);
        HBox both = new HBox(14, demo);
        if (hasBest) {
            both.getChildren().add(curve);
        }
        both.getChildren().forEach(node -> HBox.setHgrow(node, Priority.ALWAYS));
        for (Region part : new Region[] {demo, curve}) {
            part.setPrefSize(346 * scale, PICTURE_HEIGHT * scale);
            part.setMinHeight(140);
        }
        VBox.setVgrow(both, Priority.ALWAYS);
        return both;
    }

    private static HBox texts(boolean hasBest, boolean isGolden, Model model, ParameterSet set) {
        HBox line = new HBox(24);
        if (isGolden) {
            line.getChildren().addAll(text(Messages.text("explain.target"), Messages.text("explain.target-text", shown(set, "theta_target"))),
                    text(Messages.text("explain.gains"), Messages.text("explain.gains-text", shown(set, "g_peak"), shown(set, "g_min"))));
        } else if (hasBest) {
            line.getChildren().addAll(text(Messages.text("explain.best"), Messages.text("explain.best-text")),
                    text(Messages.text("explain.why"), Messages.text("explain.why-text")));
        }
        line.getChildren().add(text(Messages.text("explain.run-speed"),
                Messages.text("explain.run-speed-text", Numbers.withUnit(Numbers.trimmed(set.w(), 1), model.speedUnit().symbol()))));
        return line;
    }

    private static String shown(ParameterSet set, String key) {
        return set.table().find(key).map(knob -> Numbers.trimmed(knob.spec().unit().toShown(set.get(knob)), 2)).orElse("–");
    }

    private static VBox text(String title, String words) {
        Label about = Controls.wrapped(words, "muted");
        VBox box = new VBox(4, Controls.label(title, "strong"), about);
        box.setPrefWidth(0);
        HBox.setHgrow(box, Priority.ALWAYS);
        return box;
    }

    private static HBox buttons(boolean hasBest, Actions actions) {
        Button bar = button("golden-angle-bar", Messages.text("explain.show-bar"), actions.close, actions.strafeBar);
        Button yourself = button("golden-angle-try", Messages.text("explain.try"), actions.close, actions.play);
        Button done = button("golden-angle-done", Messages.text("app.cards.got-it"), actions.close);
        done.getStyleClass().add("primary");
        done.setDefaultButton(true);
        Controls.show(bar, hasBest);
        return Controls.line(bar, yourself, Controls.space(), done);
    }

    private static Button button(String id, String text, Runnable... actions) {
        Button button = new Button(text);
        button.setId(id);
        button.setOnAction(event -> {
            for (Runnable action : actions) {
                action.run();
            }
        });
        return button;
    }

    private void setPlaying(boolean playing) {
        isPlaying = playing;
        lastNanos = 0;
        ((FontIcon) play.getGraphic()).setIconCode(playing ? MaterialDesignP.PAUSE : MaterialDesignP.PLAY);
        if (playing) {
            timer.start();
        } else {
            timer.stop();
        }
    }

    private void show() {
        AngleDemo demo = demos.answerProperty().get();
        if (demo != null) {
            int tick = demo.tickAt(seconds);
            picture.show(demo, tick);
            curve.show(demo, tick);
        }
    }

    /** Advances the demo in real time and starts again at its end. */
    private final class Timer extends AnimationTimer {
        @Override
        public void handle(long nanos) {
            if (lastNanos != 0) {
                seconds = (seconds + (nanos - lastNanos) * 1e-9) % AngleDemo.SECONDS;
                show();
            }
            lastNanos = nanos;
        }
    }
}
