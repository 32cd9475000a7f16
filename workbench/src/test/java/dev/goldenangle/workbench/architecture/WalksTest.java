package dev.goldenangle.workbench.architecture;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The walks in the documents go through classes that exist, and are short. */
class WalksTest {
    private static final Path FILE = Path.of("..", "docs", "walks.md");
    private static final int MOST_CLASSES = 20;
    private static final Pattern NAME = Pattern.compile("`([A-Z]\\w*)`");
    private static final Pattern STEP = Pattern.compile("(?m)^\\d+\\. `");

    private static List<String> walks() throws IOException {
        return Pattern.compile("(?m)^## ").splitAsStream(Files.readString(FILE)).skip(1).toList();
    }

    @Test
    void everyClassOfAWalkExists() throws IOException {
        Set<String> known = sources();
        List<String> named = NAME.matcher(Files.readString(FILE)).results().map(result -> result.group(1)).toList();
        assertTrue(named.size() > MOST_CLASSES, "the walks name their classes");
        assertEquals(List.of(), named.stream().filter(name -> !known.contains(name)).toList());
    }

    /** Names of all classes that have a file. */
    private static Set<String> sources() throws IOException {
        Set<String> names = new HashSet<>();
        for (String module : List.of("core-physics", "presets", "workbench")) {
            try (Stream<Path> files = Files.walk(FILE.resolveSibling("..").resolve(module).resolve("src/main/java"))) {
                files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".java")).forEach(name -> names.add(name.substring(0, name.length() - ".java".length())));
            }
        }
        return names;
    }

    @Test
    void noWalkPassesMoreThanTwentyClasses() throws IOException {
        assertEquals(2, walks().size());
        for (String walk : walks()) {
            List<MatchResult> steps = STEP.matcher(walk).results().toList();
            assertTrue(!steps.isEmpty() && steps.size() <= MOST_CLASSES, steps.size() + " classes: " + walk.lines().findFirst().orElseThrow());
        }
    }
}
