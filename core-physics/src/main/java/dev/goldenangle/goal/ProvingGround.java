package dev.goldenangle.goal;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Decimal;
import dev.goldenangle.math.Decimals;
import dev.goldenangle.math.Elementary;
import dev.goldenangle.motor.Model;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Generated maps with one obstacle, whose size is in the map's name so that a recorded trace can name it. {@code
 * ledge-1.25} is a ledge of 1.25 m, {@code gap-4} a gap, {@code ramp-30} a ramp of 30°,
 * {@code wall-10} a gap of 10 m with a wall beside it, {@code vent-1.2} a passage 1.2 m high; {@code sector-ledge-341} and
 * {@code tile-ledge-0.5} are the same for the other kinds of world, in 1024ths of a world unit and in tiles. The
 * default size is 1, 30°, 10 for a wall, 1.2 for a vent. The mover starts {@value #RUN_UP} m before the obstacle and faces it.
 */
public final class ProvingGround {
    /** Metres from the start to the obstacle. */
    static final double RUN_UP = 12;
    /** Horizontal length of a ramp, and half its width. */
    static final double RAMP_LENGTH = 8;
    private static final double RAMP_SIDE = 64;
    private static final double QUAKE_UNITS = 32;
    private static final int SECTOR_RUN_UP = 6144;
    private static final int LONGEST_GAP_TILES = 64;
    private static final Pattern ID = Pattern.compile("(sector-|tile-)?(ledge|gap|ramp|wall|vent)(?:-([0-9]{1,5}(?:\\.[0-9]{1,6})?))?");

    private ProvingGround() {
    }

    /** The map's text; empty for other names. */
    public static Optional<String> text(String id) {
        Matcher matcher = ID.matcher(id);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        double size = matcher.group(3) == null ? usual(matcher.group(2)) : Decimal.parse(matcher.group(3));
        String kind = (matcher.group(1) == null ? "" : matcher.group(1)) + matcher.group(2);
        return Optional.ofNullable(switch (kind) {
            case "ledge" -> ledge(QUAKE_UNITS * size);
            case "gap" -> gap(QUAKE_UNITS * size);
            case "wall" -> wall(QUAKE_UNITS * size);
            case "vent" -> vent(QUAKE_UNITS * size);
            case "ramp" -> size > 0 && size < 90 ? ramp(size) : null;
            case "sector-ledge" -> size <= 5000 ? sectors((int) size, 0, (int) size) : null;
            case "sector-gap" -> size >= 1 && size <= 8000 ? sectors(0, (int) size, 0) : null;
            case "tile-ledge" -> tiles(size, "0".repeat((int) RUN_UP + 2) + "1".repeat(8), 0);
            case "tile-gap" -> size <= LONGEST_GAP_TILES ? tiles(10, "1".repeat((int) RUN_UP + 2) + "0".repeat((int) size) + "1".repeat(8), 10) : null;
            default -> null;
        });
    }

    /** In a model's units; empty for other names, or for a kind of world the model cannot move in. */
    public static Optional<Level> level(String id, Model model) {
        return text(id).filter(text -> LevelReader.worldType(text) == model.worldType()).map(text -> LevelReader.read(id, text, model.unitsPerMetre()));
    }

    /** The size in a name; 0 if there is none. */
    static double size(String id) {
        Matcher matcher = ID.matcher(id);
        return matcher.matches() && matcher.group(3) != null ? Decimal.parse(matcher.group(3)) : 0;
    }

    private static double usual(String kind) {
        return kind.equals("ramp") ? 30 : kind.equals("wall") ? 10 : kind.equals("vent") ? 1.2 : 1;
    }

    /** A gap with a wall along its left side, half a metre from the middle. */
    private static String wall(double width) {
        return brushes("A gap with a wall to run along") + box(-640, -256, -64, 0, 256, 0) + box(width, -256, -64, width + 640, 256, 0)
                + box(-640, -256, -1088, width + 640, 256, -1024) + box(-64, 16, -1024, width + 64, 48, 256) + start();
    }

    /** A passage of this height under a block eight metres long, which stands across the whole floor. */
    private static String vent(double height) {
        return brushes("A passage to get under") + box(-640, -256, -64, 1280, 256, 0) + box(0, -256, height, 256, 256, 512) + start();
    }

    private static String ledge(double height) {
        return brushes("A ledge to get onto") + box(-640, -256, -64, 0, 256, 0) + box(0, -256, -64, 640, 256, height) + start();
    }

    private static String gap(double width) {
        return brushes("A gap to get across") + box(-640, -256, -64, 0, 256, 0) + box(width, -256, -64, width + 640, 256, 0)
                + box(-640, -256, -1088, width + 640, 256, -1024) + start();
    }

    /** Rises from x = 0 and ends in a cliff; the floor continues below. */
    private static String ramp(double degrees) {
        double length = QUAKE_UNITS * RAMP_LENGTH;
        double side = QUAKE_UNITS * RAMP_SIDE;
        double top = length * Elementary.tan(Angles.toRadians(degrees));
        double[][] near = {{0, -side, 0}, {length, -side, 0}, {length, -side, top}};
        double[][] far = {{0, side, 0}, {length, side, 0}, {length, side, top}};
        return brushes("A ramp and a cliff behind it") + box(-640, -side, -64, 2048, side, 0) + "{\n"
                + face(near[0], near[2], near[1]) + face(far[0], far[1], far[2]) + face(near[0], near[1], far[1]) + face(near[1], near[2], far[2])
                + face(near[0], far[0], far[2]) + "}\n" + start();
    }

    private static String brushes(String message) {
        return "{\n\"classname\" \"worldspawn\"\n\"message\" \"" + message + "\"\n";
    }

    private static String start() {
        return "}\n{\n\"classname\" \"info_player_start\"\n\"angle\" \"0\"\n\"origin\" \"" + number(-QUAKE_UNITS * RUN_UP) + " 0 24\"\n}\n";
    }

    private static String box(double x0, double y0, double z0, double x1, double y1, double z1) {
        double[] a = {x0, y0, z0};
        double[] b = {x1, y1, z1};
        return "{\n" + face(a, new double[] {x0, y0, z1}, new double[] {x1, y0, z0}) + face(a, new double[] {x0, y1, z0}, new double[] {x0, y0, z1})
                + face(a, new double[] {x1, y0, z0}, new double[] {x0, y1, z0}) + face(b, new double[] {x0, y1, z1}, new double[] {x1, y1, z0})
                + face(b, new double[] {x1, y1, z0}, new double[] {x1, y0, z1}) + face(b, new double[] {x1, y0, z1}, new double[] {x0, y1, z1}) + "}\n";
    }

    /** Points are clockwise seen from outside. */
    private static String face(double[]... points) {
        StringBuilder line = new StringBuilder();
        for (double[] p : points) {
            line.append("( ").append(number(p[0])).append(' ').append(number(p[1])).append(' ').append(number(p[2])).append(" ) ");
        }
        return line.append("ground 0 0 0 1 1\n").toString();
    }

    private static String number(double value) {
        return Decimals.fixed(value, 6);
    }

    private static String sectors(int height, int gap, int farFloor) {
        String pit = gap == 0 ? "" : room(0, gap, -4000);
        return "format = \"sector\"\nmessage = \"" + (gap == 0 ? "A step to get onto" : "A gap to get across") + "\"\n"
                + room(-SECTOR_RUN_UP - 1024, 0, 0) + pit + room(gap, gap + 4096, Math.max(height, farFloor))
                + "\n[[spawn]]\nname = \"start\"\nposition = [" + -SECTOR_RUN_UP + ", 0, 0]\nyaw = 0\n";
    }

    private static String room(int west, int east, int floor) {
        return String.format(Locale.ROOT, "%n[[polygon]]%nvertices = [[%d, -1024], [%d, -1024], [%d, 1024], [%d, 1024]]%nfloor = %d%nceiling = 9000%n",
                west, east, east, west, floor).replace("\r\n", "\n");
    }

    private static String tiles(double levelHeight, String row, double startHeight) {
        String wall = "#".repeat(row.length() + 2);
        StringBuilder rows = new StringBuilder("  \"" + wall + "\",\n");
        for (int i = 0; i < 5; i++) {
            rows.append("  \"#").append(row).append("#\",\n");
        }
        return "format = \"tile\"\nmessage = \"An obstacle to get over\"\nlevel_height = " + number(levelHeight) + "\nrows = [\n" + rows + "  \"" + wall + "\",\n]\n"
                + "\n[[spawn]]\nname = \"start\"\nposition = [3, 3.5, " + number(startHeight) + "]\nyaw = 0\n";
    }
}
