package dev.goldenangle.motor.marathon;

import dev.goldenangle.world.sector.Medium;
import dev.goldenangle.world.sector.SectorWorld;

/** Replays a recorded run with the rules alone, row by row. */
final class PlayerReplay {
    static final int COMPARED = 27;
    private final Constants constants = new Constants(MarathonModel.TABLE.defaults());
    private final Physics physics;
    private final Placement placement;
    /** In a run with a current, the push columns only show what the current did after the tick. */
    private final boolean hasCurrent;
    final Player player = new Player();

    PlayerReplay(SectorWorld world) {
        Medium medium = world.medium(0);
        hasCurrent = medium != null && medium.magnitude() != 0;
        physics = new Physics(constants, constants.gravityIn(world));
        placement = new Placement(world, constants);
    }

    /** Sets the state from a row. */
    void load(int[] row) {
        player.x = row[2];
        player.y = row[3];
        player.z = row[4];
        player.direction = row[5];
        player.elevation = row[6];
        player.glance = row[7];
        player.turnVelocity = row[8];
        player.lookVelocity = row[9];
        player.velocity = row[10];
        player.sideVelocity = row[11];
        player.pushI = row[12];
        player.pushJ = row[13];
        player.pushK = row[14];
        player.floor = row[15];
        player.ceiling = row[16];
        player.flags = row[17];
        player.action = row[18];
        player.stepPhase = row[19];
        player.stepAmplitude = row[20];
        player.cameraZ = row[21];
        player.worldX = row[22];
        player.worldY = row[23];
        player.worldZ = row[24];
        player.polygon = row[25];
        player.supporting = row[26];
    }

    /** Runs the tick of a row. */
    void play(int[] row) {
        applyOutsideForces(row);
        tick(row[1]);
    }

    private void applyOutsideForces(int[] row) {
        if (row[30] != -1) {
            player.velocity = row[30];
        }
        if (row[31] != -1) {
            player.pushK = row[31];
        }
        if (!hasCurrent && (row[27] != 0 || row[29] != 0)) {
            push(row[27], row[28], row[29]);
        }
    }

    void push(int up, int direction, int speed) {
        Placement.push(player, up, direction, speed, constants.terminal);
    }

    void tick(int keys) {
        boolean headWasUnder = player.has(Player.HEAD_IN_MEDIUM);
        physics.tick(player, keys);
        placement.place(player);
        placement.drift(player, headWasUnder);
    }

    /** The state as a column of a row; tick and flags are left out. */
    int column(int index) {
        return switch (index) {
            case 2 -> player.x;
            case 3 -> player.y;
            case 4 -> player.z;
            case 5 -> player.direction;
            case 6 -> player.elevation;
            case 7 -> player.glance;
            case 8 -> player.turnVelocity;
            case 9 -> player.lookVelocity;
            case 10 -> player.velocity;
            case 11 -> player.sideVelocity;
            case 12 -> player.pushI;
            case 13 -> player.pushJ;
            case 14 -> player.pushK;
            case 15 -> player.floor;
            case 16 -> player.ceiling;
            case 17 -> player.flags;
            case 18 -> player.action;
            case 19 -> player.stepPhase;
            case 20 -> player.stepAmplitude;
            case 21 -> player.cameraZ;
            case 22 -> player.worldX;
            case 23 -> player.worldY;
            case 24 -> player.worldZ;
            case 25 -> player.polygon;
            case 26 -> player.supporting;
            default -> throw new IllegalArgumentException("column " + index);
        };
    }
}
