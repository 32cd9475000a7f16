package dev.goldenangle.controller;

import dev.goldenangle.math.Elementary;
import dev.goldenangle.parameter.ParameterSet;

/**
 * The settings of a capsule controller, in metres, seconds and radians.
 *
 * <p>Stability: evolving. A minor version may change it; the changelog says how.
 *
 * @param radius       half the width
 * @param height       from the soles to the top of the head
 * @param skin         gap kept to every surface
 * @param stepHeight   highest step climbed, from surface to surface
 * @param minStepWidth depth of the tread a step needs
 * @param airStep      whether steps are also climbed in the air
 * @param maxSlope     steepest ground
 * @param groundSnap   how far down a walker follows descending ground
 * @param slopeSpeed   what is kept when the slope changes
 * @param gravity      downward acceleration
 * @param jumpSpeed    upward speed of a jump
 */
public record CapsuleSettings(float radius, float height, float skin, float stepHeight, float minStepWidth, AirStep airStep, float maxSlope,
                              float groundSnap, SlopeSpeed slopeSpeed, float gravity, float jumpSpeed) {
    /** Whether a body in the air climbs steps it flies into. */
    public enum AirStep { NEVER, ALWAYS }

    /** Reads the values of {@link CapsuleParameter} from any set that contains them. */
    public static CapsuleSettings of(ParameterSet set) {
        return new CapsuleSettings(set.getFloat(CapsuleParameter.RADIUS), set.getFloat(CapsuleParameter.HEIGHT), set.getFloat(CapsuleParameter.SKIN),
                set.getFloat(CapsuleParameter.STEP_HEIGHT), set.getFloat(CapsuleParameter.MIN_STEP_WIDTH),
                set.isOn(CapsuleParameter.STEP_IN_AIR) ? AirStep.ALWAYS : AirStep.NEVER, set.getFloat(CapsuleParameter.MAX_SLOPE),
                set.getFloat(CapsuleParameter.GROUND_SNAP), set.getChoice(CapsuleParameter.SLOPE_SPEED, SlopeSpeed.class),
                set.getFloat(CapsuleParameter.GRAVITY), set.getFloat(CapsuleParameter.JUMP_SPEED));
    }

    /** The same body with another height. */
    public CapsuleSettings withHeight(float other) {
        return new CapsuleSettings(radius, other, skin, stepHeight, minStepWidth, airStep, maxSlope, groundSnap, slopeSpeed, gravity, jumpSpeed);
    }

    /** Least z of a ground normal, with a small tolerance so that a slope of exactly the limit counts as ground. */
    double leastGroundZ() {
        return Elementary.cos(maxSlope) - 1e-6;
    }
}
