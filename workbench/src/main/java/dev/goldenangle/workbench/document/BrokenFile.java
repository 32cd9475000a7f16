package dev.goldenangle.workbench.document;

import dev.goldenangle.map.MapProblem;
import dev.goldenangle.presets.PresetProblem;
import dev.goldenangle.workbench.text.Messages;

import java.nio.file.Path;
import java.util.List;

/**
 * A preset, map or goal set file that cannot be used.
 * @param kind the expected kind of file
 * @param lines its text
 * @param problems the errors, in file order
 */
public record BrokenFile(Kind kind, Path file, List<String> lines, List<Problem> problems) {
    public enum Kind {
        PRESET("document.broken.preset", "broken-preset"), MAP("document.broken.map", "broken-map"), GOALS("document.broken.goals", "broken-goals");

        private final String key;
        private final String id;

        Kind(String key, String id) {
            this.key = key;
            this.id = id;
        }

        /** Id of the card that reports it. */
        public String id() {
            return id;
        }
    }

    /** An error in the file. @param line from 1; 0 for a file without lines @param text the error, for the user */
    public record Problem(int line, String text) {
        static Problem of(PresetProblem problem) {
            String key = problem.key().substring(problem.key().lastIndexOf('.') + 1);
            return new Problem(problem.line(), key.isEmpty() ? problem.reason() : key + (problem.reason().startsWith("there") ? ": " : " ") + problem.reason());
        }

        static Problem of(MapProblem problem) {
            return new Problem(problem.line(), Messages.text(problem.line() == 0 ? "document.broken.byte" : "document.broken.column", String.valueOf(problem.column()), problem.reason()));
        }
    }

    static BrokenFile preset(Path file, String text, List<PresetProblem> problems) {
        return new BrokenFile(Kind.PRESET, file, text.lines().toList(), problems.stream().map(Problem::of).toList());
    }

    static BrokenFile goals(Path file, String text, List<PresetProblem> problems) {
        return new BrokenFile(Kind.GOALS, file, text.lines().toList(), problems.stream().map(Problem::of).toList());
    }

    static BrokenFile map(Path file, String text, List<MapProblem> problems) {
        return new BrokenFile(Kind.MAP, file, text.lines().toList(), problems.stream().map(Problem::of).toList());
    }

    /** A one-line summary of the errors. */
    public String headline() {
        String name = file.getFileName().toString().replaceFirst("\\.(toml|map|bsp)$", "");
        return Messages.text(kind.key, name, problems.size());
    }

    /** The text of a line; empty beyond the end. */
    public String line(int number) {
        return number >= 1 && number <= lines.size() ? lines.get(number - 1) : "";
    }
}
