package dev.goldenangle.motor.arena;

import dev.goldenangle.math.Elementary;
import dev.goldenangle.parameter.ParameterSet;

import java.util.stream.DoubleStream;

import static dev.goldenangle.motor.arena.ArenaParameter.BLEND_SPEED_END;
import static dev.goldenangle.motor.arena.ArenaParameter.BLEND_SPEED_START;
import static dev.goldenangle.motor.arena.ArenaParameter.G_MIN;
import static dev.goldenangle.motor.arena.ArenaParameter.G_PEAK;
import static dev.goldenangle.motor.arena.ArenaParameter.QUALITY_SMOOTHING;
import static dev.goldenangle.motor.arena.ArenaParameter.THETA_FALLOFF;
import static dev.goldenangle.motor.arena.ArenaParameter.THETA_TARGET;

/** The Golden Angle curve: quality of the angle between velocity and view, and the resulting gain at a speed. */
final class GoldenAngle {
    private final float target;
    private final float perTarget;
    private final float perFalloff;
    private final float falloff;
    /** The angles between velocity and view, 0 to π, at which the gain has a kink, changes curvature (when smooth), or passes 1. */
    final double[] bends;
    private final boolean smooth;
    private final float minGain;
    private final float peakGain;
    private final float blendStart;
    private final float blendEnd;

    GoldenAngle(ParameterSet parameters) {
        target = parameters.getFloat(THETA_TARGET);
        perTarget = 1f / target;
        falloff = parameters.getFloat(THETA_FALLOFF);
        perFalloff = falloff > 0f ? 1f / falloff : 0f;
        smooth = parameters.isOn(QUALITY_SMOOTHING);
        minGain = parameters.getFloat(G_MIN);
        peakGain = parameters.getFloat(G_PEAK);
        blendStart = parameters.getFloat(BLEND_SPEED_START);
        blendEnd = parameters.getFloat(BLEND_SPEED_END);
        double neutral = rampAtGainOfOne();
        double end = (double) target + falloff;
        double turning = smooth ? 0.5 : neutral;
        bends = DoubleStream.of(0, turning * target, neutral * target, target, target + (1 - turning) * falloff, target + (1 - neutral) * falloff, end, Math.PI)
                .filter(theta -> theta <= Math.PI).distinct().toArray();
    }

    /** 0 straight ahead, 1 at the target; beyond it 1, or falling back to 0 if there is a falloff. */
    float quality(float theta) {
        float q = theta < target ? theta * perTarget : perFalloff == 0f ? 1f : Math.max(0f, 1f - (theta - target) * perFalloff);
        return smooth ? q * q * (3f - 2f * q) : q;
    }

    /** The quality before smoothing. */
    double ramp(double theta) {
        return theta < target ? theta / target : falloff == 0f ? 1 : Math.max(0, 1 - (theta - target) / falloff);
    }

    /** The ramp value at which the gain is 1; 0 if there is none. */
    private double rampAtGainOfOne() {
        double quality = (1.0 - minGain) / ((double) peakGain - minGain);
        if (!(quality > 0 && quality < 1)) {
            return 0;
        }
        return smooth ? 0.5 - Elementary.sin(Elementary.asin(1 - 2 * quality) / 3) : quality;
    }

    /** The largest gain at any angle and speed. */
    float largestGain() {
        return Math.max(1f, Math.max(minGain, peakGain));
    }

    boolean isSmooth() {
        return smooth;
    }

    float target() {
        return target;
    }

    /** How much of the gain applies at this speed; a blend without width switches on at its start. */
    float blend(float speed) {
        if (blendEnd <= blendStart) {
            return speed >= blendStart ? 1f : 0f;
        }
        return saturate((speed - blendStart) / (blendEnd - blendStart));
    }

    /** Gain for a quality and a blend. */
    float gain(float quality, float blend) {
        return lerp(1f, lerp(minGain, peakGain, quality), blend);
    }

    /** The blend in double precision. */
    double preciseBlend(double speed) {
        if (blendEnd <= blendStart) {
            return speed >= blendStart ? 1 : 0;
        }
        double part = (speed - blendStart) / ((double) blendEnd - blendStart);
        return part <= 0 ? 0 : part >= 1 ? 1 : part;
    }

    /** The gain in double precision. */
    double preciseGain(double quality, double blend) {
        return 1 + (minGain + ((double) peakGain - minGain) * quality - 1) * blend;
    }

    static float lerp(float from, float to, float t) {
        return from + (to - from) * t;
    }

    private static float saturate(float value) {
        return value <= 0f ? 0f : value >= 1f ? 1f : value;
    }
}
