package dev.goldenangle.workbench.document;

import dev.goldenangle.goal.GoalSet;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A goal set that is open.
 *
 * @param set    as it was read or last saved
 * @param file   where it is saved; empty for one that ships with the workbench or has no file yet
 * @param origin where it came from
 */
public record OpenGoals(GoalSet set, Optional<Path> file, Origin origin) {
    /** Where a set came from. */
    public enum Origin {
        SHIPPED, FILE,
        /** Made here and not saved yet, so that it counts as edited. */
        NEW
    }

    /** What stands in its place while it is being read, and for a model without one. */
    static OpenGoals none(String model) {
        return new OpenGoals(new GoalSet("", "", model, List.of(), ""), Optional.empty(), Origin.SHIPPED);
    }

    static OpenGoals shipped(GoalSet set) {
        return new OpenGoals(set, Optional.empty(), Origin.SHIPPED);
    }

    static OpenGoals of(GoalSet set, Path file) {
        return new OpenGoals(set, Optional.of(file), Origin.FILE);
    }

    static OpenGoals made(GoalSet set) {
        return new OpenGoals(set, Optional.empty(), Origin.NEW);
    }

    public String id() {
        return set.id();
    }

    public boolean isNone() {
        return id().isEmpty();
    }
}
