package dev.goldenangle.bot;

import dev.goldenangle.attack.RandomKnobs;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.Command;
import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * The optimal strafer gains at least 99 % of what the best of all keys and view angles gains on the same tick.
 */
class OptimalStraferProperties {
    private static final double SHARE = 0.99;

    @Property(tries = 4)
    void gainsAsMuchAsTheBestKeysInTheAirUnderEveryShippedPreset(@ForAll long seed) {
        assertNearlyBestInTheAir(seed);
    }

    @Property(tries = 100)
    @net.jqwik.api.Tag("study")
    void gainsAsMuchAsTheBestKeysInTheAirInManyStates(@ForAll long seed) {
        assertNearlyBestInTheAir(seed);
    }

    private static void assertNearlyBestInTheAir(long seed) {
        Randomness random = new Randomness(seed);
        for (String preset : strafingPresets()) {
            ParameterSet knobs = GoldenRuns.parameters(preset);
            TickSearch tick = new TickSearch(GoldenRuns.model(preset), knobs);
            assertNearlyBest(tick, flying(tick, knobs, random), knobs, preset);
        }
    }

    @Property(tries = 2)
    void gainsAsMuchAsTheBestKeysAtTakeOffUnderEveryShippedPreset(@ForAll long seed) {
        Randomness random = new Randomness(seed);
        for (String preset : strafingPresets()) {
            ParameterSet knobs = GoldenRuns.parameters(preset);
            TickSearch tick = new TickSearch(GoldenRuns.model(preset), knobs);
            MoverState fast = flying(tick, knobs, random);
            assertNearlyBest(tick, tick.standing(fast.velocity.x, fast.velocity.y), knobs, preset);
        }
    }

    @Property(tries = 16)
    void gainsAsMuchAsTheBestKeysInTheAirWithAnyLegalKnobs(@ForAll long seed) {
        Randomness random = new Randomness(seed);
        for (Model model : ModelCatalog.models().stream().filter(OptimalStraferProperties::strafes).toList()) {
            ParameterSet knobs = new RandomKnobs(random).set(model.parameters());
            TickSearch tick = new TickSearch(model, knobs);
            assertNearlyBest(tick, flying(tick, knobs, random), knobs, model.id() + " " + knobs.asText());
        }
    }

    /** The gain is the same from 0° to 4.6° beside the velocity, where a hop reaches its target, and has a narrow peak at 5.7°. */
    @Test
    void findsTheNarrowPeakBesideAHopThatReachesItsTarget() {
        ParameterSet knobs = GoldenRuns.model("xonotic/xonotic").parameters().defaults().unlimited().with("tick_rate", "180").with("bunny_turn", "42").with("bunny_forward", "2.84")
                .with("bunny_acceleration", "10").with("air_control", "0.99").with("control_power", "4.7").with("air_stop", "7.27").with("key_speed", "7584");
        TickSearch tick = new TickSearch(GoldenRuns.model("xonotic/xonotic"), knobs);
        assertNearlyBest(tick, tick.flying(3.1264918f, 838.59845f, 77.106384f), knobs, "narrow peak");
    }

    @Test
    void findsTheViewWhoseVelocityLosesLeastByTheCutToSixteenths() {
        assertNearlyBestInTheAir("warsow/warfork", -1124.178f, 170.13864f, -122.1942f);
    }

    @Test
    void pushesAlongAnAxisIfTheVelocityLimitCutsTheOtherAxis() {
        assertNearlyBestInTheAir("goldsrc/halflife", 2500f, 300f, 0f);
    }

    /** Prints the smallest shares of many random states: {@code -Dfirst=SEED -Dtries=N}. */
    @Test
    @Tag("study")
    void smallestSharesOfTheBestGainInManyStates() {
        List<Model> models = ModelCatalog.models().stream().filter(OptimalStraferProperties::strafes).toList();
        List<String> missed = new ArrayList<>();
        double least = 1;
        for (long seed = Long.getLong("first", 0); seed < Long.getLong("first", 0) + Long.getLong("tries", 800); seed++) {
            Randomness random = new Randomness(seed);
            for (Model model : models) {
                ParameterSet knobs = new RandomKnobs(random).set(model.parameters());
                TickSearch tick = new TickSearch(model, knobs);
                Answer answer = answer(tick, flying(tick, knobs, random), knobs);
                least = Math.min(least, answer.share());
                if (!answer.isNearlyBest()) {
                    missed.add("seed " + seed + ", " + model.id() + " " + knobs.asText() + answer);
                }
            }
        }
        missed.forEach(System.out::println);
        System.out.println("smallest share " + least);
        assertEquals(0, missed.size());
    }

    private static void assertNearlyBestInTheAir(String preset, float x, float y, float z) {
        ParameterSet knobs = GoldenRuns.parameters(preset);
        TickSearch tick = new TickSearch(GoldenRuns.model(preset), knobs);
        assertNearlyBest(tick, tick.flying(x, y, z), knobs, preset);
    }

    private static void assertNearlyBest(TickSearch tick, MoverState state, ParameterSet knobs, String where) {
        Answer answer = answer(tick, state, knobs);
        assertTrue(answer.isNearlyBest(), () -> where + answer);
    }

    private static Answer answer(TickSearch tick, MoverState state, ParameterSet knobs) {
        Command command = tick.botsCommand(state);
        Command best = new Command();
        double most = tick.largestGain(state, command, best);
        double noise = 1e-6 * (knobs.w() + state.velocity.horizontalLength()) + penaltyNoise(knobs);
        return new Answer(state, command, tick.gain(state, command), best, most, noise);
    }

    /**
     * Turning by air control costs a speed in proportion to the sine of an angle, the root of 1 − cosine². In floats the
     * view is shorter or longer by up to 6e-8, so near the velocity the sine is between 0 and 3.5e-4 by chance.
     */
    private static double penaltyNoise(ParameterSet knobs) {
        return knobs.table().find("control_penalty").map(penalty -> knobs.get(penalty) / knobs.get(knobs.table().find("tick_rate").orElseThrow()) * 4e-4).orElse(0.0);
    }

    /** What the bot gains and what the best keys gain; differences below {@code noise} come from rounding. */
    private record Answer(MoverState state, Command command, double gained, Command best, double most, double noise) {
        boolean isNearlyBest() {
            return gained >= SHARE * most - noise;
        }

        double share() {
            return most <= 100 * noise ? 1 : gained / most;
        }

        @Override
        public String toString() {
            return " at " + state.velocity + ": gains " + gained + " with " + text(command) + ", but " + most + " with " + text(best);
        }
    }

    /** Up to six times the ground speed in any direction; whole numbers where the rules round the velocity. */
    static MoverState flying(TickSearch tick, ParameterSet knobs, Randomness random) {
        double speed = 6 * knobs.w() * random.nextFloat() * random.nextFloat();
        double direction = 2 * Math.PI * random.nextFloat();
        float x = (float) (speed * Math.cos(direction));
        float y = (float) (speed * Math.sin(direction));
        float z = (random.nextFloat() - 0.5f) * (float) knobs.w();
        return rounds(knobs) ? tick.flying((float) Math.rint(x), (float) Math.rint(y), (float) Math.rint(z)) : tick.flying(x, y, z);
    }

    private static boolean rounds(ParameterSet knobs) {
        return knobs.table().find("velocity_rounding").map(knobs::isOn).orElse(false);
    }

    static List<String> strafingPresets() {
        return GoldenRuns.presets().stream().filter(preset -> strafes(GoldenRuns.model(preset))).toList();
    }

    private static boolean strafes(Model model) {
        return model.theory(model.parameters().defaults()).isPresent();
    }

    private static String text(Command command) {
        return "forward " + command.forward + ", right " + command.right + ", up " + command.up + ", view " + Math.toDegrees(command.yaw) + "°";
    }
}
