package dev.goldenangle.presets;

import dev.goldenangle.toml.TomlLimits;
import dev.goldenangle.toml.TomlPlace;
import dev.goldenangle.toml.TomlProblem;
import dev.goldenangle.toml.TomlReader;
import dev.goldenangle.toml.TomlTable;

import java.io.StringReader;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads TOML with Jackson and reports all mistakes of a text at once. The core finds this class as a service.
 *
 * <p>How it works: 1. Jackson reads the text without its comment lines, which are most of a preset file. 2. If Jackson refuses it,
 * {@link TomlRepair} leaves out the unreadable statements. Line numbers are computed only when needed ({@link TextLines}).
 */
public final class JacksonToml implements TomlReader {
    /** Jackson 2.22 silently drops the first digits of a whole number that has 19 digits and fits 64 bits. */
    private static final Pattern TOO_LONG = Pattern.compile("(?md)^[^\"'#\\n]*[=\\[,][ \\t]*[+-]?[1-9][\\d_]{18,30}[ \\t]*([,\\]}#].*)?\\r?$");

    @Override
    public TomlTable read(String given, TomlLimits limits, Consumer<TomlProblem> problems) {
        String text = withoutMark(given);
        TextLines lines = new TextLines();
        JacksonTree tree = new JacksonTree(lines, limits.values());
        if (text.length() > limits.characters()) {
            problems.accept(new TomlProblem(TomlPlace.START, "", "the file is longer than " + limits.characters() + " characters; the file was not read"));
            return new TomlTable(Map.of(), lines);
        }
        String bare = withoutComments(text);
        TomlTable root;
        try {
            root = tree.read(new StringReader(bare));
            lines.use(text, root, () -> TomlStatements.of(text));
        } catch (TomlMistake refused) {
            TomlRepair repair = new TomlRepair(text);
            root = repair.read(tree);
            repair.report(problems);
            lines.use(text, root, repair::statements);
        }
        if (TOO_LONG.matcher(bare).find()) {
            reportLongNumbers(text, problems);
        }
        if (tree.isCut()) {
            problems.accept(new TomlProblem(TomlPlace.START, "", "the file has more than " + limits.values() + " keys and values; the rest was not read"));
        }
        return root;
    }

    /** The text without its comment lines; unchanged when it may contain a text over several lines, where such a line is not a comment. */
    private static String withoutComments(String text) {
        if (text.contains("\"\"\"") || text.contains("'''")) {
            return text;
        }
        StringBuilder bare = new StringBuilder();
        for (int at = 0, end; at < text.length(); at = end) {
            end = TomlStatements.endOfLine(text, at);
            if (!TomlStatements.isPassedOver(text, at, end)) {
                bare.append(text, at, end);
            }
        }
        return bare.toString();
    }

    private static void reportLongNumbers(String text, Consumer<TomlProblem> problems) {
        int line = 1;
        int counted = 0;
        for (Matcher number = TOO_LONG.matcher(text); number.find(); counted = number.start()) {
            line += (int) text.substring(counted, number.start()).chars().filter(c -> c == '\n').count();
            problems.accept(new TomlProblem(new TomlPlace(line, 1), "", "a whole number has at most 18 digits"));
        }
    }

    /** Removes the byte order mark, which is not part of TOML. */
    static String withoutMark(String text) {
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }
}
