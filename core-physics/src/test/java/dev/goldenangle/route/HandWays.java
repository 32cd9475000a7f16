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
    static WayNode node(double x, double y, double feet) {
        return opened(new WayNode(0, stand(x, y, feet)), 8);
    }

    static WayNode opened(WayNode node, int open) {
        node.walks = new ArrayList<>();
        node.jumps = new ArrayList<>();
        node.open = open;
        return node;
    }

    static WayLink link(WayLink.Kind kind, WayNode from, WayNode to, double seconds) {
        Vec3 edge = kind == WayLink.Kind.WALK || kind == WayLink.Kind.JUMP ? null : new Vec3(from.rest.position);
        return new WayLink(kind, from, to, (float) seconds, kind == WayLink.Kind.LEAP ? edge : null, edge);
    }

    /** Adds a link to the place where it begins. */
    static WayLink lead(WayLink.Kind kind, WayNode from, WayNode to, double seconds) {
        WayLink link = link(kind, from, to, seconds);
        (kind == WayLink.Kind.WALK || kind == WayLink.Kind.DROP ? from.walks : from.jumps).add(link);
        return link;
    }

    /** Walks along a row of places. */
    static List<WayLink> chain(List<WayNode> nodes) {
        List<WayLink> links = new ArrayList<>();
        for (int i = 1; i < nodes.size(); i++) {
            links.add(link(WayLink.Kind.WALK, nodes.get(i - 1), nodes.get(i), 0.1));
        }
        return links;
    }
}
