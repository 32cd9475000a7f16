package dev.goldenangle.motor.arena;

import dev.goldenangle.command.Command;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;

/**
 * Sections 5 to 9 of the document and their errata, implemented a second time in double precision, in the given order
 * and without any of the motor's parts: the result of one tick.
 */
final class MotorOnPaper {
    private final ParameterSet knobs;
    double vx;
    double vy;
    double vz;
    double theta;
    double quality;
    double gain;
    double frictionScale;
    double shaping;
    int buffer;
    int grace;
    boolean jumps;

    MotorOnPaper(ParameterSet knobs) {
        this.knobs = knobs;
    }

    private double knob(ArenaParameter parameter) {
        return knobs.get(parameter);
    }

    /** Reads a state before the tick and computes the next one; the state is not changed. */
    void tick(Command command, MoverState state) {
        double dt = 1 / knob(ArenaParameter.TICK_RATE);
        vx = state.velocity.x;
        vy = state.velocity.y;
        vz = state.velocity.z;
        double forwardX = Math.cos(command.yaw);
        double forwardY = Math.sin(command.yaw);
        double x = forwardX * command.forward + forwardY * command.right;
        double y = forwardY * command.forward - forwardX * command.right;
        double z = 0;
        double length = Math.hypot(x, y);
        double magnitude = Math.min(1, length);
        x = length > 0 ? x / length : 0;
        y = length > 0 ? y / length : 0;
        double nx = state.groundNormal.x;
        double ny = state.groundNormal.y;
        double nz = state.groundNormal.z;
        if (state.grounded && length > 0) {
            double into = x * nx + y * ny;
            double tangent = Math.sqrt(square(x - into * nx) + square(y - into * ny) + square(into * nz));
            x = (x - into * nx) / tangent;
            y = (y - into * ny) / tangent;
            z = -into * nz / tangent;
        }
        decideJump(command, state);
        double speed = Math.hypot(vx, vy);
        theta = speed == 0 ? 0 : Math.acos(Math.max(-1, Math.min(1, (vx * forwardX + vy * forwardY) / speed)));
        quality = quality(theta);
        frictionScale = state.grounded ? frictionScale(command, state) : 0;
        if (state.grounded) {
            double across = vx * nx + vy * ny + vz * nz;
            double px = vx - across * nx;
            double py = vy - across * ny;
            double pz = vz - across * nz;
            double planar = Math.sqrt(px * px + py * py + pz * pz);
            double drop = Math.max(planar, knob(ArenaParameter.STOP_SPEED)) * knob(ArenaParameter.FRICTION) * frictionScale * dt;
            double factor = planar == 0 ? 1 : Math.max(0, (planar - drop) / planar);
            vx = px * factor + across * nx;
            vy = py * factor + across * ny;
            vz = pz * factor + across * nz;
            gain = 1;
            accelerate(x, y, z, knob(ArenaParameter.MAX_SPEED_GROUND) * magnitude, knob(ArenaParameter.GROUND_ACCEL), dt);
            shaping = 0;
        } else {
            double share = Math.min(1, speed / knob(ArenaParameter.AIR_RESISTANCE_SPEED_SCALE));
            double factor = Math.max(0, 1 - knob(ArenaParameter.AIR_RESISTANCE) * share * dt);
            vx *= factor;
            vy *= factor;
            gain = gain(Math.hypot(vx, vy));
            double base = knob(ArenaParameter.MAX_SPEED_AIR) * magnitude;
            accelerate(x, y, z, base * gain, knob(ArenaParameter.AIR_ACCEL_BASE) * gain, dt);
            double bonus = Math.max(0, gain - 1) * knob(ArenaParameter.BONUS_SCALE) * knob(ArenaParameter.AIR_ACCEL_BASE) * dt * base;
            vx += x * bonus;
            vy += y * bonus;
            shape(x, y, dt);
        }
        grace = state.grounded ? Math.max(0, grace - 1) : 0;
    }

    private void decideJump(Command command, MoverState state) {
        boolean held = command.up > 0;
        boolean pressed = held && !state.isOn(ArenaRegister.JUMP_HELD);
        boolean lands = state.grounded && !state.isOn(ArenaRegister.WAS_GROUNDED);
        grace = lands ? (int) knob(ArenaParameter.LANDING_GRACE_TICKS) : state.get(ArenaRegister.LANDING_GRACE);
        buffer = state.get(ArenaRegister.JUMP_BUFFER);
        jumps = state.grounded && (pressed || buffer > 0 || held && knobs.isOn(ArenaParameter.HOLD_TO_JUMP));
        if (jumps) {
            buffer = 0;
        } else {
            buffer = pressed ? (int) knob(ArenaParameter.JUMP_BUFFER_WINDOW_TICKS) : Math.max(0, buffer - 1);
        }
    }

    private double frictionScale(Command command, MoverState state) {
        boolean held = command.up > 0;
        double soft = knob(ArenaParameter.LANDING_FRICTION_SCALE)
                + (knob(ArenaParameter.LANDING_FRICTION_SCALE_BEST_ANGLE) - knob(ArenaParameter.LANDING_FRICTION_SCALE)) * quality;
        return switch (knobs.getChoice(ArenaParameter.FRICTIONLESS_JUMP_MODE, FrictionlessJump.class)) {
            case NONE -> 1;
            case SOFT -> jumps ? 0 : held && grace > 0 ? soft : 1;
            case HARD -> jumps || held || grace > 0 ? 0 : 1;
        };
    }

    private double quality(double angle) {
        double target = knob(ArenaParameter.THETA_TARGET);
        double falloff = knob(ArenaParameter.THETA_FALLOFF);
        double q = Math.min(1, angle / target);
        if (angle > target && falloff > 0) {
            q = Math.max(0, 1 - (angle - target) / falloff);
        }
        return knobs.isOn(ArenaParameter.QUALITY_SMOOTHING) ? q * q * (3 - 2 * q) : q;
    }

    private double gain(double speed) {
        double start = knob(ArenaParameter.BLEND_SPEED_START);
        double end = knob(ArenaParameter.BLEND_SPEED_END);
        double blend = Math.max(0, Math.min(1, (speed - start) / (end - start)));
        double full = knob(ArenaParameter.G_MIN) + (knob(ArenaParameter.G_PEAK) - knob(ArenaParameter.G_MIN)) * quality;
        return 1 + (full - 1) * blend;
    }

    private void accelerate(double x, double y, double z, double intentSpeed, double accel, double dt) {
        double add = intentSpeed - (vx * x + vy * y + vz * z);
        double push = add > 0 ? Math.min(accel * dt * intentSpeed, add) : 0;
        vx += x * push;
        vy += y * push;
        vz += z * push;
    }

    private void shape(double x, double y, double dt) {
        double speed = Math.hypot(vx, vy);
        double alignment = speed == 0 ? 0 : (vx * x + vy * y) / speed;
        boolean helps = (x != 0 || y != 0) && speed >= knob(ArenaParameter.MIN_SPEED_FOR_SHAPING) && alignment > knob(ArenaParameter.MIN_ALIGNMENT);
        double left = Math.atan2(vx * y - vy * x, vx * x + vy * y);
        double most = Math.min(knob(ArenaParameter.SHAPING_STRENGTH) * dt, knob(ArenaParameter.MAX_SHAPING_ANGLE_PER_TICK));
        shaping = helps ? Math.copySign(Math.min(most, Math.abs(left)), left) : 0;
        double turnedX = vx * Math.cos(shaping) - vy * Math.sin(shaping);
        vy = vx * Math.sin(shaping) + vy * Math.cos(shaping);
        vx = turnedX;
    }

    private static double square(double value) {
        return value * value;
    }
}
