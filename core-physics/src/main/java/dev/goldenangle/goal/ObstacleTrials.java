package dev.goldenangle.goal;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.analysis.acceptance.TrialResult;
import dev.goldenangle.analysis.acceptance.Trial;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Decimals;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.world.World;
import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.tile.TileWorld;

import java.util.Optional;
import java.util.function.Predicate;

/** Finds the highest ledge and the widest gap that can be overcome, by bisection over sizes. */
final class ObstacleTrials {
    private static final double PATIENCE_SECONDS = 8;

    /**
     * The sizes to try in one kind of world.
     *
     * @param map  name of the proving ground without its size
     * @param step from one size to the next, in the unit of the name
     * @param most number of steps of the largest size
     * @param unit native length units per unit of the name
     */
    private record Sizes(String map, double step, int most, double unit) {
        String id(int size) {
            return map + "-" + Decimals.trimmed(size * step, 6);
        }
    }

    private ObstacleTrials() {
    }

    static TrialResult ledge(Trial trial) {
        World world = trial.level().world();
        Sizes sizes = world instanceof SectorWorld ? new Sizes("sector-ledge", 1, 4096, 1 / 1024.0)
                : world instanceof TileWorld ? new Sizes("tile-ledge", 1 / 32.0, 256, 1) : new Sizes("ledge", 1 / 64.0, 1024, metre(trial));
        return largest(trial, sizes, ObstacleTrials::climb);
    }

    static TrialResult gap(Trial trial) {
        World world = trial.level().world();
        Sizes sizes = world instanceof SectorWorld ? new Sizes("sector-gap", 16, 400, 1 / 1024.0)
                : world instanceof TileWorld ? new Sizes("tile-gap", 1, 60, 1) : new Sizes("gap", 1 / 16.0, 1600, metre(trial));
        return largest(trial, sizes, ObstacleTrials::leap);
    }

    private static double metre(Trial trial) {
        return trial.model().unitsPerMetre();
    }

    private interface Attempt {
        /** The run, if it overcame an obstacle of this size. */
        Optional<RunReader> over(Trial trial, float size);
    }

    /** Assumes that a player who overcomes one size also overcomes smaller ones. */
    private static TrialResult largest(Trial trial, Sizes sizes, Attempt attempt) {
        if (trial.recorded().isPresent()) {
            double size = ProvingGround.size(trial.recorded().get().run().header().map()) * sizes.unit;
            boolean isOver = size > 0 && attempt.over(trial, (float) size).isPresent();
            return TrialResult.of(isOver ? size : 0, trial.recorded().get().run());
        }
        int known = 0;
        int beyond = sizes.most;
        Optional<RunReader> best = Optional.empty();
        while (beyond - known > 1) {
            int middle = (known + beyond) / 2;
            Optional<RunReader> run = attempt.over(on(trial, sizes.id(middle)), (float) (middle * sizes.step * sizes.unit));
            known = run.isPresent() ? middle : known;
            beyond = run.isPresent() ? beyond : middle;
            best = run.isPresent() ? run : best;
        }
        double size = known * sizes.step * sizes.unit;
        return best.map(run -> TrialResult.of(size, run.run())).orElseGet(() -> new TrialResult(0, "No obstacle of this kind was overcome.", null));
    }

    private static Trial on(Trial trial, String map) {
        return trial.on(ProvingGround.level(map, trial.model()).orElseThrow());
    }

    private static Optional<RunReader> climb(Trial trial, float height) {
        Spawn spawn = trial.level().spawns().get(0);
        MoverState start = trial.at(spawn, trial.metres(ProvingGround.RUN_UP / 2), 0);
        float nearly = start.position.z + height - tolerance(trial);
        Predicate<MoverState> isUp = state -> state.grounded && state.position.z >= nearly;
        return arrived(trial.run(JumpAhead.always(spawn), start, PATIENCE_SECONDS, isUp), isUp);
    }

    private static Optional<RunReader> leap(Trial trial, float width) {
        Spawn spawn = trial.level().spawns().get(0);
        MoverState start = trial.at(spawn, 0, 0);
        float edge = trial.metres(ProvingGround.RUN_UP);
        float lowest = start.position.z - tolerance(trial);
        Predicate<MoverState> isAcross = state -> state.grounded && state.position.z >= lowest
                && JumpAhead.along(spawn, state.position.x, state.position.y) > edge + width / 2;
        return arrived(trial.run(JumpAhead.at(spawn, trial.tickRate(), edge), start, PATIENCE_SECONDS, isAcross), isAcross);
    }

    /** Less than half the smallest step of sizes, more than rounding errors. */
    private static float tolerance(Trial trial) {
        return trial.level().world() instanceof SectorWorld ? 0.4f / 1024 : trial.metres(0.005);
    }

    private static Optional<RunReader> arrived(RunReader run, Predicate<MoverState> isThere) {
        MoverState last = run.run().header().start().copy();
        run.state(run.length() - 1, last);
        return run.length() > 0 && isThere.test(last) ? Optional.of(run) : Optional.empty();
    }
}
