package dev.goldenangle.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Every package states its stability, and stable packages do not return internal types. */
class StabilityTest {
    private static final Pattern SAID = Pattern.compile("<p>Stability: (stable|evolving|internal)\\.");
    private static final Path SOURCES = Path.of("src/main/java");

    private static Map<String, String> stability() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            return files.filter(file -> file.endsWith("package-info.java")).collect(Collectors.toMap(
                    file -> SOURCES.relativize(file.getParent()).toString().replace('\\', '/').replace('/', '.'), StabilityTest::said, (a, b) -> a, TreeMap::new));
        }
    }

    private static String said(Path file) {
        try {
            List<String> words = SAID.matcher(Files.readString(file)).results().map(found -> found.group(1)).toList();
            assertTrue(words.size() <= 1, file + " says its stability once");
            return words.isEmpty() ? "internal" : words.get(0);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** A package without a statement is internal. */
    @Test
    void gameExampleUsesOnlyStablePackages() throws IOException {
        Map<String, String> stability = stability();
        String game = Files.readString(Path.of("../docs/examples/game-loop/src/main/java/GameLoop.java"));
        List<String> used = Pattern.compile("import (dev\\.goldenangle\\.[a-z.]+)\\.[A-Z]").matcher(game).results().map(found -> found.group(1)).distinct()
                .filter(name -> !name.equals("dev.goldenangle.presets")).toList();
        assertTrue(used.size() > 4, used.toString());
        used.forEach(name -> assertEquals("stable", stability.get(name), name));
        assertTrue(SAID.matcher(Files.readString(Path.of("../presets/src/main/java/dev/goldenangle/presets/package-info.java"))).find(), "the presets too");
    }

    @Test
    void stablePackagesReturnNoInternalTypes() throws IOException {
        Map<String, String> stability = stability();
        List<String> leaks = CoreClasses.ALL.stream().filter(type -> isPublic(type) && "stable".equals(stability.get(type.getPackageName())))
                .flatMap(type -> type.getMethods().stream()).filter(method -> method.getModifiers().contains(JavaModifier.PUBLIC))
                .filter(method -> isInternal(method.getRawReturnType(), stability)).map(JavaMethod::getFullName).sorted().toList();
        assertEquals(List.of(), leaks);
    }

    /** A class of an internal package can be evolving if its own comment says so. */
    @Test
    void exampleOfAnOwnModelUsesNoInternalClass() throws IOException {
        Map<String, String> stability = stability();
        String page = Files.readString(Path.of("../docs/models.md"));
        List<String> used = Pattern.compile("import (dev\\.goldenangle\\.[a-z.]+\\.[A-Z]\\w+);").matcher(page).results().map(found -> found.group(1)).distinct().toList();
        assertTrue(used.contains("dev.goldenangle.controller.CapsuleController") && used.contains("dev.goldenangle.world.brush.BrushWorld"), used.toString());
        List<String> internal = used.stream().filter(name -> "internal".equals(stability.get(name.substring(0, name.lastIndexOf('.')))))
                .filter(name -> !said(SOURCES.resolve(name.replace('.', '/') + ".java")).equals("evolving")).toList();
        assertEquals(List.of(), internal);
    }

    private static boolean isPublic(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC);
    }

    private static boolean isInternal(JavaClass type, Map<String, String> stability) {
        return "internal".equals(stability.getOrDefault(type.getBaseComponentType().getPackageName(), type.getPackageName().startsWith("dev.goldenangle.") ? "internal" : ""));
    }
}
