package dev.goldenangle.simulation;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.motor.View;
import dev.goldenangle.state.MoverState;

/**
 * A mover as it is drawn between two ticks. The caller owns it and has it written anew for each frame; nothing in a run reads it.
 */
public final class RenderState {
    /** Reference point of the body. */
    public final Vec3 position = new Vec3();
    /** Where the body is drawn, which some models keep apart from where it is. */
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
     * Writes the mover as it stands between two ticks; one that was put elsewhere, by a teleporter, is drawn where it is now.
     *
     * @param before      the state a tick ago
     * @param now         the state after the tick
     * @param alpha       how far the tick has come, 0 to 1
     * @param tickSeconds how long a tick is
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

    /** Farther than its speed explains, with a body's width for steps. */
    private boolean isPutElsewhere(Mover mover, MoverState before, MoverState now, double tickSeconds) {
        old.set(now.position).sub(before.position);
        double explained = (before.velocity.length() + now.velocity.length()) * tickSeconds;
        return old.length() > explained + 2 * mover.body(now).radius();
    }

    /** Writes where the eye looks, what is right of it and what is above. */
    public View view(View dest) {
        dest.look(-pitch, yaw);
        return dest;
    }
}
