package dev.goldenangle.toolkit.cli;

import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Compiles the example model of docs/models.md and packs it into a jar. */
final class OwnModel {
    private static final Path PAGE = Path.of("../docs/models.md");
    private static final Pattern SOURCE = Pattern.compile("```java\n// (\\S+)\n(.*?)```", Pattern.DOTALL);
    private static final Pattern SERVICES = Pattern.compile("```services\n(.*?)```", Pattern.DOTALL);

    private OwnModel() {
    }

    /** The jar of the page's code. */
    static Path jar(Path folder) throws IOException {
        return jar(folder, code -> code);
    }

    /** The same after a change of the code. */
    static Path jar(Path folder, UnaryOperator<String> change) throws IOException {
        String page = Files.readString(PAGE);
        Path classes = Files.createDirectories(folder.resolve("classes"));
        List<String> arguments = new ArrayList<>(List.of("-proc:none", "--release", "17", "-d", classes.toString(), "-cp", System.getProperty("java.class.path")));
        for (MatchResult source : SOURCE.matcher(page).results().toList()) {
            Path file = folder.resolve("src").resolve(source.group(1));
            Files.createDirectories(file.getParent());
            Files.writeString(file, change.apply(source.group(2)));
            arguments.add(file.toString());
        }
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        assertEquals(0, compiler.run(null, told, told, arguments.toArray(String[]::new)), told.toString(StandardCharsets.UTF_8));
        Path services = classes.resolve("META-INF/services/dev.goldenangle.motor.Model");
        Files.createDirectories(services.getParent());
        assertTrue(SERVICES.matcher(page).find(), "the page shows the services file");
        Files.writeString(services, SERVICES.matcher(page).results().findFirst().orElseThrow().group(1));
        return pack(classes, folder.resolve("own.jar"));
    }

    private static Path pack(Path classes, Path jar) throws IOException {
        try (OutputStream file = Files.newOutputStream(jar); JarOutputStream out = new JarOutputStream(file); Stream<Path> files = Files.walk(classes)) {
            files.filter(Files::isRegularFile).sorted().forEach(each -> put(out, classes.relativize(each).toString().replace('\\', '/'), each));
        }
        return jar;
    }

    private static void put(JarOutputStream out, String name, Path file) {
        try {
            out.putNextEntry(new JarEntry(name));
            Files.copy(file, out);
            out.closeEntry();
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
