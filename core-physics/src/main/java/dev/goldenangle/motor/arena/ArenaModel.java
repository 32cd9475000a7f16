package dev.goldenangle.motor.arena;

import dev.goldenangle.ability.Abilities;
import dev.goldenangle.ability.AbilityNotes;
import dev.goldenangle.ability.AbilityType;
import dev.goldenangle.command.Move;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.controller.CapsuleParameter;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Derivations;
import dev.goldenangle.motor.DescribedModel;
import dev.goldenangle.motor.ModelDescription;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.brush.BrushWorld;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Golden Angle arena movement in metres: its own motor with the capsule controller. */
public final class ArenaModel extends DescribedModel<BrushWorld> {
    private static final Group FLIGHT = CapsuleParameter.GRAVITY.spec().group();
    /** The signals of the motor, then those of the abilities. */
    static final List<Signal> SIGNALS = Stream.<Signal>concat(Arrays.stream(ArenaSignal.values()), AbilityType.allSignals(ArenaSignal.values().length).stream()).toList();
    private static final List<Enum<?>> REGISTERS = Stream.<Enum<?>>concat(Arrays.stream(ArenaRegister.values()), Abilities.registers().stream()).toList();
    private static final Derivations.JumpArc JUMP_ARC = new Derivations.JumpArc(CapsuleParameter.GRAVITY, CapsuleParameter.JUMP_SPEED, ArenaParameter.TICK_RATE, Derivations.Rise.MEAN_SPEED);
    private static final ParameterTable TABLE = new ParameterTable(ArenaParameter.MAX_SPEED_GROUND, inTuningOrder(), List.of(
            Derivations.stopDistance(ArenaParameter.Groups.GROUND, ArenaParameter.FRICTION, ArenaParameter.STOP_SPEED, ArenaParameter.TICK_RATE),
            Derivations.jumpHeight(FLIGHT, JUMP_ARC),
            Derivations.timeToApex(FLIGHT, JUMP_ARC)), Stream.concat(ArenaNotes.ALL.stream(), AbilityNotes.ALL.stream()).toList());

    public ArenaModel() {
        super(new ModelDescription<>("arena", "Golden Angle arena", "Crisp on the ground; in the air, looking to the side of the flight direction gains speed",
                TABLE, ArenaParameter.TICK_RATE, SIGNALS, REGISTERS,
                List.of(SpeedCause.ACCELERATION, SpeedCause.BONUS, SpeedCause.FRICTION, SpeedCause.AIR_RESISTANCE, SpeedCause.SHAPING, SpeedCause.WALL, SpeedCause.LANDING, SpeedCause.GRAVITY, SpeedCause.STEP, SpeedCause.DEVICE, SpeedCause.ABILITY),
                Unit.METRES, Unit.METRES_PER_SECOND, 1f, BrushWorld.class));
    }

    /** The parameters of the motor in the order of its document, then those of the body and of the abilities, then the tick rate. */
    private static List<Parameter> inTuningOrder() {
        List<Parameter> parameters = new ArrayList<>(List.of(ArenaParameter.values()));
        parameters.remove(ArenaParameter.TICK_RATE);
        parameters.addAll(List.of(CapsuleParameter.values()));
        parameters.addAll(AbilityType.allParameters());
        parameters.add(ArenaParameter.TICK_RATE);
        return parameters;
    }

    @Override
    public String asked() {
        return "intent";
    }

    @Override
    protected Mover mover(ParameterSet parameters, Level level, BrushWorld world) {
        return new ArenaMover(parameters, level, world);
    }

    @Override
    public Set<Move> moves(ParameterSet parameters) {
        return AbilityType.moves(parameters);
    }

    @Override
    public Optional<StrafeTheory> theory(ParameterSet parameters) {
        return Optional.of(new ArenaTheory(parameters));
    }
}
