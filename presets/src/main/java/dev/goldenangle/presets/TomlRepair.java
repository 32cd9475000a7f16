package dev.goldenangle.presets;

import dev.goldenangle.toml.TomlLines;
import dev.goldenangle.toml.TomlPlace;
import dev.goldenangle.toml.TomlProblem;
import dev.goldenangle.toml.TomlTable;

import java.io.StringReader;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Reads the valid parts of a text that Jackson refuses. Unreadable statements are left out, then repeated ones; a header is left out with
 * everything under it.
 */
final class TomlRepair {
    private final String text;
    private final List<TomlStatement> statements;
    /** Which statements Jackson gets, by index. */
    private final BitSet kept = new BitSet();

    TomlRepair(String text) {
        this.text = text;
        this.statements = TomlStatements.of(text);
        for (int i = 0; i < statements.size(); i++) {
            kept.set(i, statements.get(i).isSound() && statements.get(i).kind() != TomlStatement.Kind.COMMENT);
        }
    }

    List<TomlStatement> statements() {
        return statements;
    }

    TomlTable read(JacksonTree tree) {
        for (int tries = 0; tries < TomlStatements.MOST_MISTAKES; tries++) {
            StringBuilder left = new StringBuilder();
            int[] starts = new int[statements.size()];
            for (int i = kept.nextSetBit(0); i >= 0; i = kept.nextSetBit(i + 1)) {
                starts[i] = left.length();
                left.append(text.substring(statements.get(i).start(), statements.get(i).end()).stripLeading()).append('\n');
            }
            try {
                return tree.read(new StringReader(left.toString()));
            } catch (TomlMistake repeated) {
                refuse(repeated, starts);
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
    private void refuse(TomlMistake mistake, int[] starts) {
        int index = kept.length() - 1;
        while (kept.previousSetBit(index - 1) >= 0 && starts[index] >= mistake.offset() + (mistake.isDuplicate() ? 0 : 1)) {
            index = kept.previousSetBit(index - 1);
        }
        TomlStatement statement = statements.get(index);
        statements.set(index, statement.refused(new TomlMistake(mistake.getMessage() + first(index), TomlMistake.NOWHERE)));
        do {
            kept.clear(index++);
        } while (statement.isHeader() && index < statements.size() && !statements.get(index).isHeader());
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
}
