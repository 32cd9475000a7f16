package dev.goldenangle.workbench.app.files;

import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.io.TextFile;
import dev.goldenangle.presets.GoalReading;
import dev.goldenangle.presets.GoalSetReader;
import dev.goldenangle.presets.GoalSetWriter;
import dev.goldenangle.workbench.document.Goals;
import dev.goldenangle.workbench.document.OpenGoals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Stores edited goal sets in one text. A comment line before each set says which file it came from; no other comment
 * starts like it.
 */
final class UnsavedGoals {
    private static final String HEAD = "#= ";
    private static final long MOST_BYTES = 64L << 20;

    private UnsavedGoals() {
    }

    static String write(List<Goals.Unsaved> sets) {
        StringBuilder text = new StringBuilder();
        for (Goals.Unsaved goals : sets) {
            text.append(HEAD).append(goals.saved().origin().name().toLowerCase(Locale.ROOT)).append(' ').append(goals.saved().id()).append('\n')
                    .append(GoalSetWriter.write(goals.current())).append('\n');
        }
        return text.toString();
    }

    static List<Goals.Unsaved> in(Path file) {
        try {
            return Files.isRegularFile(file) ? read(TextFile.readStrictly(file, MOST_BYTES)) : List.of();
        } catch (IOException unreadable) {
            System.err.println("Could not read unsaved goals: " + unreadable.getMessage());
            return List.of();
        }
    }

    /** Reads all complete goal sets; leaves out a set that a crash has cut off. */
    static List<Goals.Unsaved> read(String text) {
        List<Goals.Unsaved> sets = new ArrayList<>();
        for (String part : text.split("(?m)^" + HEAD)) {
            int end = part.indexOf('\n');
            int space = part.indexOf(' ');
            if (end > 0 && space > 0 && space < end) {
                read(part.substring(0, space), part.substring(space + 1, end), part.substring(end + 1)).ifPresent(sets::add);
            }
        }
        return sets;
    }

    private static Optional<Goals.Unsaved> read(String word, String id, String text) {
        GoalReading reading = GoalSetReader.read(id, id, text);
        return reading.set().flatMap(set -> origin(word).flatMap(origin -> open(origin, id, set)).map(open -> new Goals.Unsaved(open, set)));
    }

    private static Optional<OpenGoals> open(OpenGoals.Origin origin, String id, GoalSet set) {
        try {
            return Optional.of(new OpenGoals(set, origin == OpenGoals.Origin.FILE ? Optional.of(Path.of(id)) : Optional.empty(), origin));
        } catch (InvalidPathException damaged) {
            return Optional.empty();
        }
    }

    private static Optional<OpenGoals.Origin> origin(String word) {
        return List.of(OpenGoals.Origin.values()).stream().filter(origin -> origin.name().toLowerCase(Locale.ROOT).equals(word)).findFirst();
    }
}
