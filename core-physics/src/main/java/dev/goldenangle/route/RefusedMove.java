package dev.goldenangle.route;

import dev.goldenangle.map.FoundRoute;
import dev.goldenangle.math.Elementary;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;

import java.util.List;

/**
 * A kind of move that the bot cannot do around a place; the search avoids it.
 *
 * @param kind   kind of move
 * @param at     where such a move begins
 * @param radius distance within which moves of the same kind are avoided too, in level units
 */
record RefusedMove(PathLink.Kind kind, Vec3 at, float radius) {
    private static final double RADIUS_METRES = 3;
    /** The moves that may have failed: this many before the last point that the bot passed, and this many after it. */
    private static final int BEFORE = 2;
    private static final int AFTER = 8;

    boolean holds(PathLink link) {
        return link.kind() == kind && new Vec3(link.from().rest.position).sub(at).length() <= radius;
    }

    /** The first jump or drop near the place where the bot lost the path; if there is none, the walk there. */
    static RefusedMove after(List<PathLink> links, FoundRoute.Point lost, double metre, Body body) {
        int nearest = nearest(links, lost, metre, body.bottom());
        for (PathLink link : links.subList(Math.max(0, nearest - BEFORE), Math.min(links.size(), nearest + AFTER))) {
            if (link.kind() != PathLink.Kind.WALK) {
                return new RefusedMove(link.kind(), link.from().rest.position, (float) (RADIUS_METRES * metre));
            }
        }
        return new RefusedMove(PathLink.Kind.WALK, links.get(nearest).from().rest.position, body.radius());
    }

    /** The link that begins nearest to a point; on a tie, the first. */
    private static int nearest(List<PathLink> links, FoundRoute.Point point, double metre, float bottom) {
        int nearest = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < links.size(); i++) {
            Vec3 at = links.get(i).from().rest.position;
            double distance = Elementary.hypot(Elementary.hypot(at.x / metre - point.x(), at.y / metre - point.y()), (at.z + bottom) / metre - point.z());
            nearest = distance < least ? i : nearest;
            least = Math.min(least, distance);
        }
        return nearest;
    }
}
