package dev.goldenangle.motor;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.bot.BotRun;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.math.Angles;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/**
 * What the presets can do on the strafe lane, as described in docs/maps.md, in units per second: the speed needed to
 * pass each gap from its very edge by perfect strafing, flown on the map itself; the speed of perfect strafing by then,
 * in one unbroken chain of hops from the start; and the gaps that the waypoint bot passes, which are all that can be
 * passed.
 */
class StrafeLaneReachTest {
    private static final double[] EDGES = {1536, 4396, 7835.5};
    private static final double[] GAPS = {300, 367.5, 435};
    /** Where a runner from the start has reached full speed. */
    private static final double RUN = -64;
    private static final double LEAST = 100;
    private static final double MOST = 1600;

    @ParameterizedTest
    @CsvSource({"strafejump/vq3, 15, 218.4, 333.9, 428.2, 703.2, 1063.0, 1420.0, 3", "strafejump/vq3-128, 15, 256.6, 370.1, 478.3, 718.9, 1098.8, 1326.6, 3",
        "strafejump/capped-30, 15, 397.0, 499.7, 601.9, 420.2, 536.5, 621.9, 3", "quakeworld/classic, 15.8, 376.0, 484.0, 589.8, 576.1, 779.3, 939.5, 3",
        "arena/default, 9.5, 200.0, 456.0, 591.5, 645.0, 677.7, 677.8, 3", "arena/document, 9.5, 100, 100, 100, 1228.2, 2398.5, 3198.4, 3",
        "arena/floaty, 9.5, 100, 100, 148.2, 597.5, 633.6, 633.9, 3", "arena/speedway, 9.5, 100, 212.7, 403.7, 903.5, 945.1, 947.8, 3",
        "arena/precise, 9.5, 379.4, 528.9, 694.6, 492.7, 496.0, 496.0, 1"})
    void theBotPassesEveryGapThatCanBePassedOnPaper(String preset, double overhang, double need1, double need2, double need3, double has1, double has2, double has3, int passable) {
        double[] needs = {need1, need2, need3};
        double[] has = {has1, has2, has3};
        Lane lane = new Lane(preset);
        int onPaper = 0;
        for (int gap = 0; gap < GAPS.length; gap++) {
            double needed = lane.needed(gap, overhang);
            double reached = lane.reached(EDGES[gap]);
            assertEquals(needs[gap], needed, Math.max(2, 0.02 * needs[gap]), preset + " needs");
            assertEquals(has[gap], reached, 2, preset + " has");
            onPaper += reached > needed ? 1 : 0;
        }
        assertEquals(passable, onPaper, preset + " can pass");
        assertEquals(onPaper, passedByBot(preset), preset + ": the bot passes");
    }

    /** The number of gaps that the waypoint bot has passed after a minute, standing on the far side. */
    private static int passedByBot(String preset) {
        Model model = GoldenRuns.model(preset);
        double u = model.unitsPerMetre() / 32.0;
        RunReader run = new RunReader(BotRun.of(model, GoldenRuns.level("strafe-lane", model), BotType.WAYPOINT).under(GoldenRuns.parameters(preset)).record(60));
        int passed = 0;
        for (int tick = 0; tick < run.length(); tick++) {
            boolean beyond = passed < GAPS.length && run.grounded(tick) && run.x(tick) > (EDGES[passed] + GAPS[passed] - 20) * u && run.z(tick) > -10 * u;
            passed += beyond ? 1 : 0;
        }
        return passed;
    }

    @Test
    void mapDescriptionMatchesTheResults() {
        String text = SampleMaps.fileOf("strafe-lane").flatMap(SampleMaps::read).orElseThrow();
        assertEquals(1, text.lines().filter(line -> line.contains("every shipped preset passes all three, but arena/precise only the first")).count());
    }

    /** One preset on the lane. */
    private static final class Lane {
        private final Model model;
        private final ParameterSet set;
        private final double u;
        private final StrafeTheory theory;
        private final MoverState airborne;
        private int side = 1;

        Lane(String preset) {
            model = GoldenRuns.model(preset);
            set = GoldenRuns.parameters(preset);
            u = model.unitsPerMetre() / 32.0;
            theory = model.theory(set).orElseThrow();
            airborne = new MoverState(model.registers().size());
        }

        /** The least speed that lands beyond, by bisection; the lowest tried speed if that lands. */
        double needed(int gap, double overhang) {
            double low = LEAST;
            double high = MOST;
            for (int i = 0; i < 16; i++) {
                double middle = (low + high) / 2;
                if (lands(gap, overhang, middle)) {
                    high = middle;
                } else {
                    low = middle;
                }
            }
            return high;
        }

        /** Takes off with the body barely on the edge, and strafes. */
        private boolean lands(int gap, double overhang, double speed) {
            Bench bench = new Bench(model, set, GoldenRuns.level("strafe-lane", model));
            bench.mover.spawn(bench.state, (float) ((EDGES[gap] - 64) * u), 0f, 0f, 0f);
            bench.keys(0, 0, 0).looking(0);
            for (int tick = 0; tick < 5; tick++) {
                bench.step();
            }
            double rest = bench.state.position.z;
            double edge = (EDGES[gap] + overhang - 0.1) * u;
            bench.at(edge, 0, rest).moving(0, 0, 0).step();
            bench.at(edge, 0, rest).moving(speed * u, 0, 0);
            boolean flew = false;
            for (int tick = 0; tick < 600 && bench.state.position.z > rest - 60 * u && !(flew && bench.state.grounded); tick++) {
                strafe(bench, tick == 0 ? 1 : 0);
                flew |= !bench.state.grounded;
            }
            return flew && bench.state.grounded && bench.state.position.x > (EDGES[gap] + GAPS[gap] - 24) * u && bench.state.position.z > rest - 4 * u;
        }

        /** The speed at the last landing before the edge, of a chain that starts at W at the start of the lane. */
        double reached(double edge) {
            Bench standing = new Bench(model, set, GoldenRuns.level("flat", model));
            standing.mover.spawn(standing.state, 0f, 0f, 0f, 0f);
            Bench bench = new Bench(model, set, Bench.level(List.of(Bench.floor())));
            bench.at(0, 0, standing.state.position.z).moving(set.w(), 0, 0);
            bench.state.grounded = true;
            double last = set.w();
            double landed = set.w();
            while (bench.state.position.x < (edge - RUN) * u) {
                last = landed;
                landed = hop(bench);
            }
            return last / u;
        }

        private double hop(Bench bench) {
            boolean flew = false;
            for (int tick = 0; tick < 1000 && !(flew && bench.state.grounded); tick++) {
                strafe(bench, bench.state.grounded && !bench.command.jumps() ? 1 : 0);
                flew |= !bench.state.grounded;
            }
            return bench.state.velocity.horizontalLength();
        }

        /** The best angle in the air, on the side that keeps the travel along the lane. */
        private void strafe(Bench bench, int jump) {
            float travel = Angles.atan2(bench.state.velocity.y, bench.state.velocity.x);
            side = Math.abs(travel) > 0.02f ? travel > 0f ? 1 : -1 : side;
            bench.keys(1, side, jump);
            airborne.copyFrom(bench.state);
            airborne.grounded = false;
            bench.command.yaw = travel - side * theory.bestAngle(airborne, bench.command) - theory.wishOffset(bench.command);
            bench.step();
        }
    }
}
