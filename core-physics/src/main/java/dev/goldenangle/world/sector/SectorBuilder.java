package dev.goldenangle.world.sector;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Collects polygons and builds the world. Corners at the same place become one vertex, and two polygons with the same
 * pair of corners share that line.
 */
public final class SectorBuilder {
    private record Sector(int[] vertices, int floor, int ceiling, Medium medium) {
        List<Line> lines() {
            List<Line> lines = new ArrayList<>();
            for (int i = 0; i < vertices.length; i++) {
                lines.add(new Line(vertices[i], vertices[(i + 1) % vertices.length]));
            }
            return lines;
        }
    }

    private record Line(int from, int to) {
        Line reversed() {
            return new Line(to, from);
        }
    }

    private final List<int[]> vertices = new ArrayList<>();
    private final Map<Line, Integer> vertexNumbers = new HashMap<>();
    private final List<Sector> sectors = new ArrayList<>();
    private final Map<Line, Integer> owners = new HashMap<>();
    private final Set<Line> walls = new HashSet<>();
    private final List<SolidObject> objects = new ArrayList<>();
    private boolean lowGravity;

    /**
     * Adds a convex polygon, its corners in the order of {@link SectorWorld}.
     *
     * @param corners x0, y0, x1, y1 …
     * @param medium  the liquid in it, or null
     * @return its number
     * @throws IllegalArgumentException when another polygon already lies on the same side of one of its lines
     */
    public int polygon(int[] corners, int floor, int ceiling, Medium medium) {
        int number = sectors.size();
        int[] numbers = new int[corners.length / 2];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = vertex(corners[2 * i], corners[2 * i + 1]);
        }
        Sector sector = new Sector(numbers, floor, ceiling, medium);
        for (Line line : sector.lines()) {
            if (owners.containsKey(line)) {
                throw new IllegalArgumentException("polygons " + owners.get(line) + " and " + number + " lie on the same side of a line");
            }
        }
        sector.lines().forEach(line -> owners.put(line, number));
        sectors.add(sector);
        return number;
    }

    /** Makes the line between two corners solid on both sides; returns whether a polygon has such a line. */
    public boolean wall(int ax, int ay, int bx, int by) {
        Integer from = vertexNumbers.get(new Line(ax, ay));
        Integer to = vertexNumbers.get(new Line(bx, by));
        if (from == null || to == null) {
            return false;
        }
        Line line = new Line(from, to);
        boolean isThere = owners.containsKey(line) || owners.containsKey(line.reversed());
        if (isThere) {
            walls.add(line);
        }
        return isThere;
    }

    public void object(SolidObject object) {
        objects.add(object);
    }

    /** Halves gravity in the whole world. */
    public void useLowGravity() {
        lowGravity = true;
    }

    public SectorWorld build() {
        return new SectorWorld(this);
    }

    private int vertex(int x, int y) {
        return vertexNumbers.computeIfAbsent(new Line(x, y), place -> {
            vertices.add(new int[] {x, y});
            return vertices.size() - 1;
        });
    }

    int[] vertexX() {
        return vertices.stream().mapToInt(v -> v[0]).toArray();
    }

    int[] vertexY() {
        return vertices.stream().mapToInt(v -> v[1]).toArray();
    }

    int[] firstEdge() {
        int[] first = new int[sectors.size() + 1];
        for (int i = 0; i < sectors.size(); i++) {
            first[i + 1] = first[i] + sectors.get(i).vertices.length;
        }
        return first;
    }

    private List<Line> edges() {
        return sectors.stream().flatMap(sector -> sector.lines().stream()).toList();
    }

    int[] edgeVertex() {
        return edges().stream().mapToInt(Line::from).toArray();
    }

    int[] edgeEnd() {
        return edges().stream().mapToInt(Line::to).toArray();
    }

    int[] edgePolygon() {
        return edges().stream().mapToInt(owners::get).toArray();
    }

    /** The edge of the neighbouring polygon on the same line, or −1. */
    int[] edgeTwin() {
        List<Line> edges = edges();
        Map<Line, Integer> numbers = new HashMap<>();
        for (int i = 0; i < edges.size(); i++) {
            numbers.put(edges.get(i), i);
        }
        return edges.stream().mapToInt(line -> numbers.getOrDefault(line.reversed(), -1)).toArray();
    }

    boolean[] edgeSolid() {
        List<Line> edges = edges();
        boolean[] solid = new boolean[edges.size()];
        for (int i = 0; i < solid.length; i++) {
            Line line = edges.get(i);
            solid[i] = !owners.containsKey(line.reversed()) || walls.contains(line) || walls.contains(line.reversed());
        }
        return solid;
    }

    /** Whether an edge has the direction its line is stored in, which is that of the first polygon with the line. */
    boolean[] edgeStored() {
        List<Line> edges = edges();
        boolean[] stored = new boolean[edges.size()];
        for (int i = 0; i < stored.length; i++) {
            Integer other = owners.get(edges.get(i).reversed());
            stored[i] = other == null || owners.get(edges.get(i)) < other;
        }
        return stored;
    }

    int[] floors() {
        return sectors.stream().mapToInt(Sector::floor).toArray();
    }

    int[] ceilings() {
        return sectors.stream().mapToInt(Sector::ceiling).toArray();
    }

    Medium[] media() {
        return sectors.stream().map(Sector::medium).toArray(Medium[]::new);
    }

    List<SolidObject> objects() {
        return objects;
    }

    boolean lowGravity() {
        return lowGravity;
    }
}
