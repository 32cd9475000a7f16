package dev.goldenangle.presets;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.toml.TomlFactory;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A TOML text as a tree with the place of each key. A parser stops at the first mistake; to find them all, each broken
 * statement is blanked out and the rest read again.
 */
final class TomlDocument {
    static final int MAX_CHARS = 256 * 1024;
    private static final int MAX_SYNTAX_PROBLEMS = 32;
    private static final TomlFactory TOML = new TomlFactory();

    private final String file;
    private final String text;
    private final TomlKeys keys;
    private final List<PresetProblem> problems = new ArrayList<>();
    private ObjectNode root = JsonNodeFactory.instance.objectNode();

    private TomlDocument(String file, String text) {
        this.file = file;
        this.text = text;
        this.keys = TomlKeys.scan(text);
    }

    static TomlDocument read(String file, String given) {
        String text = given.startsWith("\uFEFF") ? given.substring(1) : given;
        boolean tooLong = text.length() > MAX_CHARS;
        TomlDocument document = new TomlDocument(file, tooLong ? "" : text);
        if (tooLong) {
            document.problem(0, "", "the file is longer than " + MAX_CHARS + " characters");
        } else {
            document.parse();
        }
        return document;
    }

    /** What could be read, empty at worst. */
    ObjectNode root() {
        return root;
    }

    /** Whether every statement could be read. */
    boolean isSound() {
        return problems.isEmpty();
    }

    /** Everything found so far, in the order of the file. */
    List<PresetProblem> problems() {
        return problems.stream().sorted(Comparator.comparingInt(PresetProblem::line).thenComparingInt(PresetProblem::column)).toList();
    }

    /** Adds a problem at the place of a key. */
    void problem(List<String> path, String reason) {
        problem(keys.find(path).map(TomlKeys.Entry::from).orElse(0), String.join(".", path), reason);
    }

    /** Adds a problem at a key of one of the tables of an array, counted from 0; at the table's header when the key is not there. */
    void problem(String table, int index, String key, String reason) {
        int from = keys.tableOf(table, index);
        int at = keys.keyIn(List.of(table, key), from);
        problem(at < 0 ? Math.max(0, from) : at, table + "." + key, reason);
    }

    /** The comment lines right above one of the tables of an array, as one text; empty when there are none. */
    String commentAbove(String table, int index) {
        int from = keys.tableOf(table, index);
        return from < 0 ? "" : comment(text.substring(0, from).lines().toList());
    }

    /** The comment lines at the head of the file. */
    String headComment() {
        return words(text.lines().takeWhile(line -> line.startsWith("#")).toList());
    }

    private static String comment(List<String> lines) {
        int first = lines.size();
        while (first > 0 && lines.get(first - 1).startsWith("#")) {
            first--;
        }
        return words(lines.subList(first, lines.size()));
    }

    private static String words(List<String> lines) {
        return String.join(" ", lines.stream().map(line -> line.substring(1).strip()).toList()).strip().replaceAll("\\s+", " ");
    }

    private void problem(int offset, String key, String reason) {
        problems.add(new PresetProblem(file, keys.lineOf(offset), keys.columnOf(offset), key, reason));
    }

    private void parse() {
        if (isTooMuch()) {
            return;
        }
        StringBuilder rest = new StringBuilder(text);
        blankDuplicates(rest);
        for (int attempt = 0; attempt < MAX_SYNTAX_PROBLEMS; attempt++) {
            Optional<Mistake> mistake = parse(rest.toString());
            if (mistake.isEmpty()) {
                checkNothingWasSkipped(rest);
                return;
            }
            report(mistake.get());
            if (!blank(rest, mistake.get().offset())) {
                return;
            }
        }
    }

    private boolean isTooMuch() {
        if (keys.tooDeepAt() >= 0) {
            problem(keys.tooDeepAt(), "", "is nested more than " + TomlKeys.MAX_DEPTH + " deep");
            return true;
        }
        if (keys.entries().size() > TomlKeys.MAX_KEYS) {
            problem(keys.entries().get(TomlKeys.MAX_KEYS).from(), "", "the file has more than " + TomlKeys.MAX_KEYS + " keys");
            return true;
        }
        return false;
    }

    private record Mistake(int offset, String reason) {
    }

    private Optional<Mistake> parse(String rest) {
        try (JsonParser parser = TOML.createParser(rest)) {
            root = TomlTree.read(parser);
            return Optional.empty();
        } catch (JsonProcessingException broken) {
            JsonLocation place = broken.getLocation();
            int offset = place == null ? 0 : keys.offsetOf(place.getLineNr(), place.getColumnNr());
            return Optional.of(new Mistake(offset, firstLine(broken.getOriginalMessage())));
        } catch (IOException | RuntimeException unexpected) {
            // The parser is not ours: whatever it throws at odd input is a problem of that input.
            return Optional.of(new Mistake(0, "cannot be read: " + firstLine(String.valueOf(unexpected.getMessage()))));
        }
    }

    private static String firstLine(String message) {
        String line = message.lines().findFirst().orElse("").strip();
        String cut = line.length() > 200 ? line.substring(0, 200) + "…" : line;
        return cut.isEmpty() ? "cannot be read" : Character.toLowerCase(cut.charAt(0)) + cut.substring(1);
    }

    private void report(Mistake mistake) {
        String key = keys.around(mistake.offset()).map(TomlKeys.Entry::key).orElse("");
        problem(mistake.offset(), key, mistake.reason());
    }

    private void blankDuplicates(StringBuilder rest) {
        Map<List<String>, TomlKeys.Entry> seen = new HashMap<>();
        Set<List<String>> headers = new HashSet<>();
        for (TomlKeys.Entry entry : keys.entries()) {
            boolean first = entry.header() ? headers.add(entry.path()) : !seen.containsKey(entry.path());
            if (first) {
                seen.putIfAbsent(entry.path(), entry);
            } else if (!entry.array()) {
                int line = keys.lineOf(seen.get(entry.path()).from());
                problem(entry.from(), entry.key(), (entry.header() ? "this table" : "this key") + " is given twice, first in line " + line);
                erase(rest, entry.from(), entry.header() ? sectionEnd(entry) : entry.to());
            }
        }
    }

    /** Erases the statement around an offset, or its line; false when nothing is left there to erase. */
    private boolean blank(StringBuilder rest, int offset) {
        Optional<TomlKeys.Entry> entry = keys.around(offset);
        if (entry.isPresent() && erase(rest, entry.get().from(), entry.get().header() ? sectionEnd(entry.get()) : entry.get().to())) {
            return true;
        }
        int line = keys.lineOf(offset);
        int from = keys.offsetOf(line, 1);
        int lineEnd = rest.indexOf("\n", from);
        return erase(rest, from, lineEnd < 0 ? rest.length() : lineEnd);
    }

    /** Keys under a broken header would land in the table before it, so they go with it. */
    private int sectionEnd(TomlKeys.Entry header) {
        return keys.entries().stream().filter(e -> e.header() && e.from() > header.from()).mapToInt(TomlKeys.Entry::from).findFirst()
                .orElse(text.length());
    }

    /** Overwrites with spaces, so that all places stay as they are. */
    private static boolean erase(StringBuilder rest, int from, int to) {
        boolean erased = false;
        for (int i = from; i < Math.min(to, rest.length()); i++) {
            if (rest.charAt(i) != '\n' && rest.charAt(i) != ' ') {
                rest.setCharAt(i, ' ');
                erased = true;
            }
        }
        return erased;
    }

    /** The parser silently stops at some broken characters; a key that is in the text must be in the tree. */
    private void checkNothingWasSkipped(StringBuilder rest) {
        for (TomlKeys.Entry entry : keys.entries()) {
            boolean erased = rest.charAt(entry.from()) == ' ';
            if (!entry.array() && !erased && entry.path().stream().allMatch(TomlDocument::isPlain) && !isInTree(entry.path())) {
                problem(entry.from(), entry.key(), "this line or one above it holds a character that cannot be read");
                return;
            }
        }
    }

    /** Escapes in quoted names are left to the parser. */
    private static boolean isPlain(String name) {
        return name.indexOf('\\') < 0;
    }

    private boolean isInTree(List<String> path) {
        JsonNode node = root;
        for (String name : path) {
            node = node.path(name);
            if (node.isArray()) {
                return true;
            }
        }
        return !node.isMissingNode();
    }
}
