package dev.goldenangle.motor;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.controller.CapsuleParameter;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.arena.ArenaParameter;
import dev.goldenangle.motor.marathon.MarathonParameter;
import dev.goldenangle.motor.quakeworld.QuakeworldParameter;
import dev.goldenangle.motor.strafejump.StrafejumpParameter;
import dev.goldenangle.motor.tilestep.TilestepParameter;
import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Unit;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Heights and times computed by hand; distances compared with tick-by-tick friction. */
class DerivationsTest {
    private static final Derivations.JumpArc JUMP = new Derivations.JumpArc(StrafejumpParameter.GRAVITY, StrafejumpParameter.JUMP_SPEED, StrafejumpParameter.TICK_RATE, Derivations.Rise.MEAN_SPEED);
    private final Derived HEIGHT = Derivations.jumpHeight(QuakeKnob.Groups.JUMP, JUMP);
    private final Derived TIME = Derivations.timeToApex(QuakeKnob.Groups.JUMP, JUMP);
    private final Derived STOP = Derivations.stopDistance(QuakeKnob.Groups.GROUND, StrafejumpParameter.FRICTION, StrafejumpParameter.STOP_SPEED,
            StrafejumpParameter.REST_SPEED, StrafejumpParameter.TICK_RATE);
    private final Derived STOP_WITHOUT_REST = Derivations.stopDistance(QuakeKnob.Groups.GROUND, StrafejumpParameter.FRICTION, StrafejumpParameter.STOP_SPEED,
            StrafejumpParameter.TICK_RATE);

    private static ParameterSet defaults(String model) {
        return ModelCatalog.find(model).orElseThrow().parameters().defaults();
    }

    /** At 128 Hz the apexes below are on a tick. */
    private static ParameterSet jump(double gravity, double speed) {
        return defaults("strafejump").with(StrafejumpParameter.TICK_RATE, 128).with(StrafejumpParameter.GRAVITY, gravity).with(StrafejumpParameter.JUMP_SPEED, speed);
    }

    /** 400 u/s under 800 u/s²: half a second up, 100 units high. */
    @Test
    void jumpHeightAndTimeMatchTheFormula() {
        assertEquals(100, HEIGHT.read(jump(800, 400)), 1e-9);
        assertEquals(0.5, TIME.read(jump(800, 400)), 1e-9);
    }

    /** 50 units in the same half second: 200 u/s under 400 u/s². 100 units in a quarter: 800 u/s under 3200 u/s². */
    @Test
    void changingOneKeepsTheOther() {
        ParameterSet lower = HEIGHT.write(jump(800, 400), 50);
        assertEquals(400, lower.get(StrafejumpParameter.GRAVITY), 1e-9);
        assertEquals(200, lower.get(StrafejumpParameter.JUMP_SPEED), 1e-9);
        ParameterSet quicker = TIME.write(jump(800, 400), 0.25);
        assertEquals(3200, quicker.get(StrafejumpParameter.GRAVITY), 1e-9);
        assertEquals(800, quicker.get(StrafejumpParameter.JUMP_SPEED), 1e-9);
    }

    /** With half of 800 u/s², 400 u/s reach 200 units in a second. To reach 100 units in a second takes 200 u/s with half of 400 u/s². */
    @Test
    void shareOfGravityIsTakenIntoAccount() {
        ParameterSet half = defaults("quakeworld").with(QuakeworldParameter.TICK_RATE, 128).with(QuakeworldParameter.GRAVITY, 800).with(QuakeworldParameter.ENTITY_GRAVITY, 0.5).with(QuakeworldParameter.JUMP_SPEED, 400);
        Derivations.JumpArc jump = new Derivations.JumpArc(QuakeworldParameter.GRAVITY, set -> set.get(QuakeworldParameter.ENTITY_GRAVITY), QuakeworldParameter.JUMP_SPEED, QuakeworldParameter.TICK_RATE, Derivations.Rise.MEAN_SPEED);
        Derived height = Derivations.jumpHeight(QuakeKnob.Groups.JUMP, jump);
        Derived time = Derivations.timeToApex(QuakeKnob.Groups.JUMP, jump);
        assertEquals(200, height.read(half), 1e-9);
        assertEquals(1, time.read(half), 1e-9);
        assertEquals(400, height.write(half, 100).get(QuakeworldParameter.GRAVITY), 1e-9);
        assertEquals(200, height.write(half, 100).get(QuakeworldParameter.JUMP_SPEED), 1e-9);
        assertEquals(3200, time.write(half, 0.5).get(QuakeworldParameter.GRAVITY), 1e-9);
        assertEquals(800, time.write(half, 0.5).get(QuakeworldParameter.JUMP_SPEED), 1e-9);
    }

    /**
     * 100 u/s under 100 u/s² rise 50 units in a second. At ten ticks per second, moved by the speed after gravity, they rise
     * 9 + 8 + … + 0 = 45. Under 80 u/s² the apex is at 1.25 s; the highest ticks are at 1.2 s and 1.3 s, 120 − 57.6 units up.
     */
    @Test
    void jumpHeightIsThatOfTheHighestTick() {
        Derived stepped = Derivations.jumpHeight(QuakeKnob.Groups.JUMP, new Derivations.JumpArc(StrafejumpParameter.GRAVITY, StrafejumpParameter.JUMP_SPEED, StrafejumpParameter.TICK_RATE, Derivations.Rise.SPEED_AFTER_GRAVITY));
        ParameterSet slow = jump(100, 100).with(StrafejumpParameter.TICK_RATE, 10);
        assertEquals(45, stepped.read(slow), 1e-9);
        assertEquals(90, stepped.write(slow, 90).get(StrafejumpParameter.JUMP_SPEED) * 0.45, 1e-9);
        assertEquals(62.4, HEIGHT.read(jump(80, 100).with(StrafejumpParameter.TICK_RATE, 10)), 1e-9);
    }

    @Test
    void heightIsInTheLengthUnitOfItsSpeed() {
        assertEquals(Unit.UNITS, HEIGHT.unit());
        assertEquals(Unit.METRES, Derivations.jumpHeight(QuakeKnob.Groups.JUMP, new Derivations.JumpArc(CapsuleParameter.GRAVITY, CapsuleParameter.JUMP_SPEED, ArenaParameter.TICK_RATE, Derivations.Rise.MEAN_SPEED)).unit());
        assertEquals(Unit.TILES, Derivations.jumpHeight(QuakeKnob.Groups.JUMP, new Derivations.JumpArc(TilestepParameter.GRAVITY, TilestepParameter.JUMP_SPEED, TilestepParameter.TICK_RATE, Derivations.Rise.MEAN_SPEED)).unit());
        assertEquals(Unit.METRES, Derivations.stopDistance(QuakeKnob.Groups.JUMP, ArenaParameter.FRICTION, ArenaParameter.STOP_SPEED, ArenaParameter.TICK_RATE).unit());
        assertEquals(Unit.SECONDS, TIME.unit());
        assertEquals(List.of(StrafejumpParameter.GRAVITY, StrafejumpParameter.JUMP_SPEED), HEIGHT.replaces());
        assertEquals(List.of(StrafejumpParameter.FRICTION), STOP.replaces());
    }

    /**
     * By hand for a few ticks: at W 100 and ten ticks per second, friction 5 halves the speed each tick down to 25,
     * then takes 12.5: 50 + 25 + 12.5 + 0, a tenth of a second each.
     */
    @Test
    void stopDistanceIsTheSumOfItsTicks() {
        assertEquals(8.75, STOP_WITHOUT_REST.read(stop(100, 5, 25, 0, 10)), 1e-9);
        assertEquals(7.5, STOP.read(stop(100, 5, 0, 25.1, 10)), 1e-9, "at 25 it stands: that tick is the last");
        assertEquals(0, STOP.read(stop(100, 10, 25, 0, 10)), "everything is lost on the first tick");
        assertEquals(0, STOP.read(stop(20, 5, 25, 21, 10)), "slower than standing");
        assertEquals(100 * 10_000, STOP.read(stop(100, 0, 25, 1, 10)), 1e-6, "without friction it never ends, so it is limited to a hundred thousand ticks");
    }

    private static ParameterSet stop(double w, double friction, double stopSpeed, double restSpeed, double rate) {
        return defaults("strafejump").with(StrafejumpParameter.TOP_SPEED, w).with(StrafejumpParameter.FRICTION, friction).with(StrafejumpParameter.STOP_SPEED, stopSpeed)
                .with(StrafejumpParameter.REST_SPEED, restSpeed).with(StrafejumpParameter.TICK_RATE, rate);
    }

    /** The rule itself: below the rest speed it stands, otherwise friction takes its share, at least that of the stop speed. */
    private static double walked(double w, double friction, double stopSpeed, double restSpeed, double rate) {
        double distance = 0;
        double speed = w;
        for (int tick = 0; tick < 100_000 && speed > 0 && speed >= restSpeed; tick++) {
            speed = Math.max(0, speed - Math.max(speed, stopSpeed) * friction / rate);
            distance += speed / rate;
        }
        return distance;
    }

    @Test
    void closedFormEqualsTheTicks() {
        Randomness random = new Randomness(5);
        for (int i = 0; i < 400; i++) {
            double w = 1 + 999 * random.nextFloat();
            double friction = i % 10 == 0 ? 0 : 12 * random.nextFloat();
            double stopSpeed = i % 7 == 0 ? 0 : 300 * random.nextFloat();
            double restSpeed = i % 5 == 0 ? 0 : 50 * random.nextFloat();
            double rate = 10 + 200 * random.nextFloat();
            double expected = walked(w, friction, stopSpeed, restSpeed, rate);
            ParameterSet set = stop(w, friction, stopSpeed, restSpeed, rate);
            String where = "W " + w + ", friction " + friction + ", stop " + stopSpeed + ", rest " + restSpeed + ", rate " + rate;
            assertEquals(expected, STOP.read(set), 1e-6 * Math.max(1, expected), where);
            if (restSpeed == 0) {
                assertEquals(expected, STOP_WITHOUT_REST.read(set), 1e-6 * Math.max(1, expected), where);
            }
        }
    }

    @Test
    void frictionForADistanceIsFound() {
        for (double distance : new double[] {20, 46.5, 300}) {
            assertEquals(distance, STOP.read(STOP.write(defaults("strafejump"), distance)), 1e-6 * distance);
            assertEquals(distance, STOP_WITHOUT_REST.read(STOP_WITHOUT_REST.write(defaults("strafejump"), distance)), 1e-6 * distance);
        }
        ParameterSet at = STOP.write(defaults("strafejump"), 0);
        assertTrue(at.get(StrafejumpParameter.FRICTION) >= 99.999, "even the largest friction does not stop at once: the parameter is at its limit");
    }

    @Test
    void eachModelListsItsDerivedKnobs() {
        assertEquals(List.of("stop_distance", "jump_height", "time_to_apex"), keys("strafejump"));
        assertEquals(List.of("stop_distance", "jump_height", "time_to_apex"), keys("quakeworld"));
        assertEquals(List.of("jump_height", "time_to_apex"), keys("tilestep"));
        assertEquals(MarathonParameter.class, ModelCatalog.find("marathon").orElseThrow().tickRate().getClass());
    }

    private static List<String> keys(String model) {
        return ModelCatalog.find(model).orElseThrow().parameters().derived().stream().map(Derived::key).toList();
    }
}
