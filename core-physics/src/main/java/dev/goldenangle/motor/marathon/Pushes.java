package dev.goldenangle.motor.marathon;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Zone;
import dev.goldenangle.math.Elementary;
import dev.goldenangle.math.Fixed;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.sector.SectorWorld;

import java.util.List;

/**
 * Pushes the player before the tick, like a hit in the game: by a command on every tick that requests it, and by zones,
 * each while the player is slower than its push, like a current.
 */
final class Pushes {
    private final Constants constants;
    private final List<Zone> zones;
    private final int[] directions;
    private final int[] speeds;
    private final int[] ups;

    Pushes(Constants constants, List<Zone> all) {
        this.constants = constants;
        zones = all.stream().filter(zone -> zone.kind() == Zone.Kind.PAD).toList();
        directions = zones.stream().mapToInt(zone -> KeyReader.heading((float) Elementary.atan2(zone.push().y, zone.push().x))).toArray();
        speeds = zones.stream().mapToInt(zone -> constants.worldSpeed(zone.push().horizontalLength())).toArray();
        ups = zones.stream().mapToInt(zone -> constants.worldSpeed(zone.push().z)).toArray();
    }

    void apply(Command command, Player player, TickReport report) {
        if (command.holds(Command.PUSH)) {
            push(player, constants.pushUp, constants.pushDirection, constants.pushSpeed, -1, report);
        }
        for (int i = 0; i < zones.size(); i++) {
            boolean along = speeds[i] > 0 && carried(player) < speeds[i];
            boolean up = ups[i] != 0 && (ups[i] > 0 ? player.pushK < ups[i] << 6 : player.pushK > ups[i] << 6);
            if ((along || up) && isIn(player, zones.get(i))) {
                push(player, up ? ups[i] : 0, directions[i], along ? speeds[i] : 0, i, report);
            }
        }
    }

    private void push(Player player, int up, int direction, int speed, int zone, TickReport report) {
        Placement.push(player, up, direction, speed, constants.terminal);
        report.event(EventKind.PUSH, (float) (Math.sqrt((double) up * up + (double) speed * speed) * constants.ticksPerSecond / SectorWorld.ONE), zone);
    }

    /** Horizontal speed from pushes, as the rule for currents measures it. */
    private static int carried(Player player) {
        int along = Math.max(Math.abs(player.pushI), Math.abs(player.pushJ));
        int across = Math.min(Math.abs(player.pushI), Math.abs(player.pushJ));
        return along + (across >> 1) >> 6;
    }

    private boolean isIn(Player player, Zone zone) {
        float x = player.x / (float) Fixed.ONE;
        float y = -player.y / (float) Fixed.ONE;
        float z = player.z / (float) Fixed.ONE;
        float r = constants.objectRadius / (float) SectorWorld.ONE;
        return zone.touches(x - r, y - r, z, x + r, y + r, z + constants.height / (float) Fixed.ONE);
    }
}
