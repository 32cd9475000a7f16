package dev.goldenangle.workbench.app;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The start script of the installed folder, filled in as the build does it. */
@DisabledOnOs(OS.WINDOWS)
class StartScriptTest {
    @TempDir
    Path temporary;
    private Path work;

    private record Answer(int code, String text) {
    }

    @BeforeEach
    void makeWorkingFolder() throws IOException {
        work = Files.createDirectory(temporary.resolve("work"));
    }

    /** Installs the workbench with a jar that refers to the classes under test. */
    private Path install(String folder) throws IOException {
        Path home = temporary.resolve(folder);
        Files.createDirectories(home.resolve("bin"));
        Files.createDirectories(home.resolve("lib"));
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toUri().toString()).collect(Collectors.joining(" ")));
        new JarOutputStream(Files.newOutputStream(home.resolve("lib/classes.jar")), manifest).close();
        String template = Files.readString(Path.of("../gradle/start.sh"));
        Path script = home.resolve("bin/workbench");
        Files.writeString(script, template.replace("@CLASSPATH@", "$APP_HOME/lib/classes.jar").replace("@MAIN@", Launcher.class.getName())
                .replace("@FLAGS@", "\"-Xshare:auto\" \"-Dgoldenangle.test-home=$APP_HOME/lib\""));
        assertTrue(script.toFile().setExecutable(true));
        return script;
    }

    private Answer run(Path script, Map<String, String> environment, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(script.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(work.toFile()).redirectErrorStream(true);
        builder.environment().keySet().removeAll(List.of("JAVA_OPTS", "WORKBENCH_OPTS"));
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().putAll(environment);
        Process process = builder.start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Answer(process.waitFor(), text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"b$(touch x)", "b`touch x`; touch y", "\"b'\\ *", "-b $HOME"})
    void startsFromAnyFolderAndRunsNoPartOfItsName(String folder) throws IOException, InterruptedException {
        Answer answer = run(install(folder), Map.of(), "--version");
        assertEquals(0, answer.code(), answer.text());
        assertTrue(answer.text().startsWith("Golden Angle Workbench"), answer.text());
        try (Stream<Path> made = Files.list(work)) {
            assertEquals(List.of(), made.toList());
        }
    }

    @Test
    void folderWithAColonIsRefusedInOneSentence() throws IOException, InterruptedException {
        Path script = install("a:b");
        Answer answer = run(script, Map.of(), "--version");
        assertEquals(new Answer(1, "workbench: Java cannot start from a folder with a colon in its path; move or rename " + script.getParent().getParent().toRealPath() + "\n"), answer);
    }

    @Test
    void folderThatNoLongerExistsIsReportedInOneSentence() throws IOException, InterruptedException {
        Answer answer = run(Path.of("sh"), Map.of(), "-c", "mkdir gone && cd gone && rmdir ../gone && exec \"$0\" --version", install("home").toString());
        assertEquals(1, answer.code());
        assertTrue(answer.text().endsWith("workbench: the current folder no longer exists; change to another one\n") && !answer.text().contains("\tat "), answer.text());
    }

    @Test
    void startsThroughALink() throws IOException, InterruptedException {
        Path link = Files.createSymbolicLink(work.resolve("link"), install("home"));
        assertEquals(0, run(link, Map.of(), "--version").code());
    }

    @Test
    void optionsOfTheEnvironmentMayBeQuotedAndAreNotExpanded() throws IOException, InterruptedException {
        Answer answer = run(install("home"), Map.of("JAVA_OPTS", "-Da='two words' -Db=* \"-Dc=$(touch x)\"", "WORKBENCH_OPTS", "-XshowSettings:properties"), "--version");
        for (String line : List.of("a = two words", "b = *", "c = $(touch x)", "goldenangle.test-home = " + temporary.toRealPath().resolve("home/lib"))) {
            assertTrue(answer.text().contains("    " + line + "\n"), answer.text());
        }
        try (Stream<Path> made = Files.list(work)) {
            assertEquals(List.of(), made.toList());
        }
    }

    @Test
    void missingJavaAndOpenQuotesAreReportedInOneSentence() throws IOException, InterruptedException {
        Path script = install("home");
        assertEquals(new Answer(1, "workbench: JAVA_HOME is /nowhere, but /nowhere/bin/java is not a program; set JAVA_HOME to the folder of a Java 17 or later\n"),
                run(script, Map.of("JAVA_HOME", "/nowhere"), "--version"));
        Answer open = run(script, Map.of("JAVA_OPTS", "-Da='b"), "--version");
        assertEquals(1, open.code());
        assertTrue(open.text().endsWith("workbench: JAVA_OPTS or WORKBENCH_OPTS has an unmatched quotation mark\n"), open.text());
    }
}
