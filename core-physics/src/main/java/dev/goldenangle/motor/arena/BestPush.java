package dev.goldenangle.motor.arena;

import dev.goldenangle.math.Angles;

/**
 * The intent direction that would win most speed on a tick.
 *
 * <p>The view follows the intent at a fixed offset given by the keys, so the gain changes with the angle. In the air the
 * speed won is a continuous curve of it with a few bends and no closed form: a coarse scan finds the hills, a golden
 * section climbs them. On the ground there is no gain, and the best angle is where the limit of the push just lets go.
 */
final class BestPush {
    private static final int SCAN = 22;
    private static final float QUARTER = Angles.PI / 2;
    private static final float STEP = QUARTER / SCAN;
    private static final int CLIMB = 18;
    private static final float SECTION = 0.618034f;
    /** A hill this much lower than the highest, as a share of what is won there, is climbed too. */
    private static final float WORTH_CLIMBING = 0.1f;
    private static final float[] SCAN_COSINES = new float[SCAN + 1];

    static {
        for (int i = 0; i <= SCAN; i++) {
            SCAN_COSINES[i] = Angles.cos(i * STEP);
        }
    }

    private final PlanarPush push;
    private final GoldenAngle golden;
    private final float[] scanned = new float[SCAN + 1];
    private float speed;
    private float magnitude;
    private float offset;
    private float blend;
    /** Whether the answer is that for a tick in the air with the numbers above: the same question is answered once. */
    private boolean isAirSolved;
    /** Angle between velocity and intent, 0 to π/2. */
    float angle;
    /** Speed won there. */
    float gain;

    BestPush(PlanarPush push, GoldenAngle golden) {
        this.push = push;
        this.golden = golden;
    }

    /**
     * Solves for a tick in the air.
     *
     * @param newSpeed     horizontal speed before the push
     * @param newMagnitude of the intent
     * @param newOffset    angle from view to intent, −π to π, positive towards the side of the velocity that the intent takes
     */
    void solveAir(float newSpeed, float newMagnitude, float newOffset) {
        if (isAirSolved && newSpeed == speed && newMagnitude == magnitude && newOffset == offset) {
            return;
        }
        isAirSolved = true;
        speed = newSpeed;
        magnitude = newMagnitude;
        offset = newOffset;
        blend = golden.blend(newSpeed);
        float most = 0f;
        for (int i = 0; i <= SCAN; i++) {
            scanned[i] = squaredSpeedAfter(i * STEP, SCAN_COSINES[i]);
            most = Math.max(most, scanned[i]);
        }
        climbEveryHill(most - WORTH_CLIMBING * (most - speed * speed));
        gain = (float) Math.sqrt(squaredSpeedAfter(angle)) - speed;
    }

    /** Two hills can be of nearly the same height, and the scan does not meet their tops. */
    private void climbEveryHill(float least) {
        float highest = Float.NEGATIVE_INFINITY;
        float top = 0f;
        for (int i = 0; i <= SCAN; i++) {
            boolean hill = (i == 0 || scanned[i] >= scanned[i - 1]) && (i == SCAN || scanned[i] > scanned[i + 1]);
            if (hill && scanned[i] >= least) {
                climb(Math.max(0, i - 1) * STEP, Math.min(SCAN, i + 1) * STEP);
                float height = squaredSpeedAfter(angle);
                if (scanned[i] > height) {
                    angle = i * STEP;
                    height = scanned[i];
                }
                if (height > highest) {
                    highest = height;
                    top = angle;
                }
            }
        }
        angle = top;
    }

    private void climb(float from, float to) {
        float low = from;
        float high = to;
        float left = high - SECTION * (high - low);
        float right = low + SECTION * (high - low);
        float atLeft = squaredSpeedAfter(left);
        float atRight = squaredSpeedAfter(right);
        for (int i = 0; i < CLIMB; i++) {
            if (atLeft > atRight) {
                high = right;
                right = left;
                atRight = atLeft;
                left = high - SECTION * (high - low);
                atLeft = squaredSpeedAfter(left);
            } else {
                low = left;
                left = right;
                atLeft = atRight;
                right = low + SECTION * (high - low);
                atRight = squaredSpeedAfter(right);
            }
        }
        angle = atLeft > atRight ? left : right;
    }

    private float squaredSpeedAfter(float candidate) {
        return squaredSpeedAfter(candidate, cosine(candidate));
    }

    private float squaredSpeedAfter(float candidate, float cos) {
        float turn = Math.abs(candidate - offset);
        float theta = turn > Angles.PI ? Angles.TWO_PI - turn : turn;
        float tickGain = golden.gain(golden.quality(theta), blend);
        float pushed = push.air(speed * cos, magnitude, tickGain) + push.bonus(magnitude, tickGain);
        return speed * speed + 2f * speed * pushed * cos + pushed * pushed;
    }

    /** Solves for a tick on level ground: the same push everywhere up to the angle where the limit lets go of it. */
    void solveGround(float newSpeed, float newMagnitude) {
        isAirSolved = false;
        float free = push.ground(Float.NEGATIVE_INFINITY, newMagnitude);
        float intentSpeed = push.groundIntentSpeed(newMagnitude);
        float cos = newSpeed > 0f ? Math.max(0f, Math.min(1f, (intentSpeed - free) / newSpeed)) : 1f;
        float pushed = push.ground(newSpeed * cos, newMagnitude);
        angle = Angles.acos(cos);
        gain = (float) Math.sqrt(newSpeed * newSpeed + 2f * newSpeed * pushed * cos + pushed * pushed) - newSpeed;
    }

    /** Cosine of 0 to π/2 as a short series: good to half a millionth, and fifty times cheaper than the exact one. */
    private static float cosine(float x) {
        float s = x * x;
        return 1f - s * (1f / 2 - s * (1f / 24 - s * (1f / 720 - s * (1f / 40320 - s * (1f / 3628800)))));
    }
}
