package dev.goldenangle.map;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.bsp.BspSweep;
import dev.goldenangle.world.bsp.BspTree;
import dev.goldenangle.world.bsp.Contents;
import dev.goldenangle.world.bsp.Patch;
import dev.goldenangle.world.bsp.PointContents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Compares sweeps, positions, patches and submodels of a real level bit for bit with figures from the engine (ioquake3 at
 * 5956299e, five OpenArena maps).
 */
final class BspFigures {
    private static final Vec3 MINS = new Vec3(-15f, -15f, -24f);
    private static final Vec3 MAXS = new Vec3(15f, 15f, 32f);
    private static final float GAP = 0.125f;
    private final BspTree tree;
    private final BspSweep sweep;
    private final List<String> differences = new ArrayList<>();
    private int rows;

    BspFigures(byte[] level) throws Exception {
        tree = new BspFile(level, new Problems(), () -> false).tree();
        sweep = new BspSweep(tree);
    }

    int rows() {
        return rows;
    }

    List<String> differences() {
        return differences;
    }

    void check(Path folder, String map) throws IOException {
        for (String kind : new String[] {"sweeps", "crouch", "point", "positions", "patches", "models"}) {
            Path file = folder.resolve(map + "-" + kind + ".csv");
            if (Files.exists(file)) {
                List<String> lines = Files.readAllLines(file);
                for (String line : lines.subList(1, lines.size())) {
                    rows++;
                    String[] row = line.split(",");
                    String ours = switch (kind) {
                        case "sweeps" -> sweep(row, 1, MINS, MAXS, true);
                        case "crouch" -> sweep(row, 1, MINS, new Vec3(15f, 15f, 16f), true);
                        case "point" -> sweep(row, 1, new Vec3(), new Vec3(), true);
                        case "positions" -> position(row);
                        case "patches" -> patch(row);
                        default -> model(row);
                    };
                    if (ours != null) {
                        differences.add(map + "-" + kind + " " + line + "\n    ours " + ours);
                    }
                }
            }
        }
    }

    private static Vec3 at(String[] row, int i) {
        return new Vec3(f(row, i), f(row, i + 1), f(row, i + 2));
    }

    private static float f(String[] row, int i) {
        return Float.parseFloat(row[i]);
    }

    private String sweep(String[] row, int i, Vec3 mins, Vec3 maxs, boolean withHit) {
        Vec3 start = at(row, i);
        Vec3 end = at(row, i + 3);
        sweep.world(start, end, mins, maxs, GAP, Contents.PLAYER_SOLID);
        return compare(row, i, start, end, withHit);
    }

    private String compare(String[] row, int i, Vec3 start, Vec3 end, boolean withHit) {
        Vec3 stop = sweep.fraction() == 1f ? end : new Vec3().lerp(start, end, sweep.fraction());
        boolean same = sweep.fraction() == f(row, i + 6) && stop.x == f(row, i + 7) && stop.y == f(row, i + 8) && stop.z == f(row, i + 9)
                && sweep.normalX() == f(row, i + 10) && sweep.normalY() == f(row, i + 11) && sweep.normalZ() == f(row, i + 12)
                && sweep.isStartSolid() == row[i + 13].equals("1") && sweep.isAllSolid() == row[i + 14].equals("1")
                && sweep.contents() == (int) Long.parseLong(row[i + 15]) && sweep.flags() == (int) Long.parseLong(row[i + 16]);
        if (same && withHit) {
            String hit = sweep.patch() >= 0 ? "patch" : sweep.brush() >= 0 ? "brush" : "none";
            same = hit.equals(row[i + 17]) && Math.max(sweep.patch(), sweep.brush()) == Integer.parseInt(row[i + 18]);
        }
        return same ? null : sweep.fraction() + " " + stop + " " + sweep.normalX() + " " + sweep.normalY() + " " + sweep.normalZ() + " " + sweep.isStartSolid()
                + " " + sweep.isAllSolid() + " " + sweep.contents() + " " + sweep.flags() + " brush " + sweep.brush() + " patch " + sweep.patch();
    }

    private String position(String[] row) {
        Vec3 at = at(row, 1);
        sweep.world(at, at, MINS, MAXS, GAP, Contents.PLAYER_SOLID);
        String hit = sweep.patch() >= 0 ? "patch" : sweep.brush() >= 0 ? "brush" : "none";
        int points = PointContents.at(tree, at);
        boolean same = sweep.isAllSolid() == row[4].equals("1") && sweep.contents() == (int) Long.parseLong(row[5]) && hit.equals(row[6])
                && Math.max(sweep.patch(), sweep.brush()) == Integer.parseInt(row[7]) && points == (int) Long.parseLong(row[8]);
        return same ? null : sweep.isAllSolid() + " " + sweep.contents() + " " + hit + " " + Math.max(sweep.patch(), sweep.brush()) + " " + points;
    }

    private String patch(String[] row) {
        int surface = Integer.parseInt(row[1]);
        Patch patch = tree.patch(surface);
        boolean same = tree.patchContents(surface) == (int) Long.parseLong(row[2]) && tree.patchFlags(surface) == (int) Long.parseLong(row[3])
                && patch.planeCount() == Integer.parseInt(row[4]) && patch.facetCount() == Integer.parseInt(row[5])
                && patch.borderCount() == Integer.parseInt(row[6]);
        for (int k = 0; k < 6; k++) {
            same &= patch.bound(k) == f(row, 7 + k);
        }
        return same ? null : patch.planeCount() + " " + patch.facetCount() + " " + patch.borderCount();
    }

    private String model(String[] row) {
        Vec3 start = at(row, 2);
        Vec3 end = at(row, 5);
        sweep.model(Integer.parseInt(row[1]), new Vec3(), start, end, MINS, MAXS, GAP, -1);
        return compare(row, 2, start, end, false);
    }
}
