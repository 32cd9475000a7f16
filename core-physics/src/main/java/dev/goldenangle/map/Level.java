package dev.goldenangle.map;

import dev.goldenangle.world.World;

import java.util.List;

/**
 * A loaded map in a model's units: geometry to move in, places to start from, zones to be timed by.
 *
 * @param name          short name, the file's without its ending
 * @param hash          digest of the source text, so that a trace can tell whether it is the same map
 * @param unitsPerMetre the scale everything below is in
 * @param world         what is solid
 * @param spawns        at least one
 * @param zones         start, checkpoints, finish, pads and teleporters
 * @param waypoints     places along the map's course, in the order to pass them; empty when it has no course
 * @param entities      every entity of the file, solid or not
 * @param problems      what was wrong in the file
 */
public record Level(String name, long hash, float unitsPerMetre, World world, List<Spawn> spawns, List<Zone> zones,
                    List<Waypoint> waypoints, List<MapEntity> entities, List<MapProblem> problems) {
    public Level {
        spawns = List.copyOf(spawns);
        zones = List.copyOf(zones);
        waypoints = List.copyOf(waypoints);
        entities = List.copyOf(entities);
        problems = List.copyOf(problems);
    }

    /** A level without a course. */
    public Level(String name, long hash, float unitsPerMetre, World world, List<Spawn> spawns, List<Zone> zones,
                 List<MapEntity> entities, List<MapProblem> problems) {
        this(name, hash, unitsPerMetre, world, spawns, zones, List.of(), entities, problems);
    }
}
