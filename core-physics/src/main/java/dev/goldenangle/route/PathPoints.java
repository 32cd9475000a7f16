package dev.goldenangle.route;

import dev.goldenangle.command.Move;
import dev.goldenangle.map.FoundRoute;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Elementary;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.MoverState;

import java.util.ArrayList;
import java.util.List;

/**
 * Reduces many short moves to the few points that a runner needs: straight lines where the mover can walk straight, and
 * jumps where needed.
 */
final class PathPoints {
    private static final int LOOK_AHEAD = 48;

    /** How many points to keep. */
    enum Density {
        /** Only where the path turns, so that there is room to strafejump between them. */
        FEW,
        /** Also along straight lines, so close together that the bot does not jump between them. */
        CLOSE,
        /** Every place of the search. */
        ALL
    }

    private final TestWalk tests;
    private final PathGraph graph;
    private final double metre;
    private final double spacing;
    private final Density density;
    private final List<FoundRoute.Point> points = new ArrayList<>();

    /** @param spacing the largest distance between points for CLOSE, in level units */
    PathPoints(TestWalk tests, PathGraph graph, double metre, double spacing, Density density) {
        this.tests = tests;
        this.graph = graph;
        this.metre = metre;
        this.spacing = spacing;
        this.density = density;
    }

    List<FoundRoute.Point> of(PathNode from, List<PathLink> links) {
        addPosition(from.rest.position, Move.RUN);
        int at = 0;
        while (at < links.size()) {
            PathLink link = links.get(at);
            if (link.kind() == PathLink.Kind.WALK) {
                int next = density == Density.ALL ? at + 1 : straightFrom(links, at);
                addPosition(links.get(next - 1).to().rest.position, Move.RUN);
                at = next;
            } else {
                addMove(link);
                at++;
            }
        }
        return points;
    }

    private void addMove(PathLink link) {
        if (link.kind() == PathLink.Kind.LEAP) {
            addPosition(link.runUp(), Move.RUN);
            addPosition(link.takeOff(), link.move());
        } else if (link.kind() == PathLink.Kind.DROP) {
            addPosition(link.takeOff(), Move.RUN);
        }
        addPosition(link.to().rest.position, Move.RUN);
    }

    private void addPosition(Vec3 at, Move move) {
        double x = at.x / metre;
        double y = at.y / metre;
        double z = (at.z + tests.body().bottom()) / metre;
        FoundRoute.Point last = points.isEmpty() ? null : points.get(points.size() - 1);
        if (last != null && density == Density.CLOSE && !last.move().isLeap()) {
            double length = Elementary.hypot(x - last.x(), y - last.y());
            int parts = (int) Math.ceil(length * metre / spacing);
            for (int i = 1; i < parts; i++) {
                double share = (double) i / parts;
                points.add(new FoundRoute.Point(last.x() + share * (x - last.x()), last.y() + share * (y - last.y()), last.z() + share * (z - last.z()), Move.RUN));
            }
        }
        FoundRoute.Point point = new FoundRoute.Point(x, y, z, move);
        if (!point.equals(last)) {
            points.add(point);
        }
    }

    /** The index of the link after the last place that can be reached by walking straight. */
    private int straightFrom(List<PathLink> links, int first) {
        int end = first;
        while (end < links.size() && end < first + LOOK_AHEAD && links.get(end).kind() == PathLink.Kind.WALK) {
            end++;
        }
        for (int last = end; last > first + 1; last--) {
            if (isStraight(links, first, last)) {
                return last;
            }
        }
        return first + 1;
    }

    private boolean isStraight(List<PathLink> links, int first, int last) {
        MoverState from = links.get(first).from().rest;
        MoverState to = links.get(last - 1).to().rest;
        int least = PathGraph.DIRECTIONS;
        for (int i = first; i < last; i++) {
            least = Math.min(least, links.get(i).to().open);
        }
        float distance = PathGraph.flat(from.position, to.position);
        int steps = (int) Math.ceil(distance / (0.5f * graph.cell()));
        for (int i = 1; i < steps; i++) {
            float share = (float) i / steps;
            PathNode node = graph.known(links.get(first).from().arrangement, mix(from.position.x, to.position.x, share), mix(from.position.y, to.position.y, share), mix(tests.feet(from), tests.feet(to), share));
            if (node == null || node.walks == null || node.open < least) {
                return false;
            }
        }
        return arrives(graph.tests(links.get(first).from()), from, to, distance);
    }

    private boolean arrives(TestWalk tests, MoverState from, MoverState to, float distance) {
        float yaw = Angles.atan2(to.position.y - from.position.y, to.position.x - from.position.x);
        MoverState end = tests.walk(from, yaw, distance);
        return end != null && PathGraph.flat(end.position, to.position) < graph.cell() && Math.abs(end.position.z - to.position.z) < 0.5 * metre
                && tests.airTicks < Math.max(4, tests.ticks / 4);
    }

    private static float mix(float a, float b, float share) {
        return a + share * (b - a);
    }
}
