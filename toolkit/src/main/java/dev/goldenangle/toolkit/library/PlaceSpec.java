package dev.goldenangle.toolkit.library;

import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;

import java.util.List;

/**
 * A place in a map, as written on a command line: {@code x,y,z} in metres, or {@code spawn:2} for the map's second start.
 *
 * @param x   metres
 * @param yaw direction of the start; for coordinates, the direction of the first start
 */
public record PlaceSpec(double x, double y, double z, float yaw) {
    private static final String SPAWN = "spawn:";

    public static PlaceSpec parse(String text, Level level) throws BadInput {
        try {
            return text.startsWith(SPAWN) ? spawn(Integer.parseInt(text.substring(SPAWN.length())), text, level) : numbers(text.split(","), level);
        } catch (NumberFormatException none) {
            throw new BadInput(text + ": a place is x,y,z in metres, or spawn:2 for the map's second start");
        }
    }

    private static PlaceSpec spawn(int number, String text, Level level) throws BadInput {
        List<Spawn> spawns = level.bare().spawns();
        if (number < 1 || number > spawns.size()) {
            throw new BadInput(text + ": the map has " + spawns.size() + " starts");
        }
        Spawn spawn = spawns.get(number - 1);
        double unit = level.unitsPerMetre();
        return new PlaceSpec(spawn.x() / unit, spawn.y() / unit, spawn.z() / unit, spawn.yaw());
    }

    private static PlaceSpec numbers(String[] parts, Level level) {
        double[] at = new double[3];
        for (int i = 0; i < 3; i++) {
            at[i] = parts.length == 3 ? Double.parseDouble(parts[i].strip()) : Double.NaN;
            if (!(Math.abs(at[i]) <= CourseStop.FARTHEST)) {
                throw new NumberFormatException();
            }
        }
        return new PlaceSpec(at[0], at[1], at[2], level.spawns().get(0).yaw());
    }

    public CourseStop stop(CourseStop.Kind kind) {
        return new CourseStop(kind, x, y, z);
    }
}
