package dev.goldenangle.workbench.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

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
        Set<String> known = new ClassFileImporter().importPackages("dev.goldenangle").stream().map(JavaClass::getSimpleName).collect(Collectors.toSet());
        List<String> named = NAME.matcher(Files.readString(FILE)).results().map(result -> result.group(1)).toList();
        assertTrue(named.size() > MOST_CLASSES, "the walks name their classes");
        assertEquals(List.of(), named.stream().filter(name -> !known.contains(name)).toList());
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
