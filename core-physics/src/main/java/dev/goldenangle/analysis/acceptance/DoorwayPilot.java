package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Angles;
import dev.goldenangle.state.MoverState;

/** Holds forward, looks at the middle of a doorway straight ahead of a spawn, and jumps on every landing. */
final class DoorwayPilot implements CommandSource {
    private final Spawn spawn;
    private final float toFrame;
    private final float frameX;
    private final float frameY;

    DoorwayPilot(Spawn spawn, float toFrame) {
        this.spawn = spawn;
        this.toFrame = toFrame;
        frameX = spawn.x() + toFrame * Angles.cos(spawn.yaw());
        frameY = spawn.y() + toFrame * Angles.sin(spawn.yaw());
    }

    /** Distance from a spawn along its direction. */
    static float along(Spawn spawn, float x, float y) {
        return (x - spawn.x()) * Angles.cos(spawn.yaw()) + (y - spawn.y()) * Angles.sin(spawn.yaw());
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        boolean before = along(spawn, state.position.x, state.position.y) < toFrame;
        float yaw = before ? Angles.atan2(frameY - state.position.y, frameX - state.position.x) : spawn.yaw();
        command.set(1f, 0f, state.grounded ? 1f : 0f, yaw, 0f, Command.RUN);
    }
}
