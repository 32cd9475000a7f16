package dev.goldenangle.motor.marathon;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Flight and changes from outside in a room of 16 units a side and 8 high, at thirty ticks per second. */
class MarathonFlightTest {
    private static final Level ROOM = LevelReader.read("room", "format = \"sector\"\n[[polygon]]\nfloor = 0\nceiling = 8192\nvertices = [[-8192, -8192], [8192, -8192], [8192, 8192], [-8192, 8192]]\n"
            + "[[spawn]]\nposition = [0, 0, 0]\n", 0.5f);
    private final MarathonModel model = new MarathonModel();
    private final double w = model.parameters().defaults().w();

    /** A player in the room, and its mover. */
    private final class Flyer {
        final Mover mover = model.mover(model.parameters().defaults(), ROOM);
        final MoverState state = new MoverState(model.registers().size());
        final TickReport report = new TickReport(model.signals().size());
        final Command command = new Command();

        Flyer(double x, double y, double z, MoveMode mode) {
            mover.spawn(state, (float) x, (float) y, (float) z, 0f);
            state.mode = mode;
        }

        Flyer ticks(int ticks) {
            for (int i = 0; i < ticks; i++) {
                report.begin(state.velocity);
                mover.step(command, state, report);
            }
            return this;
        }
    }

    /** Forward is the view direction, right a quarter turn clockwise from it; both at once are √2 as fast, half a push half as fast. */
    @ParameterizedTest
    @CsvSource({"0, 1, 0, 0, 1, 0, 0", "0, 0, 1, 0, 0, -1, 0", "90, 1, 0, 0, 0, 1, 0", "90, 0, 1, 0, 1, 0, 0", "45, 1, 1, 0, 1.4142, 0, 0", "45, 1, -1, 0, 0, 1.4142, 0", "180, 0.5, 0, 0, -0.5, 0, 0",
        "0, 0, 0, 1, 0, 0, 1", "0, 0, 0, -0.5, 0, 0, -0.5", "0, 1, 0, 1, 1, 0, 1"})
    void flightFollowsTheKeysAtRunningSpeed(double yaw, float forward, float right, float up, double x, double y, double z) {
        Flyer flyer = new Flyer(1, 2, 4, MoveMode.NOCLIP);
        flyer.command.set(forward, right, up, (float) Math.toRadians(yaw), 0f, 0);
        flyer.ticks(15);
        assertEquals(1 + x * w / 2, flyer.state.position.x, 0.01);
        assertEquals(2 + y * w / 2, flyer.state.position.y, 0.01);
        assertEquals(4 + z * w / 2, flyer.state.position.z, 0.01);
        assertEquals(x * w, flyer.state.velocity.x, 0.01);
        assertEquals(y * w, flyer.state.velocity.y, 0.01);
        assertEquals(z * w, flyer.state.velocity.z, 0.01);
    }

    @Test
    void spectatorStaysBetweenFloorCeilingAndWalls() {
        Flyer flyer = new Flyer(1, 2, 4, MoveMode.SPECTATE);
        flyer.command.set(0f, 0f, 1f, 0f, 0f, 0);
        flyer.ticks(200);
        assertEquals(8, flyer.state.position.z + flyer.mover.body(flyer.state).top(), 1e-3);
        flyer.command.set(1f, 0f, -1f, 0f, 0f, 0);
        flyer.ticks(300);
        assertEquals(0f, flyer.state.position.z);
        assertTrue(flyer.state.position.x < 8 && flyer.state.position.x > 7, "stopped by the wall: " + flyer.state.position.x);
    }

    /** Equal pushes to the east and to the north move equally far, and pushes add up. */
    @Test
    void pushesFromOutsideAreEqualInEveryDirection() {
        Flyer east = new Flyer(0, 0, 0, MoveMode.NORMAL);
        Flyer north = new Flyer(0, 0, 0, MoveMode.NORMAL);
        for (float push : new float[] {2f, 1.5f, -0.5f}) {
            east.state.velocity.x += push;
            north.state.velocity.y += push;
            east.ticks(3);
            north.ticks(3);
        }
        assertTrue(east.state.position.x > 0.2f, "pushed: " + east.state.position);
        assertEquals(east.state.position.x, north.state.position.y, 1e-3);
        assertEquals(east.state.velocity.x, north.state.velocity.y, 1e-2);
        assertEquals(0f, east.state.position.y, 1e-3);
        assertEquals(0f, north.state.position.x, 1e-3);
    }

    /** An upward speed of 3 from outside replaces any fall. */
    @Test
    void upwardSpeedFromOutsideReplacesTheFall() {
        Flyer flyer = new Flyer(0, 0, 4, MoveMode.NORMAL);
        flyer.state.velocity.z = 3f;
        float first = flyer.ticks(1).state.velocity.z;
        assertTrue(first > 2f && first <= 3f, "minus gravity of one tick: " + first);
        flyer.ticks(10).state.velocity.z = 3f;
        assertEquals(first, flyer.ticks(1).state.velocity.z, 1e-3);
    }

    @Test
    void positionFromOutsideIsAppliedInAllThreeDimensions() {
        Flyer flyer = new Flyer(0, 0, 0, MoveMode.NORMAL);
        flyer.state.position.set(3f, 5f, 2f);
        flyer.ticks(1);
        assertEquals(3f, flyer.state.position.x, 1e-3);
        assertEquals(5f, flyer.state.position.y, 1e-3);
        assertEquals(2f, flyer.state.position.z, 0.1);
    }
}
