package dev.goldenangle.workbench.viewport;

import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Uses metres of 32 units. */
class FollowedHeightTest {
    private static final double METRE = 32;
    private final FollowedHeight followed = new FollowedHeight();

    private double after(double feetMetres, double groundMetres, boolean grounded) {
        followed.follow(feetMetres * METRE, groundMetres * METRE, grounded, METRE);
        return followed.get() / METRE;
    }

    @Test
    void groundIsFollowedButNotAJump() {
        assertEquals(2, after(2, 2, true));
        assertEquals(2, after(3.4, 2, false));
        assertEquals(2, after(3.4, 0, false), "over a ditch");
        assertEquals(3, after(3.4, 3, false), "over a crate");
        assertEquals(3, after(3, 3, true));
    }

    @Test
    void highFlightIsFollowed() {
        assertEquals(0, after(0, 0, true));
        assertEquals(16, after(20, 0, false));
        assertEquals(16, after(17, 0, false), "and followed down again");
        assertEquals(0, after(0, 0, true));
    }

    @Test
    void deepFallIsFollowed() {
        assertEquals(50, after(50, 50, true));
        assertEquals(45, after(49, 0, false));
        assertEquals(6, after(10, 0, false));
        assertEquals(0, after(3, 0, false), "the ground is in view again");
    }
}
