package dev.goldenangle.route;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.MoverState;

import java.util.ArrayList;
import java.util.List;

/** Places and moves built by hand, in the strafejump model's units: 32 per metre, feet 24 below the position. */
final class HandWays {
    private HandWays() {
    }

    static MoverState stand(double x, double y, double feet) {
        MoverState state = new MoverState(TestWalkTest.MODEL.registers().size());
        state.position.set((float) x, (float) y, (float) feet + 24f);
        state.grounded = true;
        return state;
    }

    /** A place with room all around and no links yet. */
    static PathNode node(double x, double y, double feet) {
        return opened(new PathNode(0, stand(x, y, feet)), 8);
    }

    static PathNode opened(PathNode node, int open) {
        node.walks = new ArrayList<>();
        node.jumps = new ArrayList<>();
        node.open = open;
        return node;
    }

    static PathLink link(PathLink.Kind kind, PathNode from, PathNode to, double seconds) {
        Vec3 edge = kind == PathLink.Kind.WALK || kind == PathLink.Kind.JUMP ? null : new Vec3(from.rest.position);
        return new PathLink(kind, from, to, (float) seconds, kind == PathLink.Kind.LEAP ? edge : null, edge);
    }

    /** Adds a link to the place where it begins. */
    static PathLink lead(PathLink.Kind kind, PathNode from, PathNode to, double seconds) {
        PathLink link = link(kind, from, to, seconds);
        (kind == PathLink.Kind.WALK || kind == PathLink.Kind.DROP ? from.walks : from.jumps).add(link);
        return link;
    }

    /** Walks along a row of places. */
    static List<PathLink> chain(List<PathNode> nodes) {
        List<PathLink> links = new ArrayList<>();
        for (int i = 1; i < nodes.size(); i++) {
            links.add(link(PathLink.Kind.WALK, nodes.get(i - 1), nodes.get(i), 0.1));
        }
        return links;
    }
}
