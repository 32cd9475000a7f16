package dev.goldenangle.presets;

import dev.goldenangle.presets.TomlStatement.Kind;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Changes values in a TOML text and leaves everything else unchanged, including comments and layout.
 *
 * <p>How it works: a value is located by trial. A part of a statement is the value if Jackson reads it alone as the old value, and if the
 * statement with the new value in its place gives the same tree except for that value. Every change is checked by reading the text
 * again.
 */
final class TomlEditor {
    /** A statement that would need more tries is not changed. */
    private static final int MOST_TRIES = 400;
    /** Placeholder for the path of a table in a list, which these paths cannot express. */
    private static final List<String> NOWHERE = List.of("", "in a list", "");
    private static final Pattern BARE = Pattern.compile("[A-Za-z0-9_-]+");

    /**
     * The new value of a key.
     *
     * @param value   in TOML notation
     * @param comment lines that explain the key; may be empty
     */
    record Pair(String value, String comment) {
    }

    private final String mark;
    private String text;

    TomlEditor(String given) {
        this.text = JacksonToml.withoutMark(given);
        this.mark = given.substring(0, given.length() - text.length());
    }

    String text() {
        return mark + text;
    }

    /** The pairs of a text that has each key on its own line, with the comments directly above them. */
    static Map<List<String>, Pair> pairs(String text) {
        Map<List<String>, Pair> pairs = new LinkedHashMap<>();
        for (TomlStatement statement : TomlStatements.of(text)) {
            if (statement.kind() == Kind.PAIR) {
                String line = text.substring(statement.start(), statement.end());
                pairs.put(statement.path(), new Pair(line.substring(TomlStatements.key(line).orElseThrow().length() + 1).strip(), commentAbove(text, statement.start())));
            }
        }
        return pairs;
    }

    /**
     * Changes the text from one set of pairs to another and leaves unchanged keys alone.
     *
     * @return whether it succeeded; if not, the text must not be used
     */
    boolean change(Map<List<String>, Pair> before, Map<List<String>, Pair> after) {
        for (Map.Entry<List<String>, Pair> old : before.entrySet()) {
            if (!after.containsKey(old.getKey()) && !remove(old.getKey(), old.getValue().comment())) {
                return false;
            }
        }
        for (Map.Entry<List<String>, Pair> now : after.entrySet()) {
            boolean isSame = before.containsKey(now.getKey()) && before.get(now.getKey()).value().equals(now.getValue().value());
            if (!isSame && !set(now.getKey(), now.getValue())) {
                return false;
            }
        }
        return true;
    }

    private boolean set(List<String> path, Pair wanted) {
        Object value = valueOf(wanted.value());
        TomlTree expected = TomlTree.of(text).with(path, value);
        Optional<Holder> holder = holder(path);
        if (holder.isPresent()) {
            return value.equals(TomlTree.of(text).at(path)) || replace(holder.get(), wanted.value()) && isNow(expected);
        }
        return add(path, wanted) && isNow(expected);
    }

    private boolean remove(List<String> path, String comment) {
        Optional<Holder> holder = holder(path);
        if (holder.isEmpty()) {
            return true;
        }
        TomlTree expected = TomlTree.of(text).without(path);
        TomlStatement statement = holder.get().statement;
        if (TomlStatement.keys(statement.content()).equals(holder.get().inside)) {
            boolean isGenerated = !comment.isEmpty() && text.substring(0, statement.start()).endsWith(comment);
            text = text.substring(0, statement.start() - (isGenerated ? comment.length() : 0)) + text.substring(statement.end());
            return isNow(expected);
        }
        return cutOut(holder.get()) && isNow(expected);
    }

    private boolean isNow(TomlTree expected) {
        return expected.isLike(TomlTree.of(text));
    }

    /** A statement, and the path of a key inside it. */
    private record Holder(TomlStatement statement, List<String> inside) {
    }

    /** The statement that sets a key. */
    private Optional<Holder> holder(List<String> path) {
        List<String> table = List.of();
        for (TomlStatement statement : TomlStatements.of(text)) {
            table = statement.kind() == Kind.TABLE ? statement.path() : statement.kind() == Kind.LIST_OF_TABLES ? NOWHERE : table;
            if (statement.kind() == Kind.PAIR && path.size() > table.size() && path.subList(0, table.size()).equals(table)) {
                List<String> inside = path.subList(table.size(), path.size());
                if (new TomlTree(statement.content().plain()).at(inside) != null) {
                    return Optional.of(new Holder(statement, inside));
                }
            }
        }
        return Optional.empty();
    }

    private boolean replace(Holder holder, String value) {
        int[] span = span(holder);
        if (span == null) {
            return false;
        }
        text = text.substring(0, span[0]) + value + text.substring(span[1]);
        return true;
    }

    /** Start and end of a value in the text; null when it is not found. */
    private int[] span(Holder holder) {
        String all = text.substring(holder.statement.start(), holder.statement.end());
        TomlTree before = new TomlTree(holder.statement.content().plain());
        Object old = before.at(holder.inside);
        int tries = 0;
        for (int sign = all.indexOf('='); sign >= 0; sign = all.indexOf('=', sign + 1)) {
            int start = sign + 1;
            while (start < all.length() && (all.charAt(start) == ' ' || all.charAt(start) == '\t')) {
                start++;
            }
            for (int at = start + 1; at <= all.length(); at++) {
                if (at == all.length() || ",}#\r\n".indexOf(all.charAt(at)) >= 0) {
                    String cut = all.substring(start, at).stripTrailing();
                    int end = start + cut.length();
                    if (tries++ > MOST_TRIES) {
                        return null;
                    }
                    String probe = all.substring(0, start) + "\"\\u0001\"" + all.substring(end);
                    if (old.equals(valueOf(cut)) && before.with(holder.inside, "\u0001").isLike(TomlTree.of(probe))) {
                        return new int[] {holder.statement.start() + start, holder.statement.start() + end};
                    }
                }
            }
        }
        return null;
    }

    /** Removes one of several keys from braces, with the comma before or after it. */
    private boolean cutOut(Holder holder) {
        int[] span = span(holder);
        if (span == null) {
            return false;
        }
        int start = holder.statement.start();
        TomlTree expected = new TomlTree(holder.statement.content().plain()).without(holder.inside);
        int comma = span[1];
        while (comma < holder.statement.end() && Character.isWhitespace(text.charAt(comma))) {
            comma++;
        }
        int[] ends = comma < holder.statement.end() && text.charAt(comma) == ',' ? new int[] {comma + 1, span[1]} : new int[] {span[1]};
        for (int from = span[0]; from > start; from--) {
            for (int end : ends) {
                boolean isEdge = text.charAt(from) == ',' || text.charAt(from - 1) == '{' || text.charAt(from - 1) == ',';
                if (isEdge && expected.isLike(TomlTree.of(text.substring(start, from) + text.substring(end, holder.statement.end())))) {
                    text = text.substring(0, from) + text.substring(end);
                    return true;
                }
            }
        }
        return false;
    }

    /** Adds a new key to the section of its table, after its last key. */
    private boolean add(List<String> path, Pair pair) {
        List<String> parent = path.subList(0, path.size() - 1);
        Optional<Holder> braces = parent.isEmpty() ? Optional.empty() : holder(parent);
        if (braces.isPresent() && intoBraces(braces.get(), path, pair)) {
            return true;
        }
        List<String> table = List.of();
        TomlStatement last = null;
        String line = null;
        boolean hasHeader = parent.isEmpty();
        for (TomlStatement statement : TomlStatements.of(text)) {
            table = statement.kind() == Kind.TABLE ? statement.path() : statement.kind() == Kind.LIST_OF_TABLES ? NOWHERE : table;
            boolean isHome = table.equals(parent) && (statement.kind() == Kind.TABLE || statement.kind() == Kind.PAIR);
            boolean isNear = !hasHeader && statement.kind() == Kind.PAIR && table.size() < parent.size() && statement.path().size() >= parent.size() && statement.path().subList(0, parent.size()).equals(parent);
            hasHeader |= isHome && statement.kind() == Kind.TABLE;
            if (isHome || isNear) {
                last = statement;
                line = name(path.subList(isHome ? parent.size() : table.size(), path.size())) + " = " + pair.value();
            }
        }
        if (last == null) {
            addSection(path, pair);
            return true;
        }
        String indent = text.substring(last.start(), last.start() + last.place().column() - 1);
        String comment = last.kind() == Kind.PAIR && commentAbove(text, last.start()).isEmpty() ? "" : withLineEnds(pair.comment());
        String before = text.substring(0, last.end());
        text = before + (before.endsWith("\n") ? "" : lineEnd()) + comment + indent + line + lineEnd() + text.substring(last.end());
        return true;
    }

    /** Adds a new section at the end; the first key without a section goes before the first header. */
    private void addSection(List<String> path, Pair pair) {
        List<String> parent = path.subList(0, path.size() - 1);
        int at = parent.isEmpty() ? TomlStatements.of(text).stream().filter(TomlStatement::isHeader).findFirst()
                .map(header -> header.start() - commentAbove(text, header.start()).length()).orElse(text.length()) : text.length();
        String before = text.substring(0, at);
        text = before + (before.isEmpty() || before.endsWith("\n") ? "" : lineEnd()) + (parent.isEmpty() ? "" : lineEnd() + "[" + name(parent) + "]" + lineEnd())
                + (text.contains("#") ? withLineEnds(pair.comment()) : "") + name(path.subList(parent.size(), path.size())) + " = " + pair.value() + lineEnd() + text.substring(at);
    }

    private boolean intoBraces(Holder holder, List<String> path, Pair pair) {
        TomlTree expected = TomlTree.of(text).with(path, valueOf(pair.value()));
        String before = text;
        String added = name(path.subList(path.size() - 1, path.size())) + " = " + pair.value();
        int tries = 0;
        for (int brace = text.lastIndexOf('}', holder.statement.end()); brace >= holder.statement.start() && tries++ < MOST_TRIES; brace = before.lastIndexOf('}', brace - 1)) {
            int end = before.substring(0, brace).stripTrailing().length();
            for (String comma : new String[] {", ", " "}) {
                text = before.substring(0, end) + comma + added + (end == brace ? " " : "") + before.substring(end);
                if (isNow(expected)) {
                    return true;
                }
            }
        }
        text = before;
        return false;
    }

    private static String name(List<String> keys) {
        return String.join(".", keys.stream().map(key -> BARE.matcher(key).matches() ? key : PresetWriter.quoted(key)).toList());
    }

    private String lineEnd() {
        return text.contains("\r\n") ? "\r\n" : "\n";
    }

    private String withLineEnds(String lines) {
        return lines.replace("\n", lineEnd());
    }

    /** The comment lines directly above an offset; empty when there are none. */
    static String commentAbove(String text, int offset) {
        int start = offset;
        for (int line = startOfLine(text, start); line < start && text.startsWith("#", line); line = startOfLine(text, start)) {
            start = line;
        }
        return text.substring(start, offset);
    }

    private static int startOfLine(String text, int end) {
        return end == 0 ? 0 : text.lastIndexOf('\n', end - 2) + 1;
    }

    private static Object valueOf(String written) {
        return TomlTree.of("x=" + written).at(List.of("x"));
    }
}
