package dev.goldenangle.controller;

import dev.goldenangle.world.brush.BoxQuery;

/** A slide that tries both the sliding and the stepped path and uses the longer one. */
abstract class TwoPathSlide extends SlideMove {
    TwoPathSlide(BoxQuery world, float gap, float stepHeight) {
        super(world, gap, stepHeight);
    }

    final void tryBothPaths(MovingBox box) {
        StepAttempt attempt = box.work.attempt;
        attempt.begin(box);
        if (!slide(box)) {
            return;
        }
        attempt.putSlideAside(box);
        if (stepLeadsFarther(box)) {
            box.noteStep(box.position.z - attempt.slidPosition.z);
        } else {
            attempt.keepSlide(box);
        }
    }

    /** Steps up, slides and steps down from the start of the attempt; returns whether to use that path. */
    abstract boolean stepLeadsFarther(MovingBox box);
}
