package dev.goldenangle.goal;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Angles;
import dev.goldenangle.state.MoverState;

/** Holds forward along a spawn's direction and jumps, either repeatedly or once at a given distance. Use a new one for each run. */
final class JumpAhead implements CommandSource {
    private final Spawn spawn;
    private final double tickRate;
    private final float takeOff;

    private JumpAhead(Spawn spawn, double tickRate, float takeOff) {
        this.spawn = spawn;
        this.tickRate = tickRate;
        this.takeOff = takeOff;
    }

    /** Jumps on every landing, and while standing against an obstacle. */
    static JumpAhead always(Spawn spawn) {
        return new JumpAhead(spawn, 1, Float.NEGATIVE_INFINITY);
    }

    /** Jumps on the last tick on the ground that ends before a distance from the spawn. */
    static JumpAhead at(Spawn spawn, double tickRate, float distance) {
        return new JumpAhead(spawn, tickRate, distance);
    }

    /** Distance from a spawn along its direction. */
    static float along(Spawn spawn, float x, float y) {
        return (x - spawn.x()) * Angles.cos(spawn.yaw()) + (y - spawn.y()) * Angles.sin(spawn.yaw());
    }

    /** The key is released every other tick, because some rules need a new press. */
    @Override
    public void fill(int tick, MoverState state, Command command) {
        float next = along(spawn, state.position.x + (float) (state.velocity.x / tickRate), state.position.y + (float) (state.velocity.y / tickRate));
        boolean isThere = takeOff == Float.NEGATIVE_INFINITY ? tick % 2 == 0 : next >= takeOff;
        command.set(1f, 0f, state.grounded && isThere ? 1f : 0f, spawn.yaw(), 0f, Command.RUN);
    }
}
