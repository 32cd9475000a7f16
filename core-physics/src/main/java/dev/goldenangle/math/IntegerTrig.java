package dev.goldenangle.math;

/**
 * Trigonometry on whole numbers: 512 angles per circle, sines scaled by 1,024, a square root and an arctangent. The
 * tables are those of a 1994 game, with its rounding: a half is added and the sum truncated towards zero, so negative
 * values are one too small.
 */
public final class IntegerTrig {
    public static final int CIRCLE = 512;
    /** log2 of the scale of the tables. */
    public static final int SHIFT = 10;
    private static final int ONE = 1 << SHIFT;
    private static final int[] COSINE = new int[CIRCLE];
    private static final int[] SINE = new int[CIRCLE];
    private static final int[] OCTANT_TANGENT = new int[CIRCLE / 8 + 1];

    static {
        for (int i = 0; i < CIRCLE; i++) {
            double radians = 2 * Math.PI * i / CIRCLE;
            COSINE[i] = i % 128 == 0 ? quarter(i + 128) : (int) (ONE * Elementary.cos(radians) + 0.5);
            SINE[i] = i % 128 == 0 ? quarter(i) : (int) (ONE * Elementary.sin(radians) + 0.5);
        }
        for (int i = 0; i < OCTANT_TANGENT.length; i++) {
            OCTANT_TANGENT[i] = ONE * SINE[i] / COSINE[i];
        }
    }

    private IntegerTrig() {
    }

    private static int quarter(int angle) {
        return switch (angle & CIRCLE - 1) {
            case 128 -> ONE;
            case 384 -> -ONE;
            default -> 0;
        };
    }

    /** Cosine of an angle, scaled by 1,024; any whole number is a valid angle. */
    public static int cos(int angle) {
        return COSINE[angle & CIRCLE - 1];
    }

    /** Sine of an angle, scaled by 1,024. */
    public static int sin(int angle) {
        return SINE[angle & CIRCLE - 1];
    }

    /** Square root of an unsigned number, to the nearest whole number. */
    public static int isqrt(int unsigned) {
        long value = unsigned & 0xFFFFFFFFL;
        long root = (long) Math.sqrt((double) value);
        return (int) (value > root * root + root ? root + 1 : root);
    }

    /** The angle of a direction, 0 to 511; 0 for the zero vector. */
    public static int arctangent(int x, int y) {
        if (x == 0 && y == 0) {
            return 0;
        }
        long across = Math.abs((long) x);
        long up = Math.abs((long) y);
        int angle = up <= across ? octant(up, across) : CIRCLE / 4 - octant(across, up);
        if (x < 0) {
            angle = CIRCLE / 2 - angle;
        }
        return (y < 0 ? CIRCLE - angle : angle) & CIRCLE - 1;
    }

    private static int octant(long small, long large) {
        long tangent = ONE * small / large;
        int best = 0;
        for (int i = 1; i < OCTANT_TANGENT.length; i++) {
            if (Math.abs(tangent - OCTANT_TANGENT[i]) < Math.abs(tangent - OCTANT_TANGENT[best])) {
                best = i;
            }
        }
        return best;
    }
}
