package dev.goldenangle.world.sector;

/** Square rooms four units wide, next to each other, numbered in the order they are added. */
final class Rooms {
    /** Width of a room: four units. */
    static final int SIDE = 4096;

    final SectorBuilder builder = new SectorBuilder();

    Rooms room(int column, int row, int floor, int ceiling) {
        return room(column, row, floor, ceiling, null);
    }

    Rooms room(int column, int row, int floor, int ceiling, Medium medium) {
        int x = column * SIDE;
        int y = row * SIDE;
        builder.polygon(new int[] {x, y, x + SIDE, y, x + SIDE, y + SIDE, x, y + SIDE}, floor, ceiling, medium);
        return this;
    }

    SectorWorld build() {
        return builder.build();
    }

    /** A low room, east of it a room one step up with water, and north of that a high one behind a wall. */
    static Rooms three(Medium water) {
        Rooms rooms = new Rooms().room(0, 0, 0, 2048).room(1, 0, 256, 1536, water).room(1, 1, 0, 3072);
        rooms.builder.wall(SIDE, SIDE, 2 * SIDE, SIDE);
        return rooms;
    }
}
