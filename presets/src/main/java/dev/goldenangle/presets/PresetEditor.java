package dev.goldenangle.presets;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.io.TextFile;
import dev.goldenangle.presets.TomlStatement.Kind;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Edits the file of a preset or a goal set where values have changed, and keeps the author's comments and layout. */
final class PresetEditor {
    private static final String OLD = ".old";

    private PresetEditor() {
    }

    @FunctionalInterface
    interface Save {
        void run() throws IOException;
    }

    /**
     * Edits a file in place. If that is not possible, keeps its old content in a file beside it and rewrites the file.
     *
     * @param change turns the old text into the new one; empty when that is not possible
     * @return whether the file was edited in place, or there was none
     */
    static boolean update(Path file, Function<String, Optional<String>> change, Save whole) throws IOException {
        if (!Files.isRegularFile(file)) {
            whole.run();
            return true;
        }
        TextFile before = TextFile.read(file, Integer.MAX_VALUE - 8);
        Optional<String> changed = before.badLine() > 0 ? Optional.empty() : change.apply(before.text());
        if (changed.isPresent()) {
            AtomicFile.write(file, changed.get());
            return true;
        }
        byte[] content = Files.readAllBytes(file);
        AtomicFile.write(file.resolveSibling(file.getFileName() + OLD), out -> out.write(content));
        whole.run();
        return false;
    }

    /**
     * @param text   the file
     * @param before the content of the file
     * @param after  the new content
     * @return the new text; empty when this text cannot be edited in place
     */
    static Optional<String> preset(String text, Preset before, Preset after) {
        TomlEditor editor = new TomlEditor(text);
        boolean isDone = before.model().equals(after.model()) && editor.change(TomlEditor.pairs(PresetWriter.write(before)), TomlEditor.pairs(PresetWriter.write(after)));
        return isDone ? Optional.of(editor.text()) : Optional.empty();
    }

    /** As above. Goals that stay keep their lines, even when they are moved; a removed goal is removed with the comment above it. */
    static Optional<String> goals(String text, GoalSet before, GoalSet after) {
        List<TomlStatement> headers = TomlStatements.of(text).stream().filter(TomlStatement::isHeader).toList();
        boolean isUsual = headers.size() == before.goals().size() && headers.stream().allMatch(header -> header.kind() == Kind.LIST_OF_TABLES);
        if (!isUsual || !before.note().equals(after.note()) || !before.model().equals(after.model())) {
            return Optional.empty();
        }
        List<Integer> starts = new ArrayList<>(headers.stream().map(header -> header.start() - TomlEditor.commentAbove(text, header.start()).length()).toList());
        starts.add(text.length());
        TomlEditor head = new TomlEditor(text.substring(0, starts.get(0)));
        if (!head.change(headPairs(before), headPairs(after))) {
            return Optional.empty();
        }
        StringBuilder out = new StringBuilder(head.text());
        Set<Integer> used = new HashSet<>();
        String lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
        int last = -1;
        for (Goal goal : after.goals()) {
            int old = origin(before, after, goal, used);
            Optional<String> edited = old < 0 ? Optional.empty() : goal(text.substring(starts.get(old), starts.get(old + 1)), before.goals().get(old), goal, after.model());
            if (edited.isEmpty() || old != last + 1) {
                blankLine(out, lineEnd);
            }
            out.append(edited.orElseGet(() -> GoalSetWriter.write(goal, after.model()).stripLeading().replace("\n", lineEnd)));
            last = edited.isEmpty() ? text.length() : old;
        }
        return Optional.of(out.toString());
    }

    private static void blankLine(StringBuilder out, String lineEnd) {
        while (!out.toString().endsWith(lineEnd + lineEnd)) {
            out.append(lineEnd);
        }
    }

    private static Map<List<String>, TomlEditor.Pair> headPairs(GoalSet set) {
        return TomlEditor.pairs(GoalSetWriter.write(set.withGoals(List.of())));
    }

    /** The old goal that a goal came from: an equal one, or one with the same metric that is now unused; -1 for a new goal. */
    private static int origin(GoalSet before, GoalSet after, Goal goal, Set<Integer> used) {
        int origin = -1;
        for (int i = before.goals().size() - 1; i >= 0; i--) {
            Goal old = before.goals().get(i);
            boolean isEdited = old.measure().equals(goal.measure()) && !before.goals().contains(goal) && !after.goals().contains(old);
            origin = !used.contains(i) && (old.equals(goal) || isEdited) ? i : origin;
        }
        used.add(origin);
        return origin;
    }

    /** The lines of one goal, whose keys are edited like a separate text. */
    private static Optional<String> goal(String lines, Goal before, Goal after, String model) {
        if (before.equals(after)) {
            return Optional.of(lines);
        }
        if (!before.note().equals(after.note())) {
            return Optional.empty();
        }
        TomlStatement header = TomlStatements.of(lines).get(0);
        TomlEditor body = new TomlEditor(lines.substring(header.end()));
        return body.change(pairs(before, model), pairs(after, model)) ? Optional.of(lines.substring(0, header.end()) + body.text()) : Optional.empty();
    }

    private static Map<List<String>, TomlEditor.Pair> pairs(Goal goal, String model) {
        return TomlEditor.pairs(GoalSetWriter.write(goal, model).replaceFirst("(?m)^\\[\\[.*$", ""));
    }
}
