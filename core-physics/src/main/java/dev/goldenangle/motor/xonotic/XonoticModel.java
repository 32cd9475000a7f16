package dev.goldenangle.motor.xonotic;

import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Derivations;
import dev.goldenangle.motor.DescribedModel;
import dev.goldenangle.motor.ModelDescription;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.motor.QuakeKnob;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.brush.BrushWorld;

import java.util.List;
import java.util.Optional;

/** Xonotic movement in Quake units. */
public final class XonoticModel extends DescribedModel<BrushWorld> {
    private static final Derivations.JumpArc JUMP_ARC = new Derivations.JumpArc(XonoticParameter.GRAVITY, XonoticParameter.JUMP_SPEED, XonoticParameter.TICK_RATE, Derivations.Rise.MEAN_SPEED);
    private static final ParameterTable TABLE = new ParameterTable(XonoticParameter.TOP_SPEED, List.of(XonoticParameter.values()), List.of(
            Derivations.jumpHeight(QuakeKnob.Groups.JUMP, JUMP_ARC),
            Derivations.timeToApex(QuakeKnob.Groups.JUMP, JUMP_ARC)));

    public XonoticModel() {
        super(new ModelDescription<>("xonotic", "Xonotic", "Xonotic: one air rule that blends those of Quake, CPM, Warsow and Nexuiz",
                TABLE, XonoticParameter.TICK_RATE, List.of(XonoticSignal.values()), List.of(XonoticRegister.values()),
                List.of(SpeedCause.ACCELERATION, SpeedCause.FRICTION, SpeedCause.GRAVITY, SpeedCause.WALL, SpeedCause.LANDING, SpeedCause.STEP, SpeedCause.DEVICE),
                Unit.UNITS, Unit.UNITS_PER_SECOND, 32f, BrushWorld.class));
    }

    @Override
    protected Mover mover(ParameterSet parameters, Level level, BrushWorld world) {
        return new XonoticMover(parameters, level, world);
    }

    @Override
    public Optional<StrafeTheory> theory(ParameterSet parameters) {
        return Optional.of(new XonoticTheory(new XonoticTuning(parameters)));
    }
}
