package dev.goldenangle.state;

import dev.goldenangle.math.Hash64;
import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class MoverStateTest {
    private enum Toy { COUNT, FLAG, SHARE }

    /** Each changes one field that carries over from tick to tick. */
    private static final List<Consumer<MoverState>> CHANGES = List.of(
            s -> s.position.x += 1, s -> s.position.y += 1, s -> s.position.z += 1,
            s -> s.velocity.x += 1, s -> s.velocity.y += 1, s -> s.velocity.z += 1,
            s -> s.yaw += 0.1f, s -> s.pitch += 0.1f, s -> s.grounded = !s.grounded, s -> s.groundNormal.z -= 0.5f,
            s -> s.crouched = !s.crouched, s -> s.mode = MoveMode.NOCLIP, s -> s.mode = MoveMode.SPECTATE, s -> s.eyeHeight += 1,
            s -> s.courseStage += 1, s -> s.courseStartTick += 1, s -> s.set(Toy.COUNT, 8), s -> s.set(Toy.FLAG, false), s -> s.set(Toy.SHARE, 0.75f));

    private static MoverState state() {
        MoverState state = new MoverState(Toy.values().length);
        state.position.set(1f, 2f, 3f);
        state.velocity.set(4f, 5f, 6f);
        state.yaw = 0.5f;
        state.pitch = 0.25f;
        state.standOn(new Vec3(0f, 0f, 1f));
        state.eyeHeight = 1.6f;
        state.courseStage = 2;
        state.courseStartTick = 30;
        state.set(Toy.COUNT, 7);
        state.set(Toy.FLAG, true);
        state.set(Toy.SHARE, 0.5f);
        return state;
    }

    /** Digests of runs recorded before the clock was added must stay valid. */
    @Test
    void levelClockIsPartOfTheStateButNotOfItsDigest() {
        MoverState later = state();
        later.worldTick = 5;
        assertNotEquals(state(), later);
        assertEquals(5, later.copy().worldTick);
        assertEquals(digest(state()), digest(later));
    }

    private static MoverState registers(int... values) {
        MoverState state = new MoverState(values.length);
        state.readRegisters(values, 0);
        return state;
    }

    @Test
    void registersThatAreZeroDoNotChangeTheDigest() {
        assertEquals(digest(registers(7, 0, 9)), digest(registers(7, 0, 9, 0, 0)));
        assertEquals(digest(registers()), digest(registers(0, 0)));
    }

    @Test
    void digestDependsOnWhichRegisterHasAValue() {
        List<MoverState> states = List.of(registers(7, 0, 0), registers(0, 7, 0), registers(0, 0, 7), registers(7, 7, 0), registers(0, 0, 0), registers(-7, 0, 0),
                registers(0, -7, 0));
        assertEquals(states.size(), states.stream().map(MoverStateTest::digest).distinct().count());
    }

    @Test
    void digestInTraceVersion1CountsTheRegistersOfItsTime() {
        assertEquals(registers(7, 0).digestInTraceVersion1(1, 2), registers(7, 0, 5).digestInTraceVersion1(1, 2));
        assertNotEquals(registers(7, 0).digestInTraceVersion1(1, 2), registers(7, 0).digestInTraceVersion1(1, 1));
    }

    @Test
    void registersThatAreMissingFromACopiedStateBecomeZero() {
        MoverState state = registers(1, 2, 3);
        state.copyFrom(registers(8));
        assertEquals(registers(8, 0, 0), state);
    }

    private static long digest(MoverState state) {
        Hash64 hash = new Hash64();
        state.hashInto(hash);
        return hash.value();
    }

    @Test
    void everyChangeOfAStateGivesADifferentDigest() {
        Set<Long> digests = new HashSet<>(Set.of(digest(state())));
        for (Consumer<MoverState> change : CHANGES) {
            MoverState other = state();
            change.accept(other);
            assertTrue(digests.add(digest(other)), "change " + CHANGES.indexOf(change) + " does not show");
            assertNotEquals(state(), other, "change " + CHANGES.indexOf(change));
        }
        assertEquals(digest(state()), digest(state()));
    }

    /** Stage and mode are packed into one number: all four stages under all three modes, on the ground and off, give different digests. */
    @Test
    void packedFieldsDoNotOverlap() {
        Set<Long> digests = new HashSet<>();
        int states = 0;
        for (int stage = 0; stage < 4; stage++) {
            for (MoveMode mode : MoveMode.values()) {
                for (int bits = 0; bits < 4; bits++) {
                    for (int start = -1; start < 3; start++) {
                        MoverState state = state();
                        state.courseStage = stage;
                        state.mode = mode;
                        state.grounded = (bits & 1) != 0;
                        state.crouched = (bits & 2) != 0;
                        state.courseStartTick = start;
                        digests.add(digest(state));
                        states++;
                    }
                }
            }
        }
        assertEquals(states, digests.size());
    }

    @Test
    void copyIsEqualAndIndependent() {
        MoverState copy = state().copy();
        assertEquals(state(), copy);
        assertEquals(state().hashCode(), copy.hashCode());
        copy.position.x = 99f;
        assertNotEquals(state(), copy);
        assertNotEquals(state().hashCode(), copy.hashCode());
        assertEquals(new Vec3(0f, 0f, 1f), state().groundNormal);
        assertNotEquals(state(), "a state");
    }

    @Test
    void registersHoldNumbersFlagsAndShares() {
        MoverState state = state();
        assertEquals(7, state.get(Toy.COUNT));
        assertTrue(state.isOn(Toy.FLAG));
        assertEquals(0.5f, state.getFloat(Toy.SHARE));
        state.set(Toy.FLAG, false);
        assertFalse(state.isOn(Toy.FLAG));
        assertEquals(3, state.registerCount());
        state.setRegister(1, 9);
        assertEquals(9, state.register(1));
        state.set(Toy.FLAG, true);
        assertEquals(1, state.register(1));
        int[] kept = {-1, 0, 0, 0};
        state.writeRegisters(kept, 1);
        state.clearRegisters();
        assertEquals(0, state.get(Toy.COUNT));
        state.readRegisters(kept, 1);
        assertEquals(7, state.get(Toy.COUNT));
        assertEquals(0.5f, state.getFloat(Toy.SHARE));
    }

    @Test
    void oneNanOrInfinityMakesAStateNotFinite() {
        assertTrue(state().isFinite());
        List<Consumer<MoverState>> wild = List.of(s -> s.position.y = Float.NaN, s -> s.velocity.z = Float.NEGATIVE_INFINITY, s -> s.yaw = Float.NaN,
                s -> s.pitch = Float.NaN);
        for (Consumer<MoverState> change : wild) {
            MoverState state = state();
            change.accept(state);
            assertFalse(state.isFinite());
        }
    }

    @Test
    void leavingTheGroundClearsItsNormal() {
        MoverState state = state();
        state.leaveGround();
        assertFalse(state.grounded);
        assertEquals(new Vec3(), state.groundNormal);
    }
}
