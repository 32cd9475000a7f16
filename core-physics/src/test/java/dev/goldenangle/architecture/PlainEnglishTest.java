package dev.goldenangle.architecture;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
    private static final Path ROOT = Path.of("..");
    /** Folders of the project that hold texts written by us. */
    private static final List<String> FOLDERS = List.of("core-physics", "presets", "sample-maps", "toolkit", "workbench", "cluster", "docs", "gradle");
    /** Their texts are part of map digests, so a change would make recorded runs unusable. */
    private static final Set<String> HASHED = Set.of("sector-steps.toml", "sector-steps-closed.toml", "CourseText.java");
    private static final Set<String> ENDINGS = Set.of("java", "md", "toml", "properties", "gradle", "css");
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
        Stream<Path> pages = Stream.of("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "build.gradle").map(ROOT::resolve);
        List<Path> files = new ArrayList<>(pages.toList());
        for (String folder : FOLDERS) {
            try (Stream<Path> found = Files.walk(ROOT.resolve(folder))) {
                found.filter(PlainEnglishTest::isChecked).forEach(files::add);
            }
        }
        assertEquals(List.of(), files.stream().sorted().flatMap(PlainEnglishTest::findings).toList());
    }

    @Test
    void oldFashionedPhraseIsFound() {
        assertTrue(OLD_STYLE.matcher("for Whoever asks").find());
        assertTrue(OLD_STYLE.matcher("it is  told once").find());
        assertTrue(!OLD_STYLE.matcher("renewal of a scanner").find());
    }

    private static boolean isChecked(Path file) {
        String name = file.getFileName().toString();
        boolean isBuilt = file.toString().replace('\\', '/').contains("/build/");
        return Files.isRegularFile(file) && !isBuilt && ENDINGS.contains(name.substring(name.lastIndexOf('.') + 1)) && !name.equals("PlainEnglishTest.java") && !HASHED.contains(name);
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
