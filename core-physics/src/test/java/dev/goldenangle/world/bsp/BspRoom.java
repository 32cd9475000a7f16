package dev.goldenangle.world.bsp;

import java.util.ArrayList;
import java.util.List;

/** Builds a small compiled level: planes, boxes, leafs, nodes and models in the order they are added. */
final class BspRoom {
    private final List<Float> planes = new ArrayList<>();
    private final List<Integer> nodes = new ArrayList<>();
    private final List<Integer> leafs = new ArrayList<>();
    private final List<Integer> leafSurfaces = new ArrayList<>();
    private final List<Integer> leafBrushes = new ArrayList<>();
    private final List<Integer> brushes = new ArrayList<>();
    private final List<Integer> sides = new ArrayList<>();
    private final List<Integer> models = new ArrayList<>();
    private final List<Patch> patches = new ArrayList<>();
    private final List<Integer> shaders = new ArrayList<>();

    int plane(double x, double y, double z, double dist) {
        for (double number : new double[] {x, y, z, dist}) {
            planes.add((float) number);
        }
        return planes.size() / 4 - 1;
    }

    /** A box by its low and its high corner; side k has the surface flags 10 + k. */
    BspRoom box(int contents, double x1, double y1, double z1, double x2, double y2, double z2) {
        brushes.addAll(List.of(sides.size() / 2, 6, contents));
        int[] six = {plane(-1, 0, 0, -x1), plane(1, 0, 0, x2), plane(0, -1, 0, -y1), plane(0, 1, 0, y2), plane(0, 0, -1, -z1), plane(0, 0, 1, z2)};
        for (int k = 0; k < 6; k++) {
            sides.addAll(List.of(six[k], 10 + k));
        }
        return this;
    }

    /** Cuts a corner off the box that was added last. */
    BspRoom cut(double x, double y, double z, double dist) {
        sides.addAll(List.of(plane(x, y, z, dist), 10 + brushes.set(brushes.size() - 2, brushes.get(brushes.size() - 2) + 1)));
        return this;
    }

    BspRoom patch(int contents, int flags, float... points) {
        patches.add(points.length == 0 ? null : new Patch(points, 3, 3));
        shaders.addAll(List.of(contents, flags));
        return this;
    }

    /** The next leaf: its surfaces, then its brushes. */
    BspRoom leaf(List<Integer> surfacesIn, List<Integer> brushesIn) {
        leafs.addAll(List.of(leafSurfaces.size(), surfacesIn.size(), leafBrushes.size(), brushesIn.size()));
        leafSurfaces.addAll(surfacesIn);
        leafBrushes.addAll(brushesIn);
        return this;
    }

    /** The next node; a child −1−n is leaf n. */
    BspRoom node(int plane, int front, int back) {
        nodes.addAll(List.of(plane, front, back));
        return this;
    }

    BspRoom model(int firstSurface, int surfaceCount, int firstBrush, int brushCount) {
        models.addAll(List.of(firstSurface, surfaceCount, firstBrush, brushCount));
        return this;
    }

    BspTree tree() {
        float[] numbers = new float[planes.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = planes.get(i);
        }
        return new BspTree(numbers, ints(nodes), ints(leafs), ints(leafSurfaces), ints(leafBrushes), ints(brushes), ints(sides), ints(models),
                patches.toArray(Patch[]::new), ints(shaders));
    }

    private static int[] ints(List<Integer> list) {
        return list.stream().mapToInt(Integer::intValue).toArray();
    }
}
