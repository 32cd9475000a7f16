package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.SweepHit;

/** Scratch values of a slide. They belong to the box, so that the slides themselves have no mutable fields. */
final class SlideWork {
    final SweepHit trace = new SweepHit();
    /** A wall, kept while a step over it is tried. */
    final SweepHit wall = new SweepHit();
    final Vec3 target = new Vec3();
    final PlanesMet planes = new PlanesMet();
    /** The initial velocity of the slide; under gravity it includes all of the tick's gravity. */
    final Vec3 primal = new Vec3();
    final Vec3 clipped = new Vec3();
    final Vec3 crease = new Vec3();
    /** The velocity at the end. It includes all of the tick's gravity; the velocity used for moving includes half of it. */
    final Vec3 endVelocity = new Vec3();
    final Vec3 endClipped = new Vec3();
    final StepAttempt attempt = new StepAttempt();
}
