package dev.goldenangle.toolkit.library.recorded;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.strafejump.StrafejumpRegister;
import dev.goldenangle.recording.GameRecording;
import dev.goldenangle.state.MoverState;

import java.util.function.ToIntBiFunction;

/** Converts the rows of a recording to commands and states: of the strafejump model, or of the quakeworld model for a GOKZ replay. */
final class RecordedCommands {
    /** The height of a player's origin above the feet. */
    private static final float FEET = 24f;
    private static final float WALK = 64f / 127f;
    private final GameRecording recording;
    private final float[] part;
    private final float[] upPart;

    /**
     * @param part   for each tick, the part during which a changed key for walking was down; 1 if unknown
     * @param upPart the same for jump and crouch, which are pressed at other moments
     */
    RecordedCommands(GameRecording recording, float[] part, float[] upPart) {
        this.recording = recording;
        this.part = part;
        this.upPart = upPart;
    }

    /** The command that led to a row. */
    void command(int tick, Command dest) {
        float size = recording.is(tick, GameRecording.WALK) ? WALK : 1f;
        float forward = size * recording.forward(tick) * (changes(tick, GameRecording::forward) ? part[tick] : 1f);
        float right = size * recording.right(tick) * (changes(tick, GameRecording::right) ? part[tick] : 1f);
        float up = recording.up(tick) * (changes(tick, GameRecording::up) ? upPart[tick] : 1f);
        int buttons = Command.RUN | (recording.is(tick, GameRecording.FIRE) ? Command.FIRE : 0);
        dest.set(forward, right, up, Angles.wrap((float) Math.toRadians(recording.yaw(tick))), (float) Math.toRadians(-recording.pitch(tick)), buttons);
    }

    /** Whether a walking key was pressed or released within or right after a tick. */
    boolean walkingKeysChange(int tick) {
        return changes(tick, GameRecording::forward) || changes(tick, GameRecording::right);
    }

    /** Whether jump or crouch was pressed or released within or right after a tick. */
    boolean upKeysChange(int tick) {
        return changes(tick, GameRecording::up);
    }

    private boolean changes(int tick, ToIntBiFunction<GameRecording, Integer> axis) {
        int now = axis.applyAsInt(recording, tick);
        return tick > 0 && now != axis.applyAsInt(recording, tick - 1) || tick + 1 < recording.ticks() && now != axis.applyAsInt(recording, tick + 1);
    }

    /** The recorded state, including the strafejump model's memory. */
    void state(int tick, MoverState dest) {
        dest.clearRegisters();
        place(tick, dest);
        if (recording.game() == GameRecording.Game.GOKZ) {
            return;
        }
        dest.set(StrafejumpRegister.CONTACT, recording.is(tick, GameRecording.GROUNDED));
        dest.set(StrafejumpRegister.JUMP_HELD, recording.is(tick, GameRecording.JUMP_HELD));
        dest.set(StrafejumpRegister.TIMER, Math.round(recording.timerMs(tick)));
        dest.set(StrafejumpRegister.KNOCKBACK, recording.is(tick, GameRecording.PUSHED));
        dest.set(StrafejumpRegister.LAND, recording.timerMs(tick) > 0 && !recording.is(tick, GameRecording.PUSHED));
    }

    /** Only position, velocity and whether the player is on the ground. */
    void place(int tick, MoverState dest) {
        dest.position.set(recording.x(tick), recording.y(tick), recording.z(tick) + FEET);
        dest.velocity.set(recording.vx(tick), recording.vy(tick), recording.vz(tick));
        dest.yaw = Angles.wrap((float) Math.toRadians(recording.yaw(tick)));
        dest.pitch = (float) Math.toRadians(-recording.pitch(tick));
        dest.crouched = recording.is(tick, GameRecording.CROUCHED);
        dest.leaveGround();
        if (recording.is(tick, GameRecording.GROUNDED)) {
            dest.grounded = true;
            dest.groundNormal.set(0f, 0f, 1f);
        }
    }
}
