package dev.goldenangle.goal;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Goals that belong together.
 *
 * @param id    {@code arena/document}, or a file
 * @param name  name for people
 * @param model id of the model
 * @param goals in file order; a goal whose name is taken by an earlier one gets a number
 * @param note  the designer's comment at the top of the file; may be empty
 */
public record GoalSet(String id, String name, String model, List<Goal> goals, String note) {
    public GoalSet {
        List<Goal> distinct = new ArrayList<>();
        goals.forEach(goal -> distinct.add(named(goal, distinct)));
        goals = List.copyOf(distinct);
    }

    public GoalSet withGoals(List<Goal> other) {
        return new GoalSet(id, name, model, other, note);
    }

    public GoalSet withId(String newId, String newName) {
        return new GoalSet(newId, newName, model, goals, note);
    }

    public GoalSet with(int index, Goal goal) {
        List<Goal> changed = new ArrayList<>(goals);
        changed.remove(index);
        changed.add(index, named(goal, changed));
        return withGoals(changed);
    }

    public GoalSet inserted(int index, Goal goal) {
        List<Goal> changed = new ArrayList<>(goals);
        changed.add(index, named(goal, changed));
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

    /** The goal with a number after its name if another goal has that name: goals are found by their names. */
    private static Goal named(Goal goal, List<Goal> others) {
        Set<String> taken = others.stream().map(Goal::name).collect(Collectors.toSet());
        String name = goal.name();
        for (int number = 2; taken.contains(name); number++) {
            String suffix = " (" + number + ")";
            String start = goal.name().replaceFirst(" \\(\\d+\\)$", "");
            name = start.substring(0, Math.min(start.length(), Goal.LONGEST_NAME - suffix.length())) + suffix;
        }
        return name.equals(goal.name()) ? goal : goal.withName(name);
    }
}
