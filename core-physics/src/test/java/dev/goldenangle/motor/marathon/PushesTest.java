package dev.goldenangle.motor.marathon;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Zone;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/**
 * A zone from 1 to 2 world units on every axis. 3 units per second are 102 of the game's 1,024ths per tick, and a push
 * of one is 64 fixed units.
 */
class PushesTest {
    private static final int ONE = 65536;
    private final Constants constants = new Constants(new MarathonModel().parameters().defaults());
    private final TickReport report = new TickReport(MarathonSignal.values().length);
    private final Player player = new Player();

    private Pushes zone(Zone.Kind kind, float x, float y, float z) {
        return new Pushes(constants, List.of(new Zone(kind, 0, List.of(Brush.box(1f, 1f, 1f, 2f, 2f, 2f)), new Vec3(x, y, z), new Vec3(), 0f)));
    }

    private void at(double x, double y, double z) {
        player.x = (int) (x * ONE);
        player.y = (int) (-y * ONE);
        player.z = (int) (z * ONE);
    }

    private String pushed(Pushes pushes) {
        int i = player.pushI;
        int j = player.pushJ;
        int k = player.pushK;
        pushes.apply(new Command(), player, report);
        return (player.pushI - i) / 64 + " " + (player.pushJ - j) / 64 + " " + (player.pushK - k) / 64;
    }

    @ParameterizedTest
    @CsvSource({"3, 0, 0, 102 0 0", "0, 3, 0, 0 -102 0", "-3, 0, 0, -102 0 0", "0, 0, 3, 0 0 102", "0, 0, -3, 0 0 -102", "0, -3, 3, 0 102 102", "0, 0, 0, 0 0 0"})
    void padPushesInItsDirection(float x, float y, float z, String push) {
        at(1.5, 1.5, 1.5);
        assertEquals(push, pushed(zone(Zone.Kind.PAD, x, y, z)));
        assertEquals(push.equals("0 0 0") ? 0 : 1, report.eventCount());
    }

    @Test
    void otherZonesDoNotPush() {
        at(1.5, 1.5, 1.5);
        assertEquals("0 0 0", pushed(zone(Zone.Kind.TELEPORT, 3f, 0f, 3f)));
    }

    /** The player is 0.1992 wide to either side and 0.8 high; a thousandth decides. */
    @ParameterizedTest
    @CsvSource({"0.802, 1.5, 1.5, true", "0.799, 1.5, 1.5, false", "2.198, 1.5, 1.5, true", "2.201, 1.5, 1.5, false", "1.5, 0.802, 1.5, true", "1.5, 0.799, 1.5, false",
        "1.5, 2.198, 1.5, true",
        "1.5, 2.201, 1.5, false", "1.5, 1.5, 0.202, true", "1.5, 1.5, 0.199, false", "1.5, 1.5, 1.999, true", "1.5, 1.5, 2.001, false"})
    void playerTouchingTheZoneIsPushed(double x, double y, double z, boolean touches) {
        at(x, y, z);
        assertEquals(touches ? "102 0 0" : "0 0 0", pushed(zone(Zone.Kind.PAD, 3f, 0f, 0f)));
    }

    /** The smaller of the two components counts half: 6,400 and 256 make 102 · 64. */
    @ParameterizedTest
    @CsvSource({"6527, 0, true", "6528, 0, false", "-6528, 0, false", "6400, 254, true", "6400, 256, false", "-254, -6400, true", "256, -6400, false"})
    void padPushesSlowerPlayers(int i, int j, boolean slower) {
        at(1.5, 1.5, 1.5);
        player.pushI = i;
        player.pushJ = j;
        assertEquals(slower ? "102 0 0" : "0 0 0", pushed(zone(Zone.Kind.PAD, 3f, 0f, 0f)));
    }

    @ParameterizedTest
    @CsvSource({"3, 6528, 0", "3, 6527, 102", "3, -100, 102", "-3, -6528, 0", "-3, -6527, -102"})
    void padLiftsAndLowersSlowerPlayers(float up, int k, int push) {
        at(1.5, 1.5, 1.5);
        player.pushK = k;
        zone(Zone.Kind.PAD, 0f, 0f, up).apply(new Command(), player, report);
        assertEquals(Math.max(-9362, Math.min(9362, k + 64 * push)), player.pushK, "up to the terminal speed");
    }

    @Test
    void componentAlreadyReachedIsNotPushed() {
        at(1.5, 1.5, 1.5);
        player.pushK = 6528;
        assertEquals("102 0 0", pushed(zone(Zone.Kind.PAD, 3f, 0f, 3f)));
        assertEquals(102 * 30 / 1024f, report.eventValue(0), 1e-4);
        player.pushI = 6528;
        player.pushK = 0;
        assertEquals("0 0 102", pushed(zone(Zone.Kind.PAD, 3f, 0f, 3f)));
    }

    /** 80 along and 40 up, with the game's defaults; the event has the total length, √(80² + 40²) = 89.44, and no zone. */
    @Test
    void commandPushesAnywhere() {
        Command command = new Command();
        command.buttons = Command.PUSH;
        zone(Zone.Kind.PAD, 3f, 0f, 0f).apply(command, player, report);
        assertEquals("5120 0 2560", player.pushI + " " + player.pushJ + " " + player.pushK);
        assertEquals(89.4427 * 30 / 1024, report.eventValue(0), 1e-4);
        assertEquals(-1, report.eventIndex(0));
    }
}
