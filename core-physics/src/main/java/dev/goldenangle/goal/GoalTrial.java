package dev.goldenangle.goal;

import dev.goldenangle.analysis.Metric.Better;
import dev.goldenangle.analysis.Metric.Quantity;
import dev.goldenangle.analysis.acceptance.Measured;
import dev.goldenangle.analysis.acceptance.Trial;
import dev.goldenangle.motor.Model;
import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.tile.TileWorld;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** The one table of trials beside the acceptance checks: things done on a map of their own for one number. */
enum GoalTrial {
    LEDGE_HEIGHT("Reachable ledge", Quantity.LENGTH, Better.HIGHER, new Maps("ledge", "sector-ledge", "tile-ledge"), ObstacleTrials::ledge,
            "Highest ledge that is got onto by running at it and jumping, found by trying."),
    GAP_WIDTH("Reachable gap", Quantity.LENGTH, Better.HIGHER, new Maps("gap", "sector-gap", "tile-gap"), ObstacleTrials::gap,
            "Widest gap that is got across by a running jump from its edge, found by trying."),
    JUMP_TICK("Speed kept by a jump", Quantity.PERCENT, Better.HIGHER, new Maps("flat", "", ""), ModelTrials::jumpTick,
            "Share of the speed that is left after the tick of a jump at 1.5 W, without a key."),
    RAMP_JUMP("Ramp jump", Quantity.LENGTH, Better.HIGHER, new Maps("ramp-20", "", ""), ModelTrials::rampJump,
            "Highest point above the take-off of a jump off the top of a ramp of 20 degrees at a run."),
    STAIRS_DOWN("Stairs down", Quantity.PERCENT, Better.HIGHER, new Maps("stairs", "", ""), ModelTrials::stairsDown,
            "Share of the ticks on the ground while running down stairs of half a metre."),
    LEDGE_FRICTION("Friction at a ledge", Quantity.RATIO, Better.NEITHER, new Maps("gap-8", "", ""), ModelTrials::ledgeFriction,
            "Friction just before an edge over friction away from it, sliding to it at W without a key."),
    RAMP_SLIDE("Ramp slide", Quantity.SPEED, Better.NEITHER, new Maps("ramp-30", "", ""), ModelTrials::rampSlide,
            "Upward speed at which a ramp of 30 degrees, slid up at 1.9 W without a key, becomes ground again."),
    SURF("Surf", Quantity.PERCENT, Better.HIGHER, new Maps("ramp-60", "", ""), ModelTrials::surf,
            "Share of the speed that is left after three quarters of a second of sliding along a slope of 60 degrees."),
    WALK_SPEED("Walking speed", Quantity.SPEED, Better.NEITHER, new Maps("flat", "sector-flat", "tile-flat"), ModelTrials::walkSpeed,
            "Top speed in three seconds straight ahead without the run key."),
    RUN_SPEED("Running speed", Quantity.SPEED, Better.NEITHER, new Maps("flat", "sector-flat", "tile-flat"), ModelTrials::runSpeed,
            "Top speed in three seconds straight ahead with the run key held."),
    FALL_TIME("Fall time", Quantity.SECONDS, Better.NEITHER, new Maps("flat", "sector-flat", "tile-flat"), ModelTrials::fall,
            "From letting go two metres above the floor to the ground."),
    MESA("Mesa on four sides", Quantity.COUNT, Better.HIGHER, new Maps("", "", "tile-edges"), NetworkTrials::mesa,
            "Sides on which a mesa of level 2 was jumped onto and fallen off again."),
    CORRECTIONS("Corrections", Quantity.COUNT, Better.LOWER, new Maps("flat", "sector-flat", "tile-edges"), NetworkTrials::corrections,
            "Corrections of a predicting client in 20 s of wild keys, 100 ms from its server, with one packet in fifty lost."),
    PARITY("Parity", Quantity.COUNT, Better.LOWER, new Maps("flat", "sector-flat", "tile-fort"), NetworkTrials::parity,
            "Ticks in 20 s of wild keys on which client and server move a body differently.");

    /** The map for each kind of world; empty where it cannot be tried. */
    private record Maps(String brush, String sector, String tile) {
        String of(Model model) {
            return model.worldType() == SectorWorld.class ? sector : model.worldType() == TileWorld.class ? tile : brush;
        }
    }

    private final Maps maps;
    private final Measure measure;

    GoalTrial(String label, Quantity quantity, Better better, Maps maps, Function<Trial, Measured> procedure, String doc) {
        this.maps = maps;
        this.measure = new Measure(name().toLowerCase(Locale.ROOT), label, quantity, better, doc, "", Measure.Kind.TRIAL, this::usual,
                (trial, scenario, landing) -> procedure.apply(trial));
    }

    private Optional<GoalScenario> usual(Model model) {
        return Optional.of(maps.of(model)).filter(map -> !map.isEmpty()).map(GoalScenario::trial);
    }

    Measure measure() {
        return measure;
    }
}
