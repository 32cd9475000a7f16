package dev.goldenangle.ability;

import dev.goldenangle.command.Move;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.Signal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** The list of abilities, in the order in which they act on a tick. The first parameter of each is its switch. */
public enum AbilityType {
    COYOTE_TIME(CoyoteTime.Knob.values(), CoyoteTime.Register.values(), CoyoteTime.Telemetry.values(), CoyoteTime::new),
    CROUCH_SLIDE(CrouchSlide.Knob.values(), CrouchSlide.Register.values(), CrouchSlide.Telemetry.values(), CrouchSlide::new),
    DASH(Dashing.Knob.values(), Dashing.Register.values(), Dashing.Telemetry.values(), Dashing::new),
    JUMP_CHAIN(JumpChainBoost.Knob.values(), JumpChainBoost.Register.values(), none(), JumpChainBoost::new),
    MANTLE(Mantle.Knob.values(), Mantle.Register.values(), none(), Mantle::new),
    WALL_RUN(WallRun.Knob.values(), WallRun.Register.values(), WallRun.Telemetry.values(), WallRun::new),
    WALL_JUMP(WallJumps.Knob.values(), WallJumps.Register.values(), WallJumps.Telemetry.values(), WallJumps::new),
    AIR_JUMPS(AirJumps.Knob.values(), AirJumps.Register.values(), AirJumps.Telemetry.values(), AirJumps::new),
    BLAST(Blast.Knob.values(), Blast.Register.values(), none(), Blast::new),
    GRAPPLE(Grapple.Knob.values(), Grapple.Register.values(), Grapple.Telemetry.values(), Grapple::new),
    VARIABLE_JUMP(VariableJump.Knob.values(), VariableJump.Register.values(), none(), VariableJump::new),
    SURFACES(SurfacePhysics.Knob.values(), SurfacePhysics.Register.values(), SurfacePhysics.Telemetry.values(), SurfacePhysics::new),
    PLATFORMS(Platforms.Knob.values(), Platforms.Register.values(), Platforms.Telemetry.values(), Platforms::new),
    LADDERS(Ladders.Knob.values(), Ladders.Register.values(), Ladders.Telemetry.values(), Ladders::new),
    WATER(Swim.Knob.values(), Swim.Register.values(), Swim.Telemetry.values(), Swim::new);

    private final List<Parameter> parameters;
    private final List<Enum<?>> registers;
    private final List<Signal> signals;
    private final Function<AbilityContext, Ability> factory;

    AbilityType(Parameter[] knobs, Enum<?>[] registers, Signal[] signals, Function<AbilityContext, Ability> factory) {
        parameters = List.of(knobs);
        this.registers = List.of(registers);
        this.signals = List.of(signals);
        this.factory = factory;
    }

    private static Signal[] none() {
        return new Signal[0];
    }

    public List<Parameter> parameters() {
        return parameters;
    }

    /** The group of its parameters. */
    public Group group() {
        return parameters.get(0).spec().group();
    }

    /** The parameter that switches it on. */
    public Parameter switchParameter() {
        return parameters.get(0);
    }

    public List<Enum<?>> registers() {
        return registers;
    }

    public List<Signal> signals() {
        return signals;
    }

    /** What a bot or the path search can do with it; nothing for abilities that only answer to the world around the body. */
    public List<Move> moves() {
        return switch (this) {
            case COYOTE_TIME -> List.of(Move.LATE_JUMP);
            case CROUCH_SLIDE -> List.of(Move.CRAWL);
            case DASH -> List.of(Move.DASH);
            case JUMP_CHAIN -> List.of(Move.JUMP_TWICE);
            case MANTLE -> List.of(Move.CLIMB);
            case WALL_RUN -> List.of(Move.WALL_RUN);
            case WALL_JUMP -> List.of(Move.WALL_JUMP);
            case AIR_JUMPS -> List.of(Move.AIR_JUMP);
            case BLAST -> List.of(Move.BLAST);
            case GRAPPLE -> List.of(Move.HOOK, Move.HOOK_UP);
            case VARIABLE_JUMP -> List.of(Move.HIGH_JUMP);
            default -> List.of();
        };
    }

    /** The abilities that a player uses by keys. */
    public static List<AbilityType> ofPlayer() {
        return Arrays.stream(values()).filter(type -> !type.moves().isEmpty()).toList();
    }

    /** The moves of all abilities that are on. */
    public static Set<Move> moves(ParameterSet set) {
        Set<Move> moves = EnumSet.noneOf(Move.class);
        Arrays.stream(values()).filter(type -> type.isOn(set)).forEach(type -> moves.addAll(type.moves()));
        return moves;
    }

    public boolean isOn(ParameterSet set) {
        return set.isOn(switchParameter());
    }

    Ability create(AbilityContext context) {
        return factory.apply(context);
    }

    public static List<Parameter> allParameters() {
        return Arrays.stream(values()).flatMap(type -> type.parameters.stream()).toList();
    }

    public static List<Enum<?>> allRegisters() {
        List<Enum<?>> all = new ArrayList<>();
        for (AbilityType type : values()) {
            all.addAll(type.registers);
        }
        return all;
    }

    /** The signals of all abilities, numbered from {@code first} on. */
    public static List<Signal> allSignals(int first) {
        List<Signal> all = new ArrayList<>();
        for (AbilityType type : values()) {
            for (Signal signal : type.signals) {
                all.add(new Numbered(signal.name(), first + all.size(), signal.spec()));
            }
        }
        return all;
    }

    /** A signal with its number in the model's list. */
    private record Numbered(String name, int ordinal, Signal.Spec spec) implements Signal {
    }
}
