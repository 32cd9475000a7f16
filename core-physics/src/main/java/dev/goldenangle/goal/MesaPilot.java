package dev.goldenangle.goal;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.math.Angles;
import dev.goldenangle.state.MoverState;

/**
 * Jumps onto a mesa from its west, east, north and south, and walks off it on the opposite side: off the east, back
 * onto it, off the north, and so on. Use a new one for each run.
 */
final class MesaPilot implements CommandSource {
    private static final float OFF = 1.6f;
    /** The targets in order, in half widths of the mesa from its middle: off a side, then back to the middle. */
    private static final float[][] TOUR = {{0, 0}, {OFF, 0}, {0, 0}, {0, OFF}, {0, 0}, {0, -OFF}, {0, 0}, {-OFF, 0}};
    private static final float ARRIVED = 0.2f;
    private final float middleX;
    private final float middleY;
    private final float halfWidth;
    private final float floor;
    private int leg;

    MesaPilot(float middleX, float middleY, float halfWidth, float floor) {
        this.middleX = middleX;
        this.middleY = middleY;
        this.halfWidth = halfWidth;
        this.floor = floor;
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        float dx = goalX() - state.position.x;
        float dy = goalY() - state.position.y;
        if (leg < TOUR.length - 1 && state.grounded && Math.abs(dx) < ARRIVED && Math.abs(dy) < ARRIVED) {
            leg++;
            dx = goalX() - state.position.x;
            dy = goalY() - state.position.y;
        }
        boolean climbs = TOUR[leg][0] == 0 && TOUR[leg][1] == 0 && state.position.z <= floor + ARRIVED;
        boolean isThere = Math.abs(dx) < ARRIVED && Math.abs(dy) < ARRIVED;
        command.set(isThere ? 0f : 1f, 0f, climbs && state.grounded && tick % 2 == 0 ? 1f : 0f, isThere ? state.yaw : Angles.atan2(dy, dx), 0f, 0);
    }

    private float goalX() {
        return middleX + TOUR[leg][0] * halfWidth;
    }

    private float goalY() {
        return middleY + TOUR[leg][1] * halfWidth;
    }
}
