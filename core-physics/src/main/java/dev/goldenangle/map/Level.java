package dev.goldenangle.map;

import dev.goldenangle.world.World;

import java.util.List;
import java.util.Optional;

/**
 * A loaded map in a model's units: geometry to move in, spawns to start from, zones that time a run or act on the mover.
 *
 * @param name          short name: the file name without its extension
 * @param hash          digest of the source text and of a placed course; input traces use it to recognise the map
 * @param unitsPerMetre the scale of everything below
 * @param world         the solid geometry
 * @param spawns        at least one
 * @param zones         start, checkpoints, finish, pads and teleporters
 * @param waypoints     places along the map's course, in the order to pass them; empty when it has no course
 * @param entities      every entity of the file, solid or not
 * @param problems      what was wrong in the file
 * @param moving        doors and lifts, which the world contains as drawn
 * @param placed        the course that the user has placed on it, used instead of its own; empty without one
 */
public record Level(String name, long hash, float unitsPerMetre, World world, List<Spawn> spawns, List<Zone> zones,
                    List<Waypoint> waypoints, List<MapEntity> entities, List<MapProblem> problems,
                    List<MovingPart> moving, Optional<CoursedMap> placed) {
    public Level {
        spawns = List.copyOf(spawns);
        zones = List.copyOf(zones);
        waypoints = List.copyOf(waypoints);
        entities = List.copyOf(entities);
        problems = List.copyOf(problems);
        moving = List.copyOf(moving);
    }

    /** A level without a placed course, doors and lifts. */
    public Level(String name, long hash, float unitsPerMetre, World world, List<Spawn> spawns, List<Zone> zones,
                 List<Waypoint> waypoints, List<MapEntity> entities, List<MapProblem> problems) {
        this(name, hash, unitsPerMetre, world, spawns, zones, waypoints, entities, problems, List.of(), Optional.empty());
    }

    /** A level without a course. */
    public Level(String name, long hash, float unitsPerMetre, World world, List<Spawn> spawns, List<Zone> zones,
                 List<MapEntity> entities, List<MapProblem> problems) {
        this(name, hash, unitsPerMetre, world, spawns, zones, List.of(), entities, problems);
    }

    /** This map with the given course instead of its own; an empty course restores its own. */
    public Level with(PlacedCourse course) {
        return course.isEmpty() ? bare() : CoursedMap.level(bare(), course, List.of());
    }

    /** This map without a placed course. */
    public Level bare() {
        return placed.map(CoursedMap::bare).orElse(this);
    }

    /** The course that was placed on it; empty when the map uses its own course. */
    public PlacedCourse course() {
        return placed.map(CoursedMap::course).orElse(PlacedCourse.NONE);
    }
}
