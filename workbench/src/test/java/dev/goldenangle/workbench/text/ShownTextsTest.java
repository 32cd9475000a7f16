package dev.goldenangle.workbench.text;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Every text that a user sees in the window is in messages.properties, and everything in it is used. */
class ShownTextsTest {
    private static final Path SOURCES = Path.of("src/main/java/dev/goldenangle/workbench");
    private static final Path STYLES = Path.of("src/main/resources/dev/goldenangle/workbench/look/workbench.css");
    private static final ResourceBundle TEXTS = ResourceBundle.getBundle("dev.goldenangle.workbench.text.messages");
    private static final Pattern COMMENT = Pattern.compile("(?s:/\\*.*?\\*/)|(?m:^\\s*//.*$|(?<=[;{}]) +//.*$)");
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");
    /** Two words in a row, a capitalised word, or a word beside a space. */
    private static final Pattern LOOKS_LIKE_TEXT = Pattern.compile("\\p{L}{2,}[,:]? \\p{L}{2,}|^\\p{Lu}\\p{Ll}+|^ \\p{L}+|\\p{L}{2,} $");
    /** Units after a number, key combinations, file names and styles. */
    private static final Pattern NO_TEXT = Pattern.compile("^ (m|s|ms|µs|m/s²?|Hz)$|^(Shortcut|Alt)\\+|\\.ttf$|-fx-");
    /** Messages for developers, the terminal and its log, annotations and patterns. */
    private static final Pattern TECHNICAL = Pattern.compile("new (Illegal|Assertion|Unsupported|NullPointer)|@SuppressWarnings|@Named|@Option|@Command|System\\.err|setProperty|Pattern\\.compile|System\\.Logger|LOG\\.log|replaceAll\\(");
    /** Literals that look like a text and are none: names of fonts, threads, headers and system properties. */
    private static final Set<String> NO_TEXTS = Set.of("Roboto", "Roboto Medium", "JetBrains Mono", "Library", "Application Support", "window is usable", "window is complete");

    private record Source(Path file, String code) {
    }

    private static List<Source> sources() throws IOException {
        List<Source> sources = new ArrayList<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(file -> file.toString().endsWith(".java")).sorted().toList()) {
                sources.add(new Source(SOURCES.relativize(file), COMMENT.matcher(Files.readString(file)).replaceAll("")));
            }
        }
        return sources;
    }

    static List<String> literals(String code) {
        return LITERAL.matcher(code).results().map(result -> result.group(1)).toList();
    }

    @Test
    void noTextIsWrittenInAClass() throws IOException {
        List<String> found = new ArrayList<>();
        Set<String> styles = Pattern.compile("\\.([a-z][a-z0-9-]*)").matcher(Files.readString(STYLES)).results().map(result -> result.group(1)).collect(Collectors.toSet());
        for (Source source : sources()) {
            source.code.lines().filter(line -> !TECHNICAL.matcher(line).find()).flatMap(line -> literals(line).stream())
                    .filter(literal -> LOOKS_LIKE_TEXT.matcher(literal).find() && !NO_TEXT.matcher(literal).find() && !NO_TEXTS.contains(literal))
                    .filter(literal -> !styles.containsAll(List.of(literal.strip().split(" ")))).forEach(literal -> found.add(source.file + ": " + literal));
        }
        assertEquals(List.of(), found, "move these to messages.properties");
    }

    @Test
    void everyKeyIsUsedAndEveryUsedKeyExists() throws IOException {
        Set<String> used = new HashSet<>();
        Set<String> asked = new TreeSet<>();
        Pattern call = Pattern.compile("Messages\\.text\\(\\s*\"([^\"]+)\"");
        for (Source source : sources()) {
            used.addAll(literals(source.code));
            Matcher calls = call.matcher(source.code);
            while (calls.find()) {
                asked.add(calls.group(1));
            }
        }
        asked.removeAll(TEXTS.keySet());
        assertEquals(Set.of(), asked, "these keys are not in messages.properties");
        Set<String> unused = new TreeSet<>(TEXTS.keySet());
        unused.removeAll(used);
        assertEquals(Set.of(), unused, "nothing uses these keys");
    }

    @Test
    void everyTextCanBeFormatted() {
        for (String key : TEXTS.keySet()) {
            String text = TEXTS.getString(key);
            assertTrue(!text.isBlank(), key + " is empty");
            if (text.contains("{0")) {
                new MessageFormat(text, Locale.ENGLISH);
                assertTrue(text.replace("''", "").indexOf('\'') < 0, key + ": write an apostrophe twice in a text with values");
            } else {
                assertTrue(!text.contains("''"), key + ": write an apostrophe once in a text without values");
            }
        }
    }
}
