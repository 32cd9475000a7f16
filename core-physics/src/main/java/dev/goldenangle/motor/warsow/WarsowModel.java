package dev.goldenangle.motor.warsow;

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

/** The movement of Warfork and Warsow 2 in Quake units. */
public final class WarsowModel extends DescribedModel<BrushWorld> {
    private static final Derivations.JumpArc JUMP_ARC = new Derivations.JumpArc(WarsowParameter.GRAVITY, WarsowParameter.JUMP_SPEED, WarsowParameter.TICK_RATE, Derivations.Rise.SPEED_AFTER_GRAVITY);
    private static final ParameterTable TABLE = new ParameterTable(WarsowParameter.TOP_SPEED, List.of(WarsowParameter.values()), List.of(
            Derivations.stopDistance(QuakeKnob.Groups.GROUND, WarsowParameter.FRICTION, WarsowParameter.STOP_SPEED,
                    WarsowParameter.REST_SPEED, WarsowParameter.TICK_RATE),
            Derivations.jumpHeight(QuakeKnob.Groups.JUMP, JUMP_ARC),
            Derivations.timeToApex(QuakeKnob.Groups.JUMP, JUMP_ARC)));

    public WarsowModel() {
        super(new ModelDescription<>("warsow", "Warsow", "Warfork and Warsow 2: dash, wall jump, crouch slide, air control and speed by holding forward",
                TABLE, WarsowParameter.TICK_RATE, List.of(WarsowSignal.values()), List.of(WarsowRegister.values()),
                List.of(SpeedCause.ACCELERATION, SpeedCause.FRICTION, SpeedCause.GRAVITY, SpeedCause.WALL, SpeedCause.LANDING, SpeedCause.STEP,
                        SpeedCause.SHAPING, SpeedCause.DEVICE, SpeedCause.ROUNDING, SpeedCause.OTHER),
                Unit.UNITS, Unit.UNITS_PER_SECOND, 32f, BrushWorld.class));
    }

    @Override
    protected Mover mover(ParameterSet parameters, Level level, BrushWorld world) {
        return new WarsowMover(parameters, level, world);
    }

    @Override
    public Optional<StrafeTheory> theory(ParameterSet parameters) {
        return Optional.of(new WarsowTheory(new WarsowTuning(parameters)));
    }
}
