package dev.goldenangle.workbench.document;

import dev.goldenangle.goal.GoalSet;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * An open goal set.
 * @param set as read or last saved
 * @param file where it is saved; empty if shipped or not saved yet
 * @param origin where it came from
 */
public record OpenGoals(GoalSet set, Optional<Path> file, Origin origin) {
    public enum Origin {
        SHIPPED, FILE,
        /** Created here and not saved yet, so it counts as edited. */
        NEW
    }

    /** A placeholder while a set is being read, and for a model without sets. */
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
