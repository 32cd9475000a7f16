package dev.goldenangle.state;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.math.Vec3;

import java.util.Arrays;

/**
 * Everything that carries over from one tick to the next, for every model. State that only one model has is kept in
 * registers: whole numbers that the model names in an enum. So saving, restoring, hashing and writing a state need no
 * model.
 */
public final class MoverState {
    /** Reference point of the body in native units: the box origin (Quake models), the feet (arena, marathon, tilestep). */
    public final Vec3 position = new Vec3();
    public final Vec3 velocity = new Vec3();
    /** View direction in radians, counter-clockwise from +x. */
    public float yaw;
    /** View elevation in radians, positive looks up. */
    public float pitch;
    public boolean grounded;
    /** Normal of the ground while grounded, else zero. */
    public final Vec3 groundNormal = new Vec3();
    public boolean crouched;
    public MoveMode mode = MoveMode.NORMAL;
    /** Height of the eye above {@link #position}. */
    public float eyeHeight;
    /** Next checkpoint of the timed course: 0 waits at the start, then one more per checkpoint passed. */
    public int courseStage;
    /** Tick on which the course was started, or −1. */
    public int courseStartTick = -1;
    /**
     * The level's clock, which determines where moving things are. On a server and in a run it counts the ticks; a
     * client takes it from the last snapshot it received. Not part of the digest, because in a run it follows from the
     * tick number.
     */
    public int worldTick;
    private final int[] registers;

    /** @param registers number of registers the model uses */
    public MoverState(int registers) {
        this.registers = new int[registers];
    }

    public void standOn(Vec3 normal) {
        grounded = true;
        groundNormal.set(normal);
    }

    public void leaveGround() {
        grounded = false;
        groundNormal.zero();
    }

    public int get(Enum<?> register) {
        return registers[register.ordinal()];
    }

    public void set(Enum<?> register, int value) {
        registers[register.ordinal()] = value;
    }

    public boolean isOn(Enum<?> register) {
        return registers[register.ordinal()] != 0;
    }

    public void set(Enum<?> register, boolean on) {
        registers[register.ordinal()] = on ? 1 : 0;
    }

    public float getFloat(Enum<?> register) {
        return Float.intBitsToFloat(registers[register.ordinal()]);
    }

    public void set(Enum<?> register, float value) {
        registers[register.ordinal()] = Float.floatToRawIntBits(value);
    }

    public int registerCount() {
        return registers.length;
    }

    /** Access by number, for files and views that do not know the model. */
    public int register(int index) {
        return registers[index];
    }

    public void setRegister(int index, int value) {
        registers[index] = value;
    }

    public void clearRegisters() {
        Arrays.fill(registers, 0);
    }

    /** Starts a new life: at rest, upright, in the air and looking level. The position and the eye stay as they are. */
    public void restart(float towards) {
        clearRegisters();
        mode = MoveMode.NORMAL;
        crouched = false;
        velocity.zero();
        yaw = Angles.wrap(towards);
        pitch = 0f;
        leaveGround();
    }

    /** Copies all registers into an array, starting at an index. */
    public void writeRegisters(int[] dest, int from) {
        System.arraycopy(registers, 0, dest, from, registers.length);
    }

    /** Reads all registers from an array, starting at an index. */
    public void readRegisters(int[] source, int from) {
        System.arraycopy(source, from, registers, 0, registers.length);
    }

    /** Copies every field. Registers that the other state does not have become zero. */
    public void copyFrom(MoverState other) {
        position.set(other.position);
        velocity.set(other.velocity);
        yaw = other.yaw;
        pitch = other.pitch;
        grounded = other.grounded;
        groundNormal.set(other.groundNormal);
        crouched = other.crouched;
        mode = other.mode;
        eyeHeight = other.eyeHeight;
        courseStage = other.courseStage;
        courseStartTick = other.courseStartTick;
        worldTick = other.worldTick;
        int shared = Math.min(registers.length, other.registers.length);
        System.arraycopy(other.registers, 0, registers, 0, shared);
        Arrays.fill(registers, shared, registers.length, 0);
    }

    public MoverState copy() {
        MoverState copy = new MoverState(registers.length);
        copy.copyFrom(this);
        return copy;
    }

    /** Adds every field except the level's clock to the digest. */
    public void hashInto(Hash64 hash) {
        hash.reset(digest(hash.value()));
    }

    /**
     * The given digest with every field except the level's clock added. Registers that are zero do not count, so that a
     * model can get another register without changing the digests of runs that do not use it.
     */
    public long digest(long before) {
        long digest = digestWithoutRegisters(before);
        for (int i = 0; i < registers.length; i++) {
            if (registers[i] != 0) {
                digest = Hash64.mix(digest, i + 1L << 32 | registers[i] & 0xffff_ffffL);
            }
        }
        return digest;
    }

    /**
     * The digest in input traces of version 1, which also counts registers that are zero.
     *
     * @param registerCount number of registers that the model had when the trace was recorded
     */
    public long digestInTraceVersion1(long before, int registerCount) {
        long digest = digestWithoutRegisters(before);
        for (int i = 0; i < registerCount; i++) {
            digest = Hash64.mix(digest, (long) registers[i]);
        }
        return digest;
    }

    private long digestWithoutRegisters(long before) {
        long digest = Hash64.mix(Hash64.mix(before, position), velocity);
        digest = Hash64.mix(Hash64.mix(Hash64.mix(digest, yaw), pitch), groundNormal);
        digest = Hash64.mix(digest, eyeHeight);
        return Hash64.mix(digest, (grounded ? 1 : 0) | (crouched ? 2 : 0) | mode.ordinal() << 2 | (long) courseStage << 8 | (long) courseStartTick << 32);
    }

    public boolean isFinite() {
        // Zero times a finite number is 0, times infinity or NaN it is NaN: one comparison instead of eight.
        return 0f * position.x + 0f * position.y + 0f * position.z + 0f * velocity.x + 0f * velocity.y + 0f * velocity.z + 0f * yaw + 0f * pitch == 0f;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MoverState s && position.equals(s.position) && velocity.equals(s.velocity) && yaw == s.yaw && pitch == s.pitch
                && grounded == s.grounded && groundNormal.equals(s.groundNormal) && crouched == s.crouched && mode == s.mode
                && eyeHeight == s.eyeHeight && courseStage == s.courseStage && courseStartTick == s.courseStartTick && worldTick == s.worldTick
                && Arrays.equals(registers, s.registers);
    }

    @Override
    public int hashCode() {
        return position.hashCode() * 31 + velocity.hashCode();
    }
}
