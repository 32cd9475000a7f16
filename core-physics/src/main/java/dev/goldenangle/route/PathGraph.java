package dev.goldenangle.route;

import dev.goldenangle.command.Move;
import dev.goldenangle.map.MovingPart;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.world.brush.Brush;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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
    /** Farther from a door or lift than this, its position makes no difference to a move. */
    private static final float NEAR_METRES = 4f;
    private static final float WAIT_SECONDS = 1f;
    /** Radians. A bot looks at the end of a move, so one that ends farther aside is not the same for a bot. */
    private static final float ASIDE = 0.14f;
    private final List<Arrangement> arrangements;
    private final List<MovingPart> parts;
    private final float cell;
    private final float metre;
    private final float w;
    private final float runUp;
    private final Map<Cell, PathNode> nodes = new HashMap<>();
    private Boolean jumps;
    private final List<Move> moves;

    private record Cell(int x, int y, int z, int arrangement) {
    }

    PathGraph(TestWalk tests, float cell, float metre, float w) {
        this(List.of(new Arrangement(tests, Set.of())), List.of(), List.of(), cell, metre, w);
    }

    /**
     * @param arrangements the positions of the doors and lifts to use; the first is as drawn
     * @param parts        the doors and lifts
     * @param moves        what the rules allow besides running and plain jumps
     */
    PathGraph(List<Arrangement> arrangements, List<MovingPart> parts, List<Move> moves, float cell, float metre, float w) {
        this.arrangements = arrangements;
        this.parts = parts;
        this.moves = moves;
        this.cell = cell;
        this.metre = metre;
        this.w = w;
        runUp = RUN_UP_SECONDS * w;
    }

    /** Tests moves with the doors and lifts as they are at a place. */
    TestWalk tests(PathNode node) {
        return arrangements.get(node.arrangement).tests();
    }

    float cell() {
        return cell;
    }

    int size() {
        return nodes.size();
    }

    /** The place of a mover at rest, with the doors and lifts as drawn. */
    PathNode at(MoverState rest) {
        return at(rest, 0);
    }

    /** Far from doors and lifts there is one place for all their arrangements. */
    private PathNode at(MoverState rest, int arrangement) {
        int distinct = arrangement != 0 && isNearPart(rest.position) ? arrangement : 0;
        Cell where = cell(distinct, rest.position.x, rest.position.y, arrangements.get(0).tests().feet(rest));
        return nodes.computeIfAbsent(where, key -> new PathNode(nodes.size(), rest, distinct));
    }

    private boolean isNearPart(Vec3 at) {
        return parts.stream().anyMatch(part -> isNear(part.drawn(), at) || isNear(part.moved(), at));
    }

    private boolean isNear(List<Brush> brushes, Vec3 at) {
        float reach = NEAR_METRES * metre;
        return brushes.stream().anyMatch(brush -> at.x > brush.min(0) - reach && at.x < brush.max(0) + reach && at.y > brush.min(1) - reach
                && at.y < brush.max(1) + reach && at.z > brush.min(2) - reach && at.z < brush.max(2) + reach);
    }

    /** A known place of an arrangement at about this position and height; null if there is none. */
    PathNode known(int arrangement, float x, float y, float feet) {
        Cell middle = cell(arrangement, x, y, feet);
        for (int dz = 0; dz < 3; dz++) {
            PathNode found = nodes.get(new Cell(middle.x, middle.y, middle.z + (dz == 2 ? -1 : dz), arrangement));
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private Cell cell(int arrangement, float x, float y, float z) {
        return new Cell((int) Math.floor(x / cell), (int) Math.floor(y / cell), Rounding.round(z / (LEVEL_METRES * metre)), arrangement);
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
            addRides(node);
        }
        return node.walks;
    }

    private void walk(PathNode node, int direction) {
        TestWalk tests = tests(node);
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
        PathNode to = at(end, node.arrangement);
        if (to != node) {
            node.walks.add(new PathLink(fell ? PathLink.Kind.DROP : PathLink.Kind.WALK, node, to, tests.seconds(), null, fell ? new Vec3(tests.lastGround) : null));
        }
    }

    /** Other arrangements of the doors and lifts at this place; a lift under the mover carries it along. */
    private void addRides(PathNode node) {
        if (arrangements.size() == 1 || !isNearPart(node.rest.position)) {
            return;
        }
        Arrangement here = arrangements.get(node.arrangement);
        float feet = here.tests().feet(node.rest);
        Optional<MovingPart> under = here.under(parts, node.rest.position, feet, here.tests().body().radius(), metre);
        for (int i = 0; i < arrangements.size(); i++) {
            Arrangement other = arrangements.get(i);
            Vec3 shift = under.map(part -> other.shift(part, here)).orElseGet(Vec3::new);
            Vec3 there = new Vec3(node.rest.position).add(shift);
            MoverState end = i == node.arrangement ? null : other.tests().settle(there.x, there.y, feet + shift.z);
            if (end != null && new Vec3(end.position).sub(there).length() < 0.5f * LEVEL_METRES * metre) {
                node.walks.add(new PathLink(PathLink.Kind.RIDE, node, at(end, i), WAIT_SECONDS + shift.length() / w, null, null));
            }
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
        TestWalk tests = tests(node);
        if (jumps == null) {
            tests.jump(node.rest, 0f);
            jumps = tests.airTicks > 0;
        }
        return jumps;
    }

    private void jumpAtWall(PathNode node, int direction) {
        TestWalk tests = tests(node);
        MoverState end = tests.jump(node.rest, yaw(direction));
        boolean landed = add(PathLink.Kind.JUMP, node, end, null, null, Move.RUN);
        float yaw = yaw(direction);
        if (!landed) {
            float back = BEFORE_WALL_METRES * metre;
            Vec3 at = node.rest.position;
            leap(node, direction, new Vec3(at.x - back * Angles.cos(yaw), at.y - back * Angles.sin(yaw), at.z));
        }
    }

    private void jumpAtLedge(PathNode node, int direction) {
        TestWalk tests = tests(node);
        tests.walk(node.rest, yaw(direction), 1.5f * cell);
        leap(node, direction, new Vec3(tests.lastGround));
    }

    private void leap(PathNode node, int direction, Vec3 takeOff) {
        TestWalk tests = tests(node);
        MoverState begin = tests.walk(node.rest, yaw(direction) + Angles.PI, runUp);
        boolean firm = begin != null && Math.abs(tests.feet(begin) - tests.feet(node.rest)) < DROP_METRES * metre && tests.airTicks < tests.ticks / 4;
        MoverState start = firm ? begin : node.rest;
        MoverState plain = tests.leap(start, yaw(direction), takeOff, Move.JUMP);
        add(PathLink.Kind.LEAP, node, plain, new Vec3(start.position), takeOff, Move.JUMP);
        for (Move move : moves) {
            MoverState end = tests.leap(start, yaw(direction), takeOff, move);
            boolean isAhead = end != null && Math.abs(Angles.difference(yaw(direction), Angles.atan2(end.position.y - takeOff.y, end.position.x - takeOff.x))) < ASIDE;
            if (isAhead && (plain == null || at(end, node.arrangement) != at(plain, node.arrangement))) {
                add(PathLink.Kind.LEAP, node, end, new Vec3(start.position), takeOff, move);
            }
        }
    }

    private boolean add(PathLink.Kind kind, PathNode node, MoverState endOrNull, Vec3 runUpOrNull, Vec3 takeOffOrNull, Move move) {
        if (endOrNull == null) {
            return false;
        }
        PathNode to = at(endOrNull, node.arrangement);
        boolean isNew = to != node && node.walks.stream().noneMatch(walk -> walk.to() == to && walk.kind() == PathLink.Kind.WALK);
        if (isNew) {
            node.jumps.add(new PathLink(kind, node, to, tests(node).seconds(), runUpOrNull, takeOffOrNull, move));
        }
        return isNew;
    }


    static float flat(Vec3 a, Vec3 b) {
        return (float) Math.sqrt((double) (a.x - b.x) * (a.x - b.x) + (double) (a.y - b.y) * (a.y - b.y));
    }
}
