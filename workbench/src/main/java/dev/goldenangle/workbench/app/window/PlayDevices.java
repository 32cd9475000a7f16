package dev.goldenangle.workbench.app.window;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.pad.Gamepads;
import dev.goldenangle.workbench.pad.PadButton;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.sound.GainSound;
import dev.goldenangle.workbench.sound.GainTone;
import dev.goldenangle.workbench.sound.SoundOptions;
import dev.goldenangle.workbench.tasks.Notifications;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.play.PlayControls;
import javafx.application.Platform;
import javafx.scene.Scene;

import java.util.List;
import java.util.function.Supplier;

/**
 * The player's gamepad and sound. Gamepads are searched for once the player drives for the first time. Their input
 * counts while the player drives, time runs and the window has the keyboard focus. Landings and jumps of the run are
 * played as sound and rumble.
 */
public final class PlayDevices implements AutoCloseable {
    /** Fall speed of the strongest rumble, as a multiple of W. */
    private static final double HARD_LANDING = 2;
    private final LivePlay live;
    private final Notifications notifications;
    private final PlayControls controls;
    private final Scene scene;
    private Gamepads pads;
    private GainSound sound = new GainSound();
    /** The run played as sound so far, with its last tick and event. */
    private Run heard;
    private int heardTicks;
    private int heardEvents;
    private int landedAt = Integer.MIN_VALUE;

    PlayDevices(TuningSession session, PlayControls controls, Scene scene) {
        live = session.live();
        notifications = session.tasks().notifications();
        this.controls = controls;
        this.scene = scene;
        use(new Gamepads(live.keyboard(), Platform::runLater));
        controls.pad().addListener(() -> pads.use(controls.pad().tuning()));
    }

    /** Replaces the gamepads, for example in tests. */
    public void use(Gamepads newPads) {
        if (pads != null) {
            pads.close();
        }
        pads = newPads;
        pads.use(controls.pad().tuning());
        pads.setListener(new Gamepads.Listener() {
            @Override
            public void connected(String name) {
                notifications.success(Messages.text("app.window.pad-connected", name));
            }

            @Override
            public void gone(String name) {
                notifications.warn(Messages.text("app.window.pad-disconnected", name));
            }

            @Override
            public void broken(String reason) {
                notifications.warn(Messages.text("app.window.pad-broken", reason));
            }

            @Override
            public void pressed(PadButton button) {
                press(button);
            }
        });
    }

    /** Replaces the sound output. */
    public void use(GainSound newSound) {
        sound.close();
        sound = newSound;
    }

    /** A supplier because {@link #use} may replace the gamepads. */
    Supplier<Gamepads> pads() {
        return () -> pads;
    }

    Supplier<GainSound> sound() {
        return () -> sound;
    }

    private boolean isPlayedByHand() {
        return live.sources().driving() == live.keyboardSource();
    }

    private boolean hasFocus() {
        return scene.getWindow() != null && scene.getWindow().isFocused();
    }

    /** Start takes over from a bot, then plays and pauses; Back restarts. */
    private void press(PadButton button) {
        if (!hasFocus()) {
            return;
        }
        if (button == PadButton.BACK) {
            live.playback().restart();
        } else if (isPlayedByHand()) {
            live.playback().toggle();
        } else {
            live.sources().drive(live.keyboardSource());
            live.playback().play();
        }
    }

    /** Called once per frame. */
    void refresh() {
        if (isPlayedByHand()) {
            pads.start();
        }
        boolean isOn = controls.sound().onProperty().get();
        if (isOn && controls.sound().stateProperty().get() == SoundOptions.State.OFF) {
            sound.tryDevice();
        }
        controls.sound().tell(sound);
        pads.setPlayed(isPlayedByHand() && live.playback().isLive() && hasFocus());
        listen();
    }

    private void listen() {
        Run run = live.playback().isLive() ? live.playback().playedRun() : null;
        boolean goesOn = run != null && heard != null && run.header() == heard.header() && run.length() >= heardTicks && run.events().size() >= heardEvents;
        double volume = controls.sound().onProperty().get() ? controls.sound().volumeProperty().get() : 0;
        if (!goesOn) {
            sound.sing(Double.NaN, volume);
        } else if (run.length() > heardTicks) {
            sound.sing(shareOfBest(new RunReader(run), heardTicks, run.length()), volume);
            react(run.events().subList(heardEvents, run.events().size()), run.header().parameters().w());
        }
        heard = run;
        heardTicks = run == null ? 0 : run.length();
        heardEvents = run == null ? 0 : run.events().size();
    }

    /** Speed gained over some ticks as a share of the best possible gain; NaN if no gain was possible. */
    static double shareOfBest(RunReader run, int from, int to) {
        double made = 0;
        double possible = 0;
        for (int tick = from; tick < to; tick++) {
            made += run.gainMade(tick);
            possible += Math.max(0, run.gainPossible(tick));
        }
        return possible > 0 ? Math.max(-1, Math.min(1, made / possible)) : Double.NaN;
    }

    private void react(List<Event> events, double w) {
        for (Event event : events) {
            if (event.kind() == EventKind.LAND) {
                landedAt = event.tick();
                sound.click(GainTone.Kind.LANDING);
                if (controls.pad().rumbleProperty().get() && isPlayedByHand()) {
                    pads.shake(Math.max(0.2, Math.min(1, event.value() / (HARD_LANDING * w))));
                }
            } else if (event.kind() == EventKind.JUMP && isPerfect(event)) {
                sound.click(GainTone.Kind.PERFECT_JUMP);
            }
        }
    }

    /** A jump so soon after the landing that no ground friction applied. */
    private boolean isPerfect(Event jump) {
        return jump.tick() >= landedAt && jump.tick() - landedAt <= 1;
    }

    @Override
    public void close() {
        pads.close();
        sound.close();
    }
}
