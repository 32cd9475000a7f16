package dev.goldenangle.route;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** The fastest path through the places, by A*. Places with little room around them and jumps cost extra. */
final class PathSearch {
    /** Limit of places examined. */
    static final int MOST_NODES = 300_000;
    private static final double CROWDED = 1.5;
    private static final double JUMP_SECONDS = 1;
    private static final double LEAP_SECONDS = 1.5;
    /** Long falls cost extra, because they are hard to steer. */
    private static final double FALL_SHARE = 1.5;
    private final PathGraph graph;
    private final Predicate<PathLink> isRefused;
    private final BooleanSupplier isCancelled;

    PathSearch(PathGraph graph, Predicate<PathLink> isRefused, BooleanSupplier isCancelled) {
        this.graph = graph;
        this.isRefused = isRefused;
        this.isCancelled = isCancelled;
    }

    private record Entry(double estimate, int order, PathNode node, double cost) implements Comparable<Entry> {
        @Override
        public int compareTo(Entry other) {
            int byEstimate = Double.compare(estimate, other.estimate);
            return byEstimate != 0 ? byEstimate : Integer.compare(order, other.order);
        }
    }

    /**
     * The links from a place to the first goal; null if there is no path.
     *
     * @param remaining lower bound of the seconds from a place to the goal
     * @throws CancellationException if it is cancelled
     */
    List<PathLink> find(PathNode from, Predicate<PathNode> isGoal, ToDoubleFunction<PathNode> remaining) {
        Map<PathNode, PathLink> cameBy = new HashMap<>();
        Map<PathNode, Double> costs = new HashMap<>();
        PriorityQueue<Entry> open = new PriorityQueue<>();
        costs.put(from, 0.0);
        int order = 0;
        open.add(new Entry(remaining.applyAsDouble(from), order++, from, 0));
        while (!open.isEmpty() && graph.size() < MOST_NODES) {
            Entry entry = open.poll();
            if (entry.cost > costs.get(entry.node)) {
                continue;
            }
            if (isCancelled.getAsBoolean()) {
                throw new CancellationException();
            }
            if (isGoal.test(entry.node)) {
                return path(entry.node, cameBy);
            }
            List<PathLink> links = new ArrayList<>(graph.walks(entry.node));
            links.addAll(graph.jumps(entry.node));
            for (PathLink link : links) {
                double cost = entry.cost + cost(link);
                if (cost < costs.getOrDefault(link.to(), Double.POSITIVE_INFINITY) && !isRefused.test(link)) {
                    costs.put(link.to(), cost);
                    cameBy.put(link.to(), link);
                    open.add(new Entry(cost + remaining.applyAsDouble(link.to()), order++, link.to(), cost));
                }
            }
        }
        return null;
    }

    private double cost(PathLink link) {
        graph.walks(link.to());
        double crowded = 1 + CROWDED * (PathGraph.DIRECTIONS - link.to().open) / PathGraph.DIRECTIONS;
        double extra = switch (link.kind()) {
            case WALK, RIDE -> 0;
            case DROP -> FALL_SHARE * link.seconds();
            case JUMP -> JUMP_SECONDS;
            case LEAP -> LEAP_SECONDS;
        };
        return link.seconds() * crowded + extra;
    }

    private static List<PathLink> path(PathNode goal, Map<PathNode, PathLink> cameBy) {
        List<PathLink> links = new ArrayList<>();
        for (PathLink link = cameBy.get(goal); link != null; link = cameBy.get(link.from())) {
            links.add(link);
        }
        Collections.reverse(links);
        return links;
    }
}
