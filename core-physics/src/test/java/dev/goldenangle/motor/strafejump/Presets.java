package dev.goldenangle.motor.strafejump;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;

/** The parameter sets with which the figures were measured. */
final class Presets {
    private Presets() {
    }

    /** The shipped game: 8 ms, velocity rounded. */
    static ParameterSet vq3() {
        return new StrafejumpModel().parameters().defaults();
    }

    /** Without any rounding. */
    static ParameterSet vq3Unrounded() {
        return vq3().with(StrafejumpParameter.VELOCITY_ROUNDING, 0).with(StrafejumpParameter.VIEW_ROUNDING, 0);
    }

    /** Without rounding, 128 Hz. */
    static ParameterSet vq3At128() {
        return vq3Unrounded().with(StrafejumpParameter.TICK_RATE, 128);
    }

    /** The document: its own rules and numbers. */
    static ParameterSet capped30() {
        return vq3At128().with("rules", "document").with(StrafejumpParameter.AIR_SPEED_CAP, 30).with(StrafejumpParameter.REST_SPEED, 0.1)
                .with(StrafejumpParameter.CONTACT_GAP, 0.03125).with(StrafejumpParameter.LANDING_TIME, 0).with(StrafejumpParameter.TELEPORT_TIME, 0)
                .with(StrafejumpParameter.GROUND_SNAP, 18).with(StrafejumpParameter.NOCLIP_ACCELERATION, 8);
    }

    /** The shipped rules with QuakeWorld's air. */
    static ParameterSet quakeWorldAir(ParameterSet set) {
        return set.with(StrafejumpParameter.AIR_SPEED_CAP, 30).with(StrafejumpParameter.AIR_ACCELERATION, 10);
    }

    static ParameterSet at8ms(ParameterSet set) {
        return set.with(StrafejumpParameter.TICK_RATE, Value.milliseconds(8));
    }
}
