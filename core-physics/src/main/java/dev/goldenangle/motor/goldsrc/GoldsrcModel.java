package dev.goldenangle.motor.goldsrc;

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

/** GoldSrc movement in Quake units: Half-Life and Counter-Strike 1.6. */
public final class GoldsrcModel extends DescribedModel<BrushWorld> {
    private static final Derivations.JumpArc JUMP_ARC = new Derivations.JumpArc(GoldsrcParameter.GRAVITY, GoldsrcParameter.JUMP_SPEED, GoldsrcParameter.TICK_RATE, Derivations.Rise.MEAN_SPEED);
    private static final ParameterTable TABLE = new ParameterTable(GoldsrcParameter.TOP_SPEED, List.of(GoldsrcParameter.values()), List.of(
            Derivations.stopDistance(QuakeKnob.Groups.GROUND, GoldsrcParameter.FRICTION, GoldsrcParameter.STOP_SPEED,
                    GoldsrcParameter.REST_SPEED, GoldsrcParameter.TICK_RATE),
            Derivations.jumpHeight(QuakeKnob.Groups.JUMP, JUMP_ARC),
            Derivations.timeToApex(QuakeKnob.Groups.JUMP, JUMP_ARC)));

    public GoldsrcModel() {
        super(new ModelDescription<>("goldsrc", "GoldSrc", "Half-Life and Counter-Strike: QuakeWorld's air control with a cap on jumps, crouch jumps, ladders and water",
                TABLE, GoldsrcParameter.TICK_RATE, List.of(GoldsrcSignal.values()), List.of(GoldsrcRegister.values()),
                List.of(SpeedCause.ACCELERATION, SpeedCause.FRICTION, SpeedCause.GRAVITY, SpeedCause.WALL, SpeedCause.LANDING, SpeedCause.STEP, SpeedCause.DEVICE, SpeedCause.OTHER),
                Unit.UNITS, Unit.UNITS_PER_SECOND, 32f, BrushWorld.class));
    }

    @Override
    protected Mover mover(ParameterSet parameters, Level level, BrushWorld world) {
        return new GoldsrcMover(parameters, level, world);
    }

    @Override
    public Optional<StrafeTheory> theory(ParameterSet parameters) {
        return Optional.of(new GoldsrcTheory(new GoldsrcTuning(parameters)));
    }
}
