package dev.goldenangle.command;

import dev.goldenangle.math.Angles;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class CommandTest {
    @Test
    void invalidInputIsBroughtIntoRange() {
        Command command = new Command();
        command.set(5f, Float.NEGATIVE_INFINITY, Float.NaN, 1e30f, Float.NaN, 0);
        command.sanitise();
        assertEquals(1f, command.forward);
        assertEquals(-1f, command.right);
        assertEquals(0f, command.up);
        assertEquals(0f, command.pitch);
        assertTrue(Math.abs(command.yaw) <= Angles.PI);
    }

    @Test
    void validInputIsNotChanged() {
        Command command = new Command();
        command.set(0.5f, -0.25f, 1f, 1.25f, -1.5f, Command.RUN);
        Command copy = new Command();
        copy.copyFrom(command);
        command.sanitise();
        assertEquals(copy, command);
        assertTrue(command.jumps() && command.holds(Command.RUN));
    }
}
