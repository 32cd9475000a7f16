package dev.goldenangle.goal;

import dev.goldenangle.analysis.Metric.Better;
import dev.goldenangle.analysis.Metric.Quantity;
import dev.goldenangle.analysis.acceptance.TrialResult;
import dev.goldenangle.analysis.acceptance.Trial;
import dev.goldenangle.motor.Model;
import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.tile.TileWorld;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** The list of trials in addition to the acceptance checks: experiments on a map of their own that give one number. */
enum GoalTrial {
    LEDGE_HEIGHT("Reachable ledge", "step climb how high box", Quantity.LENGTH, Better.HIGHER, new Maps("ledge", "sector-ledge", "tile-ledge"), ObstacleTrials::ledge,
            "Highest ledge that can be reached by running at it and jumping, found by trying."),
    GAP_WIDTH("Reachable gap", "leap how far chasm pit", Quantity.LENGTH, Better.HIGHER, new Maps("gap", "sector-gap", "tile-gap"), ObstacleTrials::gap,
            "Widest gap that can be crossed by a running jump from its edge, found by trying."),
    JUMP_TICK("Speed kept by a jump", "keep speed take-off", Quantity.PERCENT, Better.HIGHER, new Maps("flat", "", ""), ModelTrials::jumpTick,
            "Share of the speed left after the tick of a jump at 1.5 W with no key held."),
    RAMP_JUMP("Ramp jump", "slope boost how high", Quantity.LENGTH, Better.HIGHER, new Maps("ramp-20", "", ""), ModelTrials::rampJump,
            "Highest point above the take-off of a running jump off the top of a 20° ramp."),
    STAIRS_DOWN("Stairs down", "steps descend stick ground", Quantity.PERCENT, Better.HIGHER, new Maps("stairs", "", ""), ModelTrials::stairsDown,
            "Share of ticks on the ground while running down stairs of half a metre."),
    LEDGE_FRICTION("Friction at a ledge", "edge brake", Quantity.RATIO, Better.NEITHER, new Maps("gap-8", "", ""), ModelTrials::ledgeFriction,
            "Friction just before an edge divided by friction away from it, sliding to the edge at W with no key held."),
    RAMP_SLIDE("Ramp slide", "slope", Quantity.SPEED, Better.NEITHER, new Maps("ramp-30", "", ""), ModelTrials::rampSlide,
            "Upward speed at which a 30° ramp, slid up at 1.9 W with no key held, becomes ground again."),
    SURF("Surf", "slope slide steep", Quantity.PERCENT, Better.HIGHER, new Maps("ramp-60", "", ""), ModelTrials::surf,
            "Share of the speed left after sliding along a 60° slope for 0.75 seconds."),
    WALK_SPEED("Walking speed", "slow pace velocity", Quantity.SPEED, Better.NEITHER, new Maps("flat", "sector-flat", "tile-flat"), ModelTrials::walkSpeed,
            "Top speed within three seconds straight ahead without the run key."),
    RUN_SPEED("Running speed", "pace velocity sprint", Quantity.SPEED, Better.NEITHER, new Maps("flat", "sector-flat", "tile-flat"), ModelTrials::runSpeed,
            "Top speed within three seconds straight ahead with the run key held."),
    FALL_TIME("Fall time", "drop gravity", Quantity.SECONDS, Better.NEITHER, new Maps("flat", "sector-flat", "tile-flat"), ModelTrials::fall,
            "Time to fall from two metres above the floor to the ground."),
    MESA("Mesa on four sides", "block platform", Quantity.COUNT, Better.HIGHER, new Maps("", "", "tile-edges"), NetworkTrials::mesa,
            "Number of sides on which the player jumped onto a mesa of level 2 and fell off again."),
    CORRECTIONS("Corrections", "network lag rubber band prediction", Quantity.COUNT, Better.LOWER, new Maps("flat", "sector-flat", "tile-edges"), NetworkTrials::corrections,
            "Corrections of a predicting client in 20 s of random input, at 100 ms from its server and 2 % packet loss."),
    PARITY("Parity", "network client server same", Quantity.COUNT, Better.LOWER, new Maps("flat", "sector-flat", "tile-fort"), NetworkTrials::parity,
            "Ticks in 20 s of random input on which client and server move a body differently.");

    /** The map for each kind of world; empty if the trial is not possible there. */
    private record Maps(String brush, String sector, String tile) {
        String of(Model model) {
            return model.worldType() == SectorWorld.class ? sector : model.worldType() == TileWorld.class ? tile : brush;
        }
    }

    private final Maps maps;
    private final GoalMetric measure;

    GoalTrial(String label, String words, Quantity quantity, Better better, Maps maps, Function<Trial, TrialResult> procedure, String doc) {
        this.maps = maps;
        this.measure = new GoalMetric(name().toLowerCase(Locale.ROOT), label, words, quantity, better, doc, "", GoalMetric.Kind.TRIAL, this::usual,
                (trial, scenario, landing) -> procedure.apply(trial));
    }

    private Optional<GoalScenario> usual(Model model) {
        return Optional.of(maps.of(model)).filter(map -> !map.isEmpty()).map(GoalScenario::trial);
    }

    GoalMetric measure() {
        return measure;
    }
}
