package dev.goldenangle.world.sector;

/** Facts about each vertex: whether a wall ends there, and the heights around it. */
final class Endpoints {
    final boolean[] solid;
    final int[] highestFloor;
    final int[] lowestCeiling;
    /** The polygon with the highest floor. */
    final int[] supporting;

    Endpoints(SectorWorld world) {
        int count = world.vertexX.length;
        solid = new boolean[count];
        highestFloor = new int[count];
        lowestCeiling = new int[count];
        supporting = new int[count];
        java.util.Arrays.fill(highestFloor, Integer.MIN_VALUE / 2);
        java.util.Arrays.fill(lowestCeiling, Integer.MAX_VALUE / 2);
        for (int polygon = 0; polygon < world.polygonCount(); polygon++) {
            for (int edge = world.firstEdge(polygon); edge < world.lastEdge(polygon); edge++) {
                note(world, polygon, edge, world.edgeVertex[edge]);
                note(world, polygon, edge, world.edgeEnd[edge]);
            }
        }
    }

    private void note(SectorWorld world, int polygon, int edge, int vertex) {
        solid[vertex] |= world.isSolid(edge);
        lowestCeiling[vertex] = Math.min(lowestCeiling[vertex], world.ceiling(polygon));
        if (world.floor(polygon) > highestFloor[vertex]) {
            highestFloor[vertex] = world.floor(polygon);
            supporting[vertex] = polygon;
        }
    }
}
