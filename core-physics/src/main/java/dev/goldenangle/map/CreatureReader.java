package dev.goldenangle.map;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.toml.TomlTable;
import dev.goldenangle.world.tile.Creature;
import dev.goldenangle.world.tile.HeightGrid;
import dev.goldenangle.world.tile.Solid;
import dev.goldenangle.world.ClosedWalk;

import java.util.ArrayList;
import java.util.List;

/** Reads the creatures of a tile map and their walks. A walk that leads through a wall or under the ground is refused. */
final class CreatureReader {
    private static final int MOST_PLACES = 64;
    private static final double SLOWEST = 0.05;
    /** In tiles per second. Even the narrowest creature cannot skip through a mover in a tick of 1/30 s at this speed. */
    private static final double FASTEST = 8;
    /** Allowed overlap due to rounding. */
    private static final double SUNK = 0.001;
    private final TomlTable top;
    private final Problems problems;
    private final HeightGrid grid;
    private final float levelHeight;
    private final List<Creature> creatures = new ArrayList<>();

    CreatureReader(TomlTable top, Problems problems, HeightGrid grid, float levelHeight) {
        this.top = top;
        this.problems = problems;
        this.grid = grid;
        this.levelHeight = levelHeight;
    }

    List<Creature> creatures() {
        for (TomlTable table : top.tables("creature")) {
            read(new TomlFields("[[creature]]", table, problems));
        }
        return creatures;
    }

    private void read(TomlFields fields) {
        double[] at = fields.numbers("position", 3, -TileReader.MAX_SIDE, TileReader.MAX_SIDE);
        double halfWidth = fields.number("half_width", 0.3, 0.05, 4);
        double height = fields.number("height", 0.9, 0.05, 10);
        boolean mount = fields.flag("mount", false);
        Solid solid = TileReader.solid(fields);
        List<double[]> places = fields.has("walk") ? fields.triples("walk", MOST_PLACES, -TileReader.MAX_SIDE, TileReader.MAX_SIDE) : List.of();
        double speed = fields.number("speed", 1, SLOWEST, FASTEST);
        if (fields.has("speed") && !fields.has("walk")) {
            fields.refuseKey("speed", "needs a \"walk\"");
        }
        fields.finish();
        if (mount && creatures.stream().anyMatch(Creature::mount)) {
            fields.refuse("is a second mount; only one is allowed");
        }
        if (mount && !places.isEmpty()) {
            fields.refuse("is a mount, which waits for its rider and cannot have a \"walk\"");
        }
        if (fields.isUsable() && creatures.size() >= TileReader.MAX_THINGS) {
            fields.refuse("exceeds the limit of " + TileReader.MAX_THINGS);
        }
        List<Vec3> round = round(at, places);
        if (fields.isUsable() && !places.isEmpty()) {
            check(round, (float) halfWidth, fields);
        }
        if (fields.isUsable()) {
            creatures.add(new Creature((float) at[0], (float) at[1], (float) at[2], (float) halfWidth, (float) height, mount, solid, new ClosedWalk(round, (float) speed)));
        }
    }

    private static List<Vec3> round(double[] at, List<double[]> places) {
        List<Vec3> round = new ArrayList<>();
        round.add(place(at));
        places.forEach(place -> round.add(place(place)));
        return round;
    }

    private static Vec3 place(double[] at) {
        return new Vec3((float) at[0], (float) at[1], (float) at[2]);
    }

    private void check(List<Vec3> round, float halfWidth, TomlFields fields) {
        for (int i = 0; i < round.size() && fields.isUsable(); i++) {
            Vec3 from = round.get(i);
            Vec3 to = round.get((i + 1) % round.size());
            int line = Math.min(i, round.size() - 2);
            if (from.equals(to)) {
                fields.refuseItem("walk", line, "leads from a place to the same place");
            } else if (!isFree(from, to, halfWidth - SUNK)) {
                fields.refuseItem("walk", line, (i < round.size() - 1 ? "cannot be reached: the line to it" : "cannot return to the first place: the line") + " leads through a wall or under the ground");
            }
        }
    }

    private boolean isFree(Vec3 from, Vec3 to, double halfWidth) {
        int west = (int) Math.floor(Math.min(from.x, to.x) - halfWidth);
        int east = (int) Math.ceil(Math.max(from.x, to.x) + halfWidth) - 1;
        int south = (int) Math.floor(Math.min(from.y, to.y) - halfWidth);
        int north = (int) Math.ceil(Math.max(from.y, to.y) + halfWidth) - 1;
        for (int y = south; y <= north; y++) {
            for (int x = west; x <= east; x++) {
                if (isMet(x, y, from, to, halfWidth)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether a tile blocks a straight walk: the body crosses the tile, and its feet are below the tile's surface there. */
    private boolean isMet(int tileX, int tileY, Vec3 from, Vec3 to, double halfWidth) {
        double[] shares = {0, 1};
        narrow(shares, from.x, to.x, tileX - halfWidth, tileX + 1 + halfWidth);
        narrow(shares, from.y, to.y, tileY - halfWidth, tileY + 1 + halfWidth);
        if (shares[0] >= shares[1]) {
            return false;
        }
        int level = grid.level(tileX, tileY);
        double lowest = Math.min(from.z + (to.z - from.z) * shares[0], from.z + (to.z - from.z) * shares[1]);
        return level == HeightGrid.WALL || level * levelHeight > lowest + SUNK;
    }

    /** Shrinks a pair of fractions of a line to the part between two limits along one axis. */
    private static void narrow(double[] shares, double from, double to, double low, double high) {
        if (from == to) {
            shares[1] = from > low && from < high ? shares[1] : 0;
            return;
        }
        double first = (low - from) / (to - from);
        double second = (high - from) / (to - from);
        shares[0] = Math.max(shares[0], Math.min(first, second));
        shares[1] = Math.min(shares[1], Math.max(first, second));
    }
}
