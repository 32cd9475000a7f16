package dev.goldenangle.map;

import dev.goldenangle.toml.TomlTable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds polygons of a sector map that cover the same ground. They work, because a mover walks from line to line, but a spawn
 * there lands in the first of them, so they are reported.
 */
final class SectorOverlaps {
    /** Limit on reports, for files in which everything overlaps. */
    private static final int MOST_REPORTED = 20;
    /** Limit on comparisons. Only a file made to be slow exceeds it; the rest is not checked. */
    private static final int MOST_PAIRS = 1_000_000;

    private record Room(int number, int[] corners, TomlTable table, int west, int east) {
    }

    private final List<Room> rooms = new ArrayList<>();
    private final Problems problems;

    SectorOverlaps(Problems problems) {
        this.problems = problems;
    }

    void add(int[] corners, TomlTable table) {
        int west = corners[0];
        int east = corners[0];
        for (int i = 2; i < corners.length; i += 2) {
            west = Math.min(west, corners[i]);
            east = Math.max(east, corners[i]);
        }
        rooms.add(new Room(rooms.size(), corners, table, west, east));
    }

    /** @param goOn called regularly; may throw to cancel */
    void report(Runnable goOn) {
        List<Room> byWest = rooms.stream().sorted(Comparator.comparingInt(Room::west)).toList();
        int reported = 0;
        int pairs = 0;
        for (int i = 0; i < byWest.size(); i++) {
            goOn.run();
            Room room = byWest.get(i);
            for (int j = i + 1; j < byWest.size() && byWest.get(j).west < room.east; j++) {
                Room other = byWest.get(j);
                if (reported == MOST_REPORTED || ++pairs > MOST_PAIRS) {
                    problems.add(1, 1, "more polygons may overlap; the check stopped here");
                    return;
                }
                if (SectorOutline.overlap(room.corners, other.corners)) {
                    tell(room, other);
                    reported++;
                }
            }
        }
    }

    private void tell(Room one, Room two) {
        Room later = one.number > two.number ? one : two;
        Room earlier = later == one ? two : one;
        problems.add(later.table.place(), "[[polygon]] covers the same ground as the one in line " + earlier.table.place().line()
                + "; a spawn there lands in that one");
    }
}
