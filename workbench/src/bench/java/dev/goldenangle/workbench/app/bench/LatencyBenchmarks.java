package dev.goldenangle.workbench.app.bench;

import dev.goldenangle.workbench.app.action.MenuAction;
import dev.goldenangle.workbench.bench.Benchmark;
import dev.goldenangle.workbench.live.GameKey;
import dev.goldenangle.workbench.pad.Gamepads;
import dev.goldenangle.workbench.pad.PadReading;
import dev.goldenangle.workbench.pad.PadSystem;
import dev.goldenangle.workbench.viewport.frame.Moment;
import dev.goldenangle.workbench.viewport.frame.ViewportViewModel;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Time from an input event to the first frame that shows it, in the whole window during play. The event is sent to JavaFX at a random
 * time, and the clock stops at the pulse after the frame that shows its effect, when that frame is on the screen. A key press shows as
 * movement; a mouse or stick movement shows as a turn of the view. The gamepad's own thread reads the stick.
 *
 * <p>The goal is two frames (the one in progress and the one that draws) and a tick.
 */
final class LatencyBenchmarks {
    private static final double GOAL = 2 * 1000.0 / 60 + 1000.0 / 128;
    private static final int WARM_UPS = 40;
    private static final int SAMPLES = 160;
    private static final int LONGEST_WAIT_MILLIS = 5000;
    private static final double MOUSE_PIXELS = 12;
    /** Frames without movement that count as standing still. */
    private static final int STILL_FRAMES = 3;
    private static final PadReading AT_REST = new PadReading(1, "Pad", 0, 0, 0, 0, 0);
    private static final PadReading PUSHED = new PadReading(1, "Pad", 0, 0, 1, 0, 0);
    private double[] key;
    private double[] mouse;
    private double[] pad;

    private LatencyBenchmarks() {
    }

    static List<Benchmark> all() {
        LatencyBenchmarks measured = new LatencyBenchmarks();
        return List.of(Benchmark.lower("latency.key.p50", "ms", files -> share(measured.key(), 0.5)),
                Benchmark.lower("latency.key.p95", "ms", files -> share(measured.key(), 0.95)).atMost(GOAL),
                Benchmark.lower("latency.mouse.p50", "ms", files -> share(measured.mouse(), 0.5)),
                Benchmark.lower("latency.mouse.p95", "ms", files -> share(measured.mouse(), 0.95)).atMost(GOAL),
                Benchmark.lower("latency.pad.p50", "ms", files -> share(measured.pad(), 0.5)),
                Benchmark.lower("latency.pad.p95", "ms", files -> share(measured.pad(), 0.95)).atMost(GOAL));
    }

    private static double share(double[] sorted, double share) {
        return sorted[(int) Math.ceil(share * sorted.length) - 1];
    }

    private double[] key() throws Exception {
        key = key == null ? Player.measure(Player::pressForward, Player::releaseForward) : key;
        return key;
    }

    private double[] mouse() throws Exception {
        mouse = mouse == null ? Player.measure(Player::moveRight, Player::moveBack) : mouse;
        return mouse;
    }

    private double[] pad() throws Exception {
        pad = pad == null ? Player.measure(player -> player.stick = PUSHED, player -> player.stick = AT_REST) : pad;
        return pad;
    }

    /** Plays in a window and checks every frame. Use it on the JavaFX thread, except {@link #measure}. */
    private static final class Player {
        private final OpenWindow open;
        private final ViewportViewModel eyes;
        private final Random random = new Random(21);
        private final Bounds bounds;
        private double x;
        private double y;
        private float yaw;
        private int stillFrames;
        private boolean isSeen;
        private long begun;
        private CompletableFuture<Double> seen;
        private CompletableFuture<Void> rested;
        /** The simulated gamepad's current reading. */
        private volatile PadReading stick = AT_REST;

        Player(OpenWindow open) {
            this.open = open;
            open.window.devices().use(new Gamepads(open.session.live().keyboard(), Platform::runLater, Stick::new));
            eyes = new ViewportViewModel(open.session.document(), open.session.live(), open.session.runs());
            open.window.actions().stream().filter(action -> action.id().equals("play-yourself")).findFirst().ifPresent(MenuAction::run);
            Node viewport = open.window.scene().lookup("#viewport");
            bounds = viewport.localToScreen(viewport.getBoundsInLocal());
            moveBack();
            open.setOnFrame(this::look);
        }

        /** The simulated gamepad. */
        private final class Stick implements PadSystem {
            @Override
            public List<PadReading> read() {
                return List.of(stick);
            }

            @Override
            public void shake(int id, double strength, int millis) {
                // No rumble.
            }

            @Override
            public void close() {
                // Nothing to close.
            }
        }

        /** Milliseconds of every sample, sorted. */
        static double[] measure(Consumer<Player> event, Consumer<Player> undo) throws Exception {
            try (OpenWindow open = OpenWindow.open()) {
                Player player = OpenWindow.onToolkit(() -> new Player(open));
                double[] millis = new double[SAMPLES];
                for (int i = -WARM_UPS; i < SAMPLES; i++) {
                    OpenWindow.onToolkit(player::rest).get(LONGEST_WAIT_MILLIS, TimeUnit.MILLISECONDS);
                    Thread.sleep(player.random.nextInt(17), player.random.nextInt(1_000_000));
                    CompletableFuture<Double> seen = player.await();
                    event.accept(player);
                    double took = seen.get(LONGEST_WAIT_MILLIS, TimeUnit.MILLISECONDS);
                    OpenWindow.onToolkit(() -> undo.accept(player));
                    if (i >= 0) {
                        millis[i] = took;
                    }
                }
                Arrays.sort(millis);
                return millis;
            }
        }

        private CompletableFuture<Void> rest() {
            rested = new CompletableFuture<>();
            stillFrames = 0;
            return rested;
        }

        /** Marks the time of the event; JavaFX handles it later. */
        private synchronized CompletableFuture<Double> await() {
            seen = new CompletableFuture<>();
            isSeen = false;
            begun = System.nanoTime();
            return seen;
        }

        private synchronized void look() {
            Moment moment = eyes.moment().orElse(null);
            if (moment == null) {
                return;
            }
            boolean hasMoved = moment.state().position.x != x || moment.state().position.y != y || moment.state().yaw != yaw;
            if (seen != null && isSeen) {
                seen.complete((System.nanoTime() - begun) * 1e-6);
                seen = null;
            }
            isSeen |= seen != null && hasMoved;
            x = moment.state().position.x;
            y = moment.state().position.y;
            yaw = moment.state().yaw;
            stillFrames = hasMoved ? 0 : stillFrames + 1;
            if (rested != null && stillFrames >= STILL_FRAMES) {
                rested.complete(null);
                rested = null;
            }
        }

        private void pressForward() {
            hand(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.W, false, false, false, false));
        }

        private void releaseForward() {
            fire(new KeyEvent(KeyEvent.KEY_RELEASED, "", "", KeyCode.W, false, false, false, false));
            // Move back to the start, so that the mover never reaches a wall.
            open.session.live().keyboard().release(GameKey.FORWARD, System.nanoTime());
            open.session.live().playback().restart();
        }

        private void moveRight() {
            move(MOUSE_PIXELS);
        }

        private void moveBack() {
            move(0);
        }

        private void move(double aside) {
            double atX = Math.round(bounds.getCenterX()) + aside;
            double atY = Math.round(bounds.getCenterY());
            hand(new MouseEvent(MouseEvent.MOUSE_MOVED, atX, atY, atX, atY, MouseButton.NONE, 0, false, false, false, false, false, false, false, false, false, false, null));
        }

        /** Passes the event to JavaFX, which handles it later. */
        private void hand(Event event) {
            Platform.runLater(() -> fire(event));
        }

        private void fire(Event event) {
            Event.fireEvent(open.window.scene().getRoot(), event);
        }
    }
}
