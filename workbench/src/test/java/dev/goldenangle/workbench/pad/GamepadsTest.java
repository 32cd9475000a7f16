package dev.goldenangle.workbench.pad;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.workbench.live.GameKey;
import dev.goldenangle.workbench.live.Keyboard;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class GamepadsTest {
    private final Keyboard keyboard = new Keyboard();
    private final MoverState state = new MoverState(0);
    private final Command command = new Command();
    private final List<String> news = new CopyOnWriteArrayList<>();
    private final AtomicInteger opened = new AtomicInteger();
    private volatile List<PadReading> plugged = List.of();
    private volatile boolean breaks;
    private Gamepads pads;

    /** Pads whose readings the test sets. */
    private final class Shelf implements PadSystem {
        @Override
        public List<PadReading> read() {
            if (breaks) {
                throw new IllegalStateException("the driver failed");
            }
            return plugged;
        }

        @Override
        public void shake(int id, double strength, int millis) {
            news.add("shaken " + id);
        }

        @Override
        public void close() {
            news.add("closed");
        }
    }

    private void start(PadSystem.Opener opener) {
        pads = new Gamepads(keyboard, Runnable::run, () -> {
            opened.incrementAndGet();
            return opener.open();
        });
        pads.setListener(new Gamepads.Listener() {
            @Override
            public void connected(String name) {
                news.add("connected " + name);
            }

            @Override
            public void gone(String name) {
                news.add("gone " + name);
            }

            @Override
            public void broken(String reason) {
                news.add("broken " + reason);
            }

            @Override
            public void pressed(PadButton button) {
                news.add("pressed " + button);
            }
        });
        pads.setPlayed(true);
        pads.start();
    }

    @AfterEach
    void close() {
        if (pads != null) {
            pads.close();
        }
    }

    private static void await(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + 30_000_000_000L;
        while (!condition.getAsBoolean()) {
            assertTrue(System.nanoTime() < end, "never came true: " + what);
            Thread.onSpinWait();
        }
    }

    private static PadReading pad(int id, double x, double y, int buttons) {
        return new PadReading(id, "Pad " + id, (float) x, (float) y, 0, 0, buttons);
    }

    private Command now() {
        CommandSource source = keyboard;
        source.fill(0, state, command);
        return command;
    }

    @Test
    void nothingIsLoadedBeforeStart() {
        pads = new Gamepads(keyboard, Runnable::run, () -> {
            opened.incrementAndGet();
            return new Shelf();
        });
        pads.setPlayed(true);
        pads.shake(1);
        assertEquals(Gamepads.State.UNUSED, pads.state());
        assertEquals(0, opened.get());
        pads.start();
        pads.start();
        await("opened", () -> pads.state() == Gamepads.State.NONE);
        assertEquals(1, opened.get());
    }

    @Test
    void stickMovesProportionallyAndUnpluggingReleasesEverything() {
        plugged = List.of(pad(7, 0, 0.56, PadButton.SOUTH.bit()));
        start(Shelf::new);
        await("half ahead", () -> Math.abs(now().forward - 0.5) < 1e-6);
        await("jumps", () -> now().up == 1);
        assertEquals(List.of("connected Pad 7"), news);
        plugged = List.of();
        await("input released", () -> now().forward == 0 && command.up == 0);
        await("reported", () -> news.contains("gone Pad 7"));
        plugged = List.of(pad(8, 0, 0, 0));
        await("the next one", () -> news.contains("connected Pad 8"));
    }

    @Test
    void sharedActionIsHeldUntilAllButtonsAndKeysAreReleased() {
        plugged = List.of(pad(1, 0, 0, PadButton.SOUTH.bit() | PadButton.LEFT_TRIGGER.bit()));
        start(Shelf::new);
        await("jumps", () -> now().up == 1);
        // The stick is applied after the buttons of the same reading, so it shows that they were applied.
        plugged = List.of(pad(1, 1, 0, PadButton.LEFT_TRIGGER.bit()));
        await("taken", () -> now().right == 1);
        assertEquals(1f, now().up);
        keyboard.press(GameKey.JUMP, 0);
        plugged = List.of(pad(1, -1, 0, 0));
        await("taken", () -> now().right == -1);
        assertEquals(1f, now().up, "the keyboard still holds it");
        keyboard.release(GameKey.JUMP, 0);
        assertEquals(0f, now().up);
    }

    @Test
    void windowButtonsAreReportedOncePerPress() {
        plugged = List.of(pad(1, 0, 0, 0));
        start(Shelf::new);
        await("there", () -> pads.reading() != null);
        plugged = List.of(pad(1, 1, 0, PadButton.START.bit()));
        await("taken", () -> now().right == 1);
        plugged = List.of(pad(1, -1, 0, PadButton.START.bit() | PadButton.BACK.bit()));
        await("taken", () -> now().right == -1);
        assertEquals(List.of("connected Pad 1", "pressed START", "pressed BACK"), news);
    }

    @Test
    void usedPadBecomesTheActivePad() {
        plugged = List.of(pad(1, 0, 0, 0), pad(2, 0, 0, 0));
        start(Shelf::new);
        await("the first", () -> pads.reading() != null && pads.reading().id() == 1);
        plugged = List.of(pad(1, 0, 0, 0), pad(2, 1, 0, 0));
        await("the second", () -> pads.reading().id() == 2);
        await("moves", () -> now().right == 1);
    }

    @Test
    void padIsIgnoredWhileNotPlaying() {
        plugged = List.of(pad(1, 0, 1, 0));
        start(Shelf::new);
        await("moves", () -> now().forward == 1);
        pads.setPlayed(false);
        await("input released", () -> now().forward == 0);
    }

    @Test
    void missingLibraryIsReportedOnce() {
        start(() -> {
            throw new UnsatisfiedLinkError("no SDL3 in java.library.path\n  and much more");
        });
        await("reported", () -> !news.isEmpty());
        assertEquals(List.of("broken no SDL3 in java.library.path"), news);
        pads.start();
        pads.shake(1);
        assertEquals(Gamepads.State.BROKEN, pads.state());
        assertEquals(1, opened.get());
        assertEquals(0f, now().forward);
    }

    @Test
    void failingDriverReleasesThePushedStick() {
        plugged = List.of(pad(1, 0, 1, 0));
        start(Shelf::new);
        await("moves", () -> now().forward == 1);
        breaks = true;
        await("input released", () -> now().forward == 0);
        await("reported", () -> news.contains("broken the driver failed"));
        assertEquals(1, news.stream().filter(text -> text.startsWith("broken")).count());
    }

    @Test
    void onlyThePadInUseRumbles() {
        plugged = List.of(pad(3, 0, 0, 0));
        start(Shelf::new);
        await("there", () -> pads.reading() != null);
        pads.shake(0.5);
        await("shaken", () -> news.contains("shaken 3"));
    }

    /** In nanoseconds: a reading that would come after the tick is moved to 0.3 ms before it. */
    @Test
    void padInUseIsReadEveryTwoMillisecondsAndJustBeforeATick() {
        assertEquals(2_000_000, Gamepads.pauseInUse(5_000_000), "the tick is far");
        assertEquals(1_200_000, Gamepads.pauseInUse(1_500_000));
        assertEquals(1_999_999, Gamepads.pauseInUse(2_299_999));
        assertEquals(2_000_000, Gamepads.pauseInUse(300_000), "it was just read");
        assertEquals(2_000_000, Gamepads.pauseInUse(-40_000_000), "nothing plays");
    }
}
