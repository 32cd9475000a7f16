package dev.goldenangle.route;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.MoverState;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The reachable places, found on demand: from each place the mover walks one cell in eight directions, and jumps at
 * walls and edges. One place is kept per cell and height, the first found.
 */
final class PathGraph {
    static final int DIRECTIONS = 8;
    private static final float EIGHTH = (float) (2 * Math.PI / DIRECTIONS);
    private static final float LEVEL_METRES = 0.5f;
    private static final float DROP_METRES = 0.6f;
    /** How far before a wall a running jump takes off, and how long the run-up is. */
    private static final float BEFORE_WALL_METRES = 1.5f;
    private static final float RUN_UP_SECONDS = 0.4f;
    private final TestWalk tests;
    private final float cell;
    private final float metre;
    private final float runUp;
    private final Map<Cell, PathNode> nodes = new HashMap<>();
    private Boolean jumps;

    private record Cell(int x, int y, int z) {
    }

    PathGraph(TestWalk tests, float cell, float metre, float w) {
        this.tests = tests;
        this.cell = cell;
        this.metre = metre;
        runUp = RUN_UP_SECONDS * w;
    }

    float cell() {
        return cell;
    }

    int size() {
        return nodes.size();
    }

    /** The place of a mover at rest. */
    PathNode at(MoverState rest) {
        Cell where = cell(rest.position.x, rest.position.y, tests.feet(rest));
        return nodes.computeIfAbsent(where, key -> new PathNode(nodes.size(), rest));
    }

    /** A known place at about this position and height; null if there is none. */
    PathNode known(float x, float y, float feet) {
        Cell middle = cell(x, y, feet);
        for (int dz = 0; dz < 3; dz++) {
            PathNode found = nodes.get(new Cell(middle.x, middle.y, middle.z + (dz == 2 ? -1 : dz)));
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private Cell cell(float x, float y, float z) {
        return new Cell((int) Math.floor(x / cell), (int) Math.floor(y / cell), Math.round(z / (LEVEL_METRES * metre)));
    }

    static float yaw(int direction) {
        return direction * EIGHTH;
    }

    List<PathLink> walks(PathNode node) {
        if (node.walks == null) {
            node.walks = new ArrayList<>();
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                walk(node, direction);
            }
        }
        return node.walks;
    }

    private void walk(PathNode node, int direction) {
        float step = direction % 2 == 0 ? cell : cell * 1.4142135f;
        MoverState end = tests.walk(node.rest, yaw(direction), step);
        if (end == null) {
            node.ledges |= 1 << direction;
            return;
        }
        float moved = flat(node.rest.position, end.position);
        boolean fell = tests.feet(node.rest) - tests.feet(end) > DROP_METRES * metre || moved > 3 * step;
        node.ledges |= fell ? 1 << direction : 0;
        node.walls |= !fell && moved < 0.6f * step ? 1 << direction : 0;
        node.open += !fell && moved >= 0.9f * step ? 1 : 0;
        PathNode to = at(end);
        if (to != node) {
            node.walks.add(new PathLink(fell ? PathLink.Kind.DROP : PathLink.Kind.WALK, node, to, tests.seconds(), null, fell ? new Vec3(tests.lastGround) : null));
        }
    }

    List<PathLink> jumps(PathNode node) {
        if (node.jumps == null) {
            walks(node);
            node.jumps = new ArrayList<>();
            for (int direction = 0; direction < DIRECTIONS && canJump(node); direction++) {
                if ((node.walls >> direction & 1) != 0) {
                    jumpAtWall(node, direction);
                } else if ((node.ledges >> direction & 1) != 0) {
                    jumpAtLedge(node, direction);
                }
            }
        }
        return node.jumps;
    }

    /** Tested once, because some models do not jump at all. */
    private boolean canJump(PathNode node) {
        if (jumps == null) {
            tests.jump(node.rest, 0f);
            jumps = tests.airTicks > 0;
        }
        return jumps;
    }

    private void jumpAtWall(PathNode node, int direction) {
        MoverState end = tests.jump(node.rest, yaw(direction));
        boolean landed = add(PathLink.Kind.JUMP, node, end, null, null);
        float yaw = yaw(direction);
        if (!landed) {
            float back = BEFORE_WALL_METRES * metre;
            Vec3 at = node.rest.position;
            leap(node, direction, new Vec3(at.x - back * Angles.cos(yaw), at.y - back * Angles.sin(yaw), at.z));
        }
    }

    private void jumpAtLedge(PathNode node, int direction) {
        tests.walk(node.rest, yaw(direction), 1.5f * cell);
        leap(node, direction, new Vec3(tests.lastGround));
    }

    private void leap(PathNode node, int direction, Vec3 takeOff) {
        MoverState begin = tests.walk(node.rest, yaw(direction) + Angles.PI, runUp);
        boolean firm = begin != null && Math.abs(tests.feet(begin) - tests.feet(node.rest)) < DROP_METRES * metre && tests.airTicks < tests.ticks / 4;
        MoverState start = firm ? begin : node.rest;
        MoverState end = tests.leap(start, yaw(direction), takeOff);
        add(PathLink.Kind.LEAP, node, end, new Vec3(start.position), takeOff);
    }

    private boolean add(PathLink.Kind kind, PathNode node, MoverState endOrNull, Vec3 runUpOrNull, Vec3 takeOffOrNull) {
        if (endOrNull == null) {
            return false;
        }
        PathNode to = at(endOrNull);
        boolean isNew = to != node && node.walks.stream().noneMatch(walk -> walk.to() == to && walk.kind() == PathLink.Kind.WALK);
        if (isNew) {
            node.jumps.add(new PathLink(kind, node, to, tests.seconds(), runUpOrNull, takeOffOrNull));
        }
        return isNew;
    }


    static float flat(Vec3 a, Vec3 b) {
        return (float) Math.sqrt((double) (a.x - b.x) * (a.x - b.x) + (double) (a.y - b.y) * (a.y - b.y));
    }
}
