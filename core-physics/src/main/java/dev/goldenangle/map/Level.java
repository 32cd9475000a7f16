package dev.goldenangle.map;

import dev.goldenangle.world.World;

import java.util.List;
import java.util.Optional;

/**
 * A loaded map in a model's units: geometry to move in, places to start from, zones to be timed by.
 *
 * @param name          short name, the file's without its ending
 * @param hash          digest of the source text and of a course placed on it, so that a trace can tell whether it is the same map
 * @param unitsPerMetre the scale everything below is in
 * @param world         what is solid
 * @param spawns        at least one
 * @param zones         start, checkpoints, finish, pads and teleporters
 * @param waypoints     places along the map's course, in the order to pass them; empty when it has no course
 * @param entities      every entity of the file, solid or not
 * @param problems      what was wrong in the file
 * @param placed        the course that someone has placed on it, in place of its own; empty without one
 */
public record Level(String name, long hash, float unitsPerMetre, World world, List<Spawn> spawns, List<Zone> zones,
                    List<Waypoint> waypoints, List<MapEntity> entities, List<MapProblem> problems, Optional<CoursedMap> placed) {
    public Level {
        spawns = List.copyOf(spawns);
        zones = List.copyOf(zones);
        waypoints = List.copyOf(waypoints);
        entities = List.copyOf(entities);
        problems = List.copyOf(problems);
    }

    /** A level as its file has it. */
    public Level(String name, long hash, float unitsPerMetre, World world, List<Spawn> spawns, List<Zone> zones,
                 List<Waypoint> waypoints, List<MapEntity> entities, List<MapProblem> problems) {
        this(name, hash, unitsPerMetre, world, spawns, zones, waypoints, entities, problems, Optional.empty());
    }

    /** A level without a course. */
    public Level(String name, long hash, float unitsPerMetre, World world, List<Spawn> spawns, List<Zone> zones,
                 List<MapEntity> entities, List<MapProblem> problems) {
        this(name, hash, unitsPerMetre, world, spawns, zones, List.of(), entities, problems);
    }

    /** This map with a course in place of the one it has; with none, as its file has it. */
    public Level with(PlacedCourse course) {
        return course.isEmpty() ? bare() : CoursedMap.level(bare(), course, List.of());
    }

    /** This map as its own file has it. */
    public Level bare() {
        return placed.map(CoursedMap::bare).orElse(this);
    }

    /** The course that was placed on it; the map's own course is none. */
    public PlacedCourse course() {
        return placed.map(CoursedMap::course).orElse(PlacedCourse.NONE);
    }
}
