package dev.goldenangle.presets;

import dev.goldenangle.toml.TomlLines;
import dev.goldenangle.toml.TomlPlace;
import dev.goldenangle.toml.TomlProblem;
import dev.goldenangle.toml.TomlTable;

import java.io.CharArrayReader;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Reads the valid parts of a text that Jackson refuses. Unreadable statements are blanked out, then repeated ones; a header is blanked
 * out with everything under it.
 */
final class TomlRepair {
    private final String text;
    private final char[] left;
    private final List<TomlStatement> statements;

    TomlRepair(String text) {
        this.text = text;
        this.left = text.toCharArray();
        this.statements = TomlStatements.of(text);
        statements.stream().filter(statement -> !statement.isSound()).forEach(this::blankOut);
    }

    List<TomlStatement> statements() {
        return statements;
    }

    TomlTable read(JacksonTree tree) {
        for (int tries = 0; tries < TomlStatements.MOST_MISTAKES; tries++) {
            try {
                return tree.read(new CharArrayReader(left));
            } catch (TomlMistake repeated) {
                refuse(repeated);
            }
        }
        return new TomlTable(Map.of(), TomlLines.UNKNOWN);
    }

    void report(Consumer<TomlProblem> problems) {
        for (TomlStatement statement : statements) {
            statement.mistake().ifPresent(mistake -> problems.accept(new TomlProblem(place(statement, mistake), String.join(".", statement.path()), mistake.getMessage())));
        }
    }

    private TomlPlace place(TomlStatement statement, TomlMistake mistake) {
        int last = text.charAt(statement.end() - 1) == '\n' ? statement.end() - 1 : statement.end();
        int offset = Math.min(mistake.offset(), last);
        if (offset < statement.start()) {
            return statement.place();
        }
        int lines = (int) text.substring(statement.start(), offset).chars().filter(c -> c == '\n').count();
        return new TomlPlace(statement.place().line() + lines, offset - text.lastIndexOf('\n', offset - 1));
    }

    /** Jackson notices a repeated key after reading the first word of the next statement. */
    private void refuse(TomlMistake mistake) {
        int index = statements.size() - 1;
        while (index > 0 && (!statements.get(index).isSound() || statements.get(index).kind() == TomlStatement.Kind.COMMENT
                || statements.get(index).start() >= mistake.offset() + (mistake.isDuplicate() ? 0 : 1))) {
            index--;
        }
        TomlStatement statement = statements.get(index);
        statements.set(index, statement.refused(new TomlMistake(mistake.getMessage() + first(index), TomlMistake.NOWHERE)));
        blankOut(statement);
        for (int below = index + 1; statement.isHeader() && below < statements.size() && !statements.get(below).isHeader(); below++) {
            blankOut(statements.get(below));
        }
    }

    /** The nearest earlier statement with the same path, otherwise the nearest with a path above or below it. */
    private String first(int index) {
        List<String> path = statements.get(index).path();
        TomlStatement nearest = null;
        for (int i = index - 1; i >= 0; i--) {
            TomlStatement other = statements.get(i);
            int common = Math.min(path.size(), other.path().size());
            boolean isTwin = other.path().equals(path);
            if (other.isSound() && common > 0 && (isTwin || nearest == null) && path.subList(0, common).equals(other.path().subList(0, common))) {
                nearest = other;
                if (isTwin) {
                    break;
                }
            }
        }
        return nearest == null ? "" : ", first in line " + nearest.place().line();
    }

    private void blankOut(TomlStatement statement) {
        for (int i = statement.start(); i < statement.end(); i++) {
            left[i] = left[i] == '\n' ? '\n' : ' ';
        }
    }
}
