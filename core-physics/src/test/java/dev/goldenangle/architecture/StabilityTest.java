package dev.goldenangle.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** What a game may build on is said in every package, and nobody who keeps to it is handed something that is not his. */
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
            assertEquals(1, words.size(), file + " says its stability once");
            return words.get(0);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Test
    void everyPackageWithCodeSaysHowStableItIs() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            List<String> packages = files.filter(file -> file.toString().endsWith(".java")).map(file -> SOURCES.relativize(file.getParent()).toString().replace('\\', '/').replace('/', '.'))
                    .distinct().toList();
            assertTrue(stability().keySet().containsAll(packages), packages.toString());
        }
        Matcher presets = SAID.matcher(Files.readString(Path.of("../presets/src/main/java/dev/goldenangle/presets/package-info.java")));
        assertTrue(presets.find(), "the presets too");
    }

    @Test
    void stablePackagesHandOutNothingInternal() throws IOException {
        Map<String, String> stability = stability();
        JavaClasses core = new ClassFileImporter().importUrl(Vec3.class.getProtectionDomain().getCodeSource().getLocation());
        List<String> leaks = core.stream().filter(type -> isPublic(type) && "stable".equals(stability.get(type.getPackageName())))
                .flatMap(type -> type.getMethods().stream()).filter(method -> method.getModifiers().contains(JavaModifier.PUBLIC))
                .filter(method -> isInternal(method.getRawReturnType(), stability)).map(JavaMethod::getFullName).sorted().toList();
        assertEquals(List.of(), leaks);
    }

    private static boolean isPublic(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC);
    }

    private static boolean isInternal(JavaClass type, Map<String, String> stability) {
        return "internal".equals(stability.get(type.getBaseComponentType().getPackageName()));
    }
}
