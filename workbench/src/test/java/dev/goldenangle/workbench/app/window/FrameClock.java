package dev.goldenangle.workbench.app.window;

import javafx.animation.AnimationTimer;

import java.util.Random;
import java.util.function.LongConsumer;

/**
 * Makes the frames of a window under test: one for every pulse of the toolkit, or, on request, only for some of them,
 * as a slow machine would. A test that looks straight after a click, without waiting for what the click does, fails then.
 *
 * <p>Started with {@code -Dframes.oneIn=20}, a pulse makes a frame with a chance of one in twenty.
 */
final class FrameClock extends AnimationTimer {
    private static final int ONE_IN = Integer.getInteger("frames.oneIn", 1);
    private final Random chance = new Random(ONE_IN);
    private final LongConsumer frame;

    FrameClock(LongConsumer frame) {
        this.frame = frame;
    }

    @Override
    public void handle(long nanos) {
        if (chance.nextInt(ONE_IN) == 0) {
            frame.accept(nanos);
        }
    }
}
