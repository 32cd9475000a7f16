package dev.goldenangle.workbench.architecture;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

/** The code walks in docs/walks.md name classes that exist. */
class WalksTest {
    private static final Path FILE = Path.of("..", "docs", "walks.md");
    private static final Pattern NAME = Pattern.compile("`([A-Z]\\w*)`");

    @Test
    void everyClassOfAWalkExists() throws IOException {
        Set<String> known = sources();
        List<String> named = NAME.matcher(Files.readString(FILE)).results().map(result -> result.group(1)).toList();
        assertFalse(named.isEmpty());
        assertEquals(List.of(), named.stream().filter(name -> !known.contains(name)).toList());
    }

    private static Set<String> sources() throws IOException {
        Set<String> names = new HashSet<>();
        for (String module : List.of("core-physics", "presets", "toolkit", "workbench", "cluster")) {
            try (Stream<Path> files = Files.walk(FILE.resolveSibling("..").resolve(module).resolve("src/main/java"))) {
                files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".java")).forEach(name -> names.add(name.substring(0, name.length() - ".java".length())));
            }
        }
        return names;
    }
}
