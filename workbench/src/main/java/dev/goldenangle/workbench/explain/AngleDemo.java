package dev.goldenangle.workbench.explain;

import dev.goldenangle.analysis.GainZones;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.analysis.curve.Curve;
import dev.goldenangle.analysis.curve.CurvePoints;
import dev.goldenangle.analysis.curve.Curves;
import dev.goldenangle.analysis.curve.Probe;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.RunMaker;

import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Ten seconds of a human-like bot under one preset, simulated by the model itself, with the gain at every angle. Read by the card's pictures. */
final class AngleDemo {
    static final double SECONDS = 10;
    private static final String GAIN_CURVE = "gain";
    private final Model model;
    private final ParameterSet parameters;
    private final RunReader run;
    private final Mover mover;
    private final Optional<StrafeTheory> theory;
    private final Optional<CurvePoints> gain;
    private final GainZones zones = new GainZones();
    private final MoverState before;
    private final Command keys = new Command();

    /** The preset to show. */
    record Question(Model model, ParameterSet parameters) {
    }

    private AngleDemo(Model model, ParameterSet parameters, Level level, Run run) {
        this.model = model;
        this.parameters = parameters;
        this.run = new RunReader(run);
        mover = model.mover(parameters, level);
        theory = model.theory(parameters);
        gain = Curves.of(model).stream().filter(curve -> curve.key().equals(GAIN_CURVE)).findFirst().map((Curve curve) -> curve.line(new Probe(model, parameters, level)));
        before = new MoverState(model.registers().size());
    }

    /** Simulates the demo; null if it is cancelled. */
    static AngleDemo of(Question question, BooleanSupplier isCancelled) {
        Model model = question.model;
        try {
            Level level = MapLibrary.level(MapLibrary.defaultFor(model), model);
            BotSpec bot = BotSpec.of(model.theory(question.parameters).isPresent() ? BotType.HUMAN_STRAFER : BotType.RUNNER);
            Run run = RunMaker.make(model, question.parameters, level, bot.create(model, question.parameters, level), bot.text(),
                    RunMaker.ticks(model, question.parameters, SECONDS), isCancelled);
            return run == null ? null : new AngleDemo(model, question.parameters, level, run);
        } catch (BadInput none) {
            throw new IllegalStateException("there is no map with level ground for " + model.label(), none);
        }
    }

    Model model() {
        return model;
    }

    ParameterSet parameters() {
        return parameters;
    }

    RunReader run() {
        return run;
    }

    /** Whether some angle gains speed under the model's rules. */
    boolean hasBestAngle() {
        return theory.isPresent();
    }

    /** The Golden Angle gain by the angle between velocity and view; empty for a model without it. */
    Optional<CurvePoints> gain() {
        return gain;
    }

    int tickAt(double seconds) {
        return Math.max(0, Math.min(run.length() - 1, (int) (seconds / run.tickSeconds())));
    }

    /** Direction of the velocity at the start of a tick. */
    double heading(int tick) {
        run.state(tick - 1, before);
        return before.velocity.horizontalLength() > 0 ? Math.atan2(before.velocity.y, before.velocity.x) : run.yaw(tick);
    }

    /** The gain at every angle on a tick. */
    GainZones zones(int tick) {
        run.state(tick - 1, before);
        run.run().command(tick, keys);
        if (theory.isPresent() && before.velocity.horizontalLength() > 0.05 * run.w()) {
            zones.measure(mover, theory.get(), model.signals().size(), before, keys, run.side(tick));
        } else {
            zones.clear();
        }
        return zones;
    }
}
