package dev.goldenangle.architecture;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Texts are written in plain English. The phrases below marked the old style and have a plainer replacement in every
 * case. Rewrite the sentence instead of removing a phrase from the list.
 */
class PlainEnglishTest {
    /** Add a folder here when its texts are rewritten. */
    private static final List<Path> ROOTS = List.of(Path.of("src/main/java"), Path.of("src/test/java"));
    /** Packages that are not rewritten yet. */
    private static final Set<String> NOT_YET = Set.of("map", "toml");
    private static final Set<String> ENDINGS = Set.of("java", "md", "toml", "properties");
    private static final List<String> PHRASES = List.of("anew", "whoever", "whosoever", "is told", "are told", "was told", "as told", "unless told", "told by",
            "told at once", "of before", "of a name of its own", "and the like", "or the like", "and its like", "in turn with", "what changes what",
            "has the floor", "tells its", "tells itself", "comes to nothing", "came to nothing", "what it comes to", "is come by", "gives way", "a hair of",
            "by a hair", "to and fro", "for ever", "is not his", "is no business", "not its business", "is dear", "looks aside", "lets somebody",
            "when somebody", "if somebody", "nobody who", "put aside", "puts aside", "is passed over", "are passed over", "was passed over",
            "is left alone", "are left alone", "is made again", "are made again", "made again", "what is not allowed", "as it is told", "what came of",
            "what becomes of", "is at hand", "are at hand", "all in all", "for the better the", "so many ticks", "so many seconds", "at a stand", "to a stand");
    private static final Pattern OLD_STYLE = Pattern.compile("\\b(" + String.join("|", PHRASES).replace(" ", "\\s+") + ")\\b", Pattern.CASE_INSENSITIVE);

    @Test
    void textsAvoidOldFashionedPhrases() throws IOException {
        for (Path root : ROOTS) {
            try (Stream<Path> files = Files.walk(root)) {
                assertEquals(List.of(), files.filter(PlainEnglishTest::isChecked).sorted().flatMap(PlainEnglishTest::findings).toList());
            }
        }
    }

    @Test
    void oldFashionedPhraseIsFound() {
        assertTrue(OLD_STYLE.matcher("for Whoever asks").find());
        assertTrue(OLD_STYLE.matcher("it is  told once").find());
        assertTrue(!OLD_STYLE.matcher("renewal of a scanner").find());
    }

    private static boolean isChecked(Path file) {
        String name = file.getFileName().toString();
        return Files.isRegularFile(file) && ENDINGS.contains(name.substring(name.lastIndexOf('.') + 1)) && !name.equals("PlainEnglishTest.java")
                && !NOT_YET.contains(file.getParent().getFileName().toString());
    }

    private static Stream<String> findings(Path file) {
        try {
            List<String> lines = Files.readAllLines(file);
            return IntStream.range(0, lines.size()).filter(i -> OLD_STYLE.matcher(lines.get(i)).find()).mapToObj(i -> file + ":" + (i + 1) + ": " + lines.get(i).strip());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
