package dev.goldenangle.ability;

import dev.goldenangle.command.Command;
import dev.goldenangle.controller.BodyProbe;
import dev.goldenangle.controller.CapsuleSettings;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.MovedBrushes;

import java.util.ArrayList;
import java.util.List;

/**
 * The abilities that a preset has switched on, run in the order of {@link AbilityType}. With none switched on, a mover
 * does not call it.
 *
 * <p>Its registers follow those of the model, and its signals those of the model.
 */
public final class Abilities {
    private static final int DASH_HELD = 1;
    private static final int CROUCH_HELD = 2;
    private static final int JUMP_HELD = 4;
    private static final int USE_HELD = 8;
    private static final int PUSH_HELD = 16;
    private final Ability[] active;
    private final AbilityTick tick = new AbilityTick();
    private final float jumpSpeed;
    private final int heldRegister;
    private final MovedBrushes moved;
    private final double tickRate;

    /** The register that all abilities share. */
    public enum Register {
        /** The keys that were held on the last tick, to tell a press from a hold. */
        KEYS_HELD
    }

    /**
     * @param body          the standing body
     * @param moved         where the platforms are; see {@link #platforms}
     * @param firstRegister number of registers of the model
     * @param firstSignal   number of signals of the model
     */
    public Abilities(ParameterSet parameters, CapsuleSettings body, BrushWorld world, MovedBrushes moved, double tickRate, int firstRegister, int firstSignal) {
        List<Ability> made = new ArrayList<>();
        BodyProbe around = isAnyOn(parameters) ? new BodyProbe(body, world, moved) : null;
        heldRegister = firstRegister;
        int register = firstRegister + Register.values().length;
        int signal = firstSignal;
        for (AbilityType type : AbilityType.values()) {
            if (type.isOn(parameters)) {
                made.add(type.create(new AbilityContext(parameters, body, world, moved, around, tickRate, register, signal)));
            }
            register += type.registers().size();
            signal += type.signals().size();
        }
        active = made.toArray(Ability[]::new);
        jumpSpeed = body.jumpSpeed();
        this.moved = moved;
        this.tickRate = tickRate;
    }

    /** Where the platforms of a world are for one mover; null if they do not move under these parameters. */
    public static MovedBrushes platforms(ParameterSet parameters, BrushWorld world) {
        return AbilityType.PLATFORMS.isOn(parameters) ? new MovedBrushes(world) : null;
    }

    /** Moves the platforms to where they are at the level's clock, for a query outside of a tick. */
    public void place(int worldTick) {
        if (moved != null) {
            Platforms.place(moved, worldTick, 1 / tickRate);
        }
    }

    private static boolean isAnyOn(ParameterSet parameters) {
        for (AbilityType type : AbilityType.values()) {
            if (type.isOn(parameters)) {
                return true;
            }
        }
        return false;
    }

    /** The registers of all abilities, in order. */
    public static List<Enum<?>> registers() {
        List<Enum<?>> all = new ArrayList<>(List.of(Register.values()));
        all.addAll(AbilityType.allRegisters());
        return all;
    }

    /** Height of the body while crouched. */
    public static float crouchedHeight(ParameterSet parameters, CapsuleSettings body) {
        return AbilityType.CROUCH_SLIDE.isOn(parameters) ? CrouchSlide.height(body.radius(), parameters) : body.height();
    }

    public boolean isEmpty() {
        return active.length == 0;
    }

    /** After a body was placed. */
    public void settle(MoverState state) {
        tick.state = state;
        for (Ability ability : active) {
            ability.settle(tick);
        }
        tick.state = null;
    }

    /** Begins a tick: the result says what the motor may do. */
    public AbilityTick prepare(Command command, MoverState state, TickReport report) {
        tick.begin(command, state, report, jumpSpeed);
        int held = (command.holds(Command.DASH) ? DASH_HELD : 0) | (command.crouches() ? CROUCH_HELD : 0) | (command.jumps() ? JUMP_HELD : 0)
                | (command.holds(Command.USE) ? USE_HELD : 0) | (command.holds(Command.PUSH) ? PUSH_HELD : 0);
        int pressed = held & ~state.register(heldRegister);
        state.setRegister(heldRegister, held);
        tick.isDashPressed = (pressed & DASH_HELD) != 0;
        tick.isCrouchPressed = (pressed & CROUCH_HELD) != 0;
        tick.isJumpPressed = (pressed & JUMP_HELD) != 0;
        tick.isUsePressed = (pressed & USE_HELD) != 0;
        tick.isPushPressed = (pressed & PUSH_HELD) != 0;
        for (Ability ability : active) {
            ability.prepare(tick);
        }
        report.book(SpeedCause.ABILITY, state.velocity);
        return tick;
    }

    /** After the motor: starts abilities. */
    public void act() {
        tick.isPressUsed = tick.jumps;
        for (Ability ability : active) {
            ability.act(tick);
        }
        tick.report.book(SpeedCause.ABILITY, tick.state.velocity);
    }

    /** After the body moved. */
    public void finish() {
        for (Ability ability : active) {
            ability.finish(tick);
        }
        tick.report.book(SpeedCause.ABILITY, tick.state.velocity);
        tick.command = null;
        tick.state = null;
        tick.report = null;
    }
}
