package dev.goldenangle.architecture;

import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Rules that let a game embed the core, and make results identical on all machines. */
class CorePurityTest {
    /** Exact or correctly rounded on every machine and in browsers; other methods of Math can differ. */
    private static final Set<String> EXACT = Set.of("sqrt", "abs", "min", "max", "floor", "ceil", "signum", "floorMod", "floorDiv",
            "toIntExact", "addExact", "multiplyExact", "copySign", "ulp", "nextUp", "nextDown", "scalb", "getExponent", "clamp");
    private static final Set<String> PARSERS = Set.of("Double.parseDouble", "Double.valueOf", "Float.parseFloat", "Float.valueOf");
    private static final Pattern PUBLIC_TYPE = Pattern.compile(
            "^\\s*public\\s+(?:(?:static|final|abstract|sealed|non-sealed|strictfp)\\s+)*(?:class|interface|enum|record|@interface)\\s+(\\w+)");

    @Test
    void coreDependsOnlyOnJavaBase() {
        ToolProvider jdeps = ToolProvider.findFirst("jdeps").orElseThrow();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        String classes = Vec3.class.getProtectionDomain().getCodeSource().getLocation().getPath();
        assertEquals(0, jdeps.run(print, print, "--multi-release", "17", "--print-module-deps", classes));
        assertEquals("java.base", out.toString(StandardCharsets.UTF_8).strip());
    }

    /** The platform's functions, rounding and parsing differ between virtual machines and browsers in the last bit. */
    @Test
    void mathAndNumberParsingAreTheCoresOwn() {
        List<String> offenders = CoreClasses.ALL.stream()
                .flatMap(c -> c.getAccessesFromSelf().stream())
                .filter(JavaCodeUnitAccess.class::isInstance).map(access -> (JavaCodeUnitAccess<?>) access).filter(CorePurityTest::differsBetweenPlatforms)
                .map(JavaCodeUnitAccess::getDescription).toList();
        assertTrue(offenders.isEmpty(), () -> "use math.Elementary, Exponential, Rounding, Decimal or Angles:\n" + String.join("\n", offenders));
    }

    private static boolean differsBetweenPlatforms(JavaCodeUnitAccess<?> call) {
        String name = call.getTarget().getName();
        return call.getTargetOwner().isEquivalentTo(StrictMath.class)
                || call.getTargetOwner().isEquivalentTo(Math.class) && !EXACT.contains(name)
                || PARSERS.contains(call.getTargetOwner().getSimpleName() + "." + name) && takesText(call);
    }

    private static boolean takesText(JavaCodeUnitAccess<?> call) {
        return call.getTarget().getRawParameterTypes().stream().anyMatch(type -> type.isEquivalentTo(String.class));
    }

    @Test
    void everyPublicTypeIsDocumented() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            List<String> silent = files.filter(f -> f.toString().endsWith(".java")).flatMap(CorePurityTest::undocumented).toList();
            assertTrue(silent.isEmpty(), () -> "no doc sentence: " + silent);
        }
    }

    private static Stream<String> undocumented(Path file) {
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (IOException unreadable) {
            return Stream.of(file + ": " + unreadable.getMessage());
        }
        Stream.Builder<String> silent = Stream.builder();
        for (int i = 0; i < lines.size(); i++) {
            Matcher type = PUBLIC_TYPE.matcher(lines.get(i));
            if (type.find() && !documentedAbove(lines, i)) {
                silent.add(file.getFileName() + ": " + type.group(1));
            }
        }
        return silent.build();
    }

    private static boolean documentedAbove(List<String> lines, int declaration) {
        int line = declaration - 1;
        while (line >= 0 && (lines.get(line).isBlank() || lines.get(line).strip().startsWith("@"))) {
            line--;
        }
        return line >= 0 && lines.get(line).strip().endsWith("*/");
    }
}
