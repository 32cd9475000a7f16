package dev.goldenangle.workbench.app.window;

import javafx.animation.AnimationTimer;

import java.util.Random;
import java.util.function.LongConsumer;

/**
 * Makes the frames of a window under test: one for every JavaFX pulse, or only for some of them, as on a slow
 * machine. A test that does not wait for the effect of a click then fails. <p>With {@code -Dframes.oneIn=20}, each
 * pulse makes a frame with a probability of one in twenty.
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
