package dev.goldenangle.workbench.bench;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.marathon.MarathonModel;
import dev.goldenangle.motor.tilestep.TilestepModel;
import dev.goldenangle.simulation.Simulation;

import java.util.List;

/** One tick of the fixed-point and the tile model, on their most crowded shipped maps, with random inputs. */
final class FixedAndTileBenchmarks {
    private static final int TICKS = 20_000;
    private static final CommandSource RESTLESS = (tick, state, command) -> {
        int phase = tick / 30 % 7;
        command.set(phase == 6 ? -1f : 1f, phase % 3 - 1f, tick % 100 == 0 ? 1f : 0f, state.yaw, 0f,
                Command.RUN | (phase % 2 == 0 ? Command.TURN_LEFT : 0) | (phase == 5 ? Command.TURN_RIGHT : 0));
    };

    private FixedAndTileBenchmarks() {
    }

    static List<Benchmark> all() {
        return List.of(tick("tick.marathon", new MarathonModel(), "sector-torture"), tick("tick.tilestep", new TilestepModel(), "tile-fort"));
    }

    private static Benchmark tick(String name, Model model, String map) {
        return Benchmark.lower(name, "ns", files -> {
            Level level = LevelReader.read(map, SampleMaps.fileOf(map).flatMap(SampleMaps::read).orElseThrow(), model.unitsPerMetre());
            Simulation simulation = new Simulation(model, model.parameters().defaults(), level, RESTLESS);
            return Timing.nanosPerOperation(TICKS, () -> {
                simulation.run(TICKS);
                return simulation.state().position.x;
            });
        });
    }
}
