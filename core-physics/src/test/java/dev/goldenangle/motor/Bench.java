package dev.goldenangle.motor;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.map.Zone;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;

import java.util.List;

/** A mover, its state and its report in a small world, to be put into a situation and stepped. */
public final class Bench {
    public final Mover mover;
    public final MoverState state;
    public final TickReport report;
    public final Command command = new Command();

    public Bench(Model model, ParameterSet parameters, Level level) {
        mover = model.mover(parameters, level);
        state = new MoverState(model.registers().size());
        report = new TickReport(model.signals().size());
    }

    public static Level level(List<Brush> brushes, Zone... zones) {
        return level(BrushWorld.of(brushes), zones);
    }

    public static Level level(BrushWorld world, Zone... zones) {
        return new Level("bench", 0, 32f, world, List.of(new Spawn("start", 0f, 0f, 0f, 0f)), List.of(zones), List.of(), List.of());
    }

    /** Ground below z = 0, large enough for all tests. */
    public static Brush floor() {
        return Brush.box(-100_000f, -100_000f, -64f, 100_000f, 100_000f, 0f);
    }

    /** A slope through the origin that rises 30° towards +x. */
    public static Brush slope() {
        return Brush.cutBox(-2000f, -2000f, -2000f, 2000f, 2000f, 2000f, -0.5f, 0f, (float) Math.sqrt(0.75), 0f);
    }

    public Bench at(double x, double y, double z) {
        state.position.set((float) x, (float) y, (float) z);
        return this;
    }

    public Bench moving(double x, double y, double z) {
        state.velocity.set((float) x, (float) y, (float) z);
        return this;
    }

    public Bench keys(double forward, double right, double up) {
        command.forward = (float) forward;
        command.right = (float) right;
        command.up = (float) up;
        return this;
    }

    public Bench looking(double yawDegrees) {
        command.yaw = (float) Math.toRadians(yawDegrees);
        return this;
    }

    /** Runs one tick. */
    public Bench step() {
        report.begin(state.velocity);
        mover.step(command, state, report);
        return this;
    }
}
