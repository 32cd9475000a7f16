package dev.goldenangle.map;

import dev.goldenangle.toml.TomlPlace;

import java.util.ArrayList;
import java.util.List;

/** Collects problems up to the limit and counts the rest. */
final class Problems {
    private final List<MapProblem> listed = new ArrayList<>();
    private int unlisted;

    void add(TomlPlace place, String reason) {
        add(place.line(), place.column(), reason);
    }

    void add(int line, int column, String reason) {
        if (listed.size() < MapLimits.MAX_PROBLEMS - 1) {
            listed.add(new MapProblem(line, column, reason));
        } else {
            unlisted++;
        }
    }

    /** Adds a problem of a binary file. */
    void addAtByte(int offset, String reason) {
        add(MapProblem.NO_LINE, offset, reason);
    }

    List<MapProblem> list() {
        List<MapProblem> all = new ArrayList<>(listed);
        if (unlisted > 0) {
            MapProblem last = listed.get(listed.size() - 1);
            all.add(new MapProblem(last.line(), last.column(), unlisted + " more problems are not listed"));
        }
        return List.copyOf(all);
    }
}
