package dev.goldenangle.goal;

import java.util.ArrayList;
import java.util.List;

/**
 * Goals that belong together.
 *
 * @param id    {@code arena/document}, or a file
 * @param name  name for people
 * @param model id of the model
 * @param goals in file order
 * @param note  the designer's comment at the top of the file; may be empty
 */
public record GoalSet(String id, String name, String model, List<Goal> goals, String note) {
    public GoalSet {
        goals = List.copyOf(goals);
    }

    public GoalSet withGoals(List<Goal> other) {
        return new GoalSet(id, name, model, other, note);
    }

    public GoalSet withId(String newId, String newName) {
        return new GoalSet(newId, newName, model, goals, note);
    }

    public GoalSet with(int index, Goal goal) {
        List<Goal> changed = new ArrayList<>(goals);
        changed.set(index, goal);
        return withGoals(changed);
    }

    public GoalSet inserted(int index, Goal goal) {
        List<Goal> changed = new ArrayList<>(goals);
        changed.add(index, goal);
        return withGoals(changed);
    }

    public GoalSet without(int index) {
        List<Goal> changed = new ArrayList<>(goals);
        changed.remove(index);
        return withGoals(changed);
    }

    public GoalSet moved(int from, int to) {
        List<Goal> changed = new ArrayList<>(goals);
        changed.add(to, changed.remove(from));
        return withGoals(changed);
    }
}
