package dev.goldenangle.map;

import dev.goldenangle.command.Move;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A level together with a course that was placed on it by the user.
 *
 * @param course the placed course
 * @param bare   the level as its file describes it
 */
public record CoursedMap(PlacedCourse course, Level bare) {
    /** Half the width of a gate: wide enough for a runner who cuts the corner. */
    public static final double GATE_HALF_METRES = 1.5;
    public static final double GATE_HEIGHT_METRES = 3;
    private static final long MAP_HALF = 0xffffffff00000000L;
    private static final double NEXT_METRES = 0.5;

    /**
     * The level with this course instead of its own: runs begin at the placed start, and the placed gates and path are used. Pads and
     * teleporters stay.
     */
    static Level level(Level bare, PlacedCourse course, List<MapProblem> problems) {
        CoursedMap made = new CoursedMap(course, bare);
        List<MapProblem> all = new ArrayList<>(bare.problems());
        problems.forEach(problem -> all.add(new MapProblem(problem.line(), problem.column(), "in its course file: " + problem.reason())));
        return new Level(bare.name(), course.isEmpty() ? bare.hash() : made.hash(), bare.unitsPerMetre(), bare.world(), made.spawns(), made.zones(), made.waypoints(),
                bare.entities(), all, bare.moving(), Optional.of(made));
    }

    /** The upper half is the digest of the bare map, see {@link #isSameMap}. */
    private long hash() {
        return bare.hash() & MAP_HALF | new Hash64().add(bare.hash()).add(CourseText.write(course)).value() & ~MAP_HALF;
    }

    /** Whether two digests belong to the same map, with any placed course. */
    public static boolean isSameMap(long hash, long other) {
        return (hash & MAP_HALF) == (other & MAP_HALF);
    }

    private Vec3 feet(double x, double y, double z) {
        double unit = bare.unitsPerMetre();
        return new Vec3((float) (x * unit), (float) (y * unit), (float) (z * unit));
    }

    private List<Spawn> spawns() {
        List<Spawn> spawns = new ArrayList<>(bare.spawns());
        course.start().ifPresent(start -> {
            Vec3 at = feet(start.x(), start.y(), start.z());
            spawns.add(0, new Spawn("course", at.x, at.y, at.z, yaw(start)));
        });
        return spawns;
    }

    /** Towards the next stop; without one, the yaw of the map's own start. */
    private float yaw(CourseStop start) {
        for (Waypoint next : waypoints()) {
            double dx = next.feet().x / bare.unitsPerMetre() - start.x();
            double dy = next.feet().y / bare.unitsPerMetre() - start.y();
            if (Math.max(Math.abs(dx), Math.abs(dy)) > NEXT_METRES) {
                return Angles.atan2((float) dy, (float) dx);
            }
        }
        return bare.spawns().get(0).yaw();
    }

    private List<Zone> zones() {
        if (course.isEmpty()) {
            return bare.zones();
        }
        List<Zone> zones = new ArrayList<>();
        int checkpoints = 0;
        for (CourseStop stop : course.stops()) {
            switch (stop.kind()) {
                case START -> zones.add(gate(Zone.Kind.START, 0, stop));
                case CHECKPOINT -> zones.add(gate(Zone.Kind.CHECKPOINT, ++checkpoints, stop));
                case FINISH -> zones.add(gate(Zone.Kind.FINISH, 0, stop));
                case WAYPOINT -> { }
            }
        }
        bare.zones().stream().filter(zone -> zone.kind() == Zone.Kind.PAD || zone.kind() == Zone.Kind.TELEPORT).forEach(zones::add);
        return zones;
    }

    private Zone gate(Zone.Kind kind, int index, CourseStop stop) {
        Vec3 low = feet(stop.x() - GATE_HALF_METRES, stop.y() - GATE_HALF_METRES, stop.z());
        Vec3 high = feet(stop.x() + GATE_HALF_METRES, stop.y() + GATE_HALF_METRES, stop.z() + GATE_HEIGHT_METRES);
        return new Zone(kind, index, List.of(Brush.box(low.x, low.y, low.z, high.x, high.y, high.z)), new Vec3(), new Vec3(), 0f);
    }

    /** The found path; without one, the stops themselves. */
    private List<Waypoint> waypoints() {
        if (course.isEmpty()) {
            return bare.waypoints();
        }
        if (course.route().isPresent()) {
            return course.route().get().points().stream().map(point -> new Waypoint(feet(point.x(), point.y(), point.z()), point.move())).toList();
        }
        return course.stops().stream().filter(stop -> stop.kind() != CourseStop.Kind.START).map(stop -> new Waypoint(feet(stop.x(), stop.y(), stop.z()), Move.RUN)).toList();
    }
}
