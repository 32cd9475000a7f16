package dev.goldenangle.motor.tilestep;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

import java.util.function.BiFunction;

/** A mover on a small tile map, to be placed and walked around. */
final class Ground {
    static final TilestepModel MODEL = new TilestepModel();
    final Level level;
    final Mover mover;
    final MoverState state = new MoverState(MODEL.registers().size());
    final TickReport report = new TickReport(MODEL.signals().size());
    final Command command = new Command();

    Ground(Level level, ParameterSet parameters) {
        this(level, parameters, MODEL::mover);
    }

    /** @param side creates the server's mover or a client's */
    Ground(Level level, ParameterSet parameters, BiFunction<ParameterSet, Level, Mover> side) {
        this.level = level;
        mover = side.apply(parameters, level);
        mover.spawn(state, level.spawns().get(0).x(), level.spawns().get(0).y(), level.spawns().get(0).z(), level.spawns().get(0).yaw());
    }

    static ParameterSet defaults() {
        return MODEL.parameters().defaults();
    }

    static ParameterSet stepUp(double step) {
        return defaults().with(TilestepParameter.STEP_UP, step);
    }

    /** Rows of levels, north first, surrounded by walls. */
    static Level rows(String... rows) {
        StringBuilder text = new StringBuilder("format = \"tile\"\nrows = [\n");
        for (String row : rows) {
            text.append('"').append(row).append("\",\n");
        }
        return LevelReader.read("rows", text.append("]\n[[spawn]]\nposition = [1.5, 1.5, 0]\n").toString(), 1f);
    }

    static Level sample(String id) {
        return LevelReader.read(id, SampleMaps.read(id + ".toml").orElseThrow(), 1f);
    }

    Ground at(double x, double y, double z) {
        mover.spawn(state, (float) x, (float) y, (float) z, 0f);
        return this;
    }

    /** Walks in map directions: east and north positive. */
    Ground walk(double east, double north, int ticks) {
        command.set((float) east, (float) -north, 0f, 0f, 0f, command.buttons);
        return ticks(ticks);
    }

    Ground ticks(int ticks) {
        for (int i = 0; i < ticks; i++) {
            report.begin(state.velocity);
            mover.step(command, state, report);
            state.worldTick++;
        }
        return this;
    }

    Ground jump() {
        command.up = 1f;
        ticks(1);
        command.up = 0f;
        return this;
    }
}
