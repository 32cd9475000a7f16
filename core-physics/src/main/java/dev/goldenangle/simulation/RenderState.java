package dev.goldenangle.simulation;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.motor.View;
import dev.goldenangle.state.MoverState;

/** A mover as drawn between two ticks. The caller owns it and updates it for each frame; it does not affect the run. */
public final class RenderState {
    /** Reference point of the body. */
    public final Vec3 position = new Vec3();
    /** Where the body is drawn, which differs from its position in some models. */
    public final Vec3 drawn = new Vec3();
    public final Vec3 velocity = new Vec3();
    /** View direction in radians, counter-clockwise from +x. */
    public float yaw;
    /** View elevation in radians, positive looks up. */
    public float pitch;
    /** Height of the eye above the position. */
    public float eyeHeight;
    private final Vec3 old = new Vec3();

    /**
     * Interpolates the mover between two ticks; after a teleport it is drawn at its new position.
     *
     * @param before      the state one tick ago
     * @param now         the state after the tick
     * @param alpha       progress of the tick, 0 to 1
     * @param tickSeconds length of a tick
     */
    public RenderState blend(Mover mover, MoverState before, MoverState now, float alpha, double tickSeconds) {
        float share = alpha >= 1f || isPutElsewhere(mover, before, now, tickSeconds) ? 1f : alpha;
        position.set(now.position);
        mover.drawnAt(now, drawn);
        velocity.set(now.velocity);
        yaw = now.yaw;
        pitch = now.pitch;
        eyeHeight = now.eyeHeight;
        if (share < 1f) {
            position.lerp(before.position, position, share);
            drawn.lerp(mover.drawnAt(before, old), drawn, share);
            velocity.lerp(before.velocity, velocity, share);
            yaw = Angles.wrap(before.yaw + Angles.difference(before.yaw, now.yaw) * share);
            pitch = before.pitch + (now.pitch - before.pitch) * share;
            eyeHeight = before.eyeHeight + (now.eyeHeight - before.eyeHeight) * share;
        }
        return this;
    }

    /** Whether it moved farther than its speed explains, plus a body's width for steps. */
    private boolean isPutElsewhere(Mover mover, MoverState before, MoverState now, double tickSeconds) {
        old.set(now.position).sub(before.position);
        double explained = (before.velocity.length() + now.velocity.length()) * tickSeconds;
        return old.length() > explained + 2 * mover.body(now).radius();
    }

    /** Writes the view's forward, right and up directions. */
    public View view(View dest) {
        dest.look(-pitch, yaw);
        return dest;
    }
}
