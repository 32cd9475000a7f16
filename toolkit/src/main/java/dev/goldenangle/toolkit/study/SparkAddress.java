package dev.goldenangle.toolkit.study;

import java.io.File;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a Spark cluster is, and what it takes to send a study there.
 *
 * @param master what {@code --master} of spark-submit takes: {@code spark://host:7077}, {@code yarn}, {@code local[4]}
 * @param submit the command spark-submit, or a folder of Spark; empty to look into SPARK_HOME and PATH
 * @param jar    the job: what {@code ./gradlew :cluster:jobJar} makes
 * @param folder a folder that all workers see; empty where the workers see the study's own
 */
public record SparkAddress(String master, String submit, String jar, String folder) {
    public static final SparkAddress NONE = new SparkAddress("", "", "", "");
    private static final Pattern STANDALONE = Pattern.compile("spark://([^:/,\\s]+):([0-9]{1,5})((?:,[^:/,\\s]+:[0-9]{1,5})*)");
    private static final Pattern OTHERS = Pattern.compile("yarn|local(\\[[0-9*]+(,[0-9]+)?])?|(k8s|mesos)://\\S+");
    private static final int PATIENCE_MILLIS = 1500;

    public boolean isSet() {
        return !master.isBlank();
    }

    /** The command that sends jobs; empty when it is not found. */
    public Optional<Path> command() {
        if (!submit.isBlank()) {
            return path(submit).flatMap(given -> Files.isDirectory(given) ? script(given) : Optional.of(given).filter(Files::isExecutable));
        }
        String home = System.getenv("SPARK_HOME");
        Optional<Path> ofHome = home == null || home.isBlank() ? Optional.empty() : path(home).flatMap(SparkAddress::script);
        return ofHome.isPresent() ? ofHome : onPath();
    }

    /** Empty for a text that can be no path: such a file is not there either. */
    private static Optional<Path> path(String text) {
        try {
            return Optional.of(Path.of(text));
        } catch (InvalidPathException impossible) {
            return Optional.empty();
        }
    }

    private static Optional<Path> onPath() {
        String path = System.getenv("PATH");
        return path == null ? Optional.empty() : Arrays.stream(path.split(File.pathSeparator)).filter(folder -> !folder.isBlank())
                .flatMap(folder -> path(folder).flatMap(SparkAddress::named).stream()).findFirst();
    }

    private static Optional<Path> script(Path home) {
        return named(home.resolve("bin"));
    }

    private static Optional<Path> named(Path folder) {
        return Arrays.stream(new String[] {"spark-submit", "spark-submit.cmd"}).map(folder::resolve).filter(Files::isExecutable).findFirst();
    }

    /** Why nothing can be sent there; empty when all is well. It may ask the network, so it is not for the window's thread. */
    public Optional<String> problem() {
        if (!isSet()) {
            return Optional.of("no address of a Spark master is set");
        }
        if (!STANDALONE.matcher(master).matches() && !OTHERS.matcher(master).matches()) {
            return Optional.of("“" + master + "” is not the address of a Spark master; write it as spark://host:7077");
        }
        if (command().isEmpty()) {
            return Optional.of(submit.isBlank() ? "spark-submit was not found in SPARK_HOME or PATH; name it in the settings" : submit + ": there is no spark-submit to run");
        }
        if (jar.isBlank() || path(jar).filter(Files::isRegularFile).isEmpty()) {
            return Optional.of((jar.isBlank() ? "the job's jar is not named" : jar + " is not there") + "; make it with ./gradlew :cluster:jobJar");
        }
        if (!folder.isBlank() && path(folder).filter(Files::isDirectory).isEmpty()) {
            return Optional.of(folder + ": there is no such folder");
        }
        return unreachable();
    }

    private Optional<String> unreachable() {
        Matcher matcher = STANDALONE.matcher(master);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(matcher.group(1), Math.min(65535, Integer.parseInt(matcher.group(2)))), PATIENCE_MILLIS);
            return Optional.empty();
        } catch (IOException | IllegalArgumentException refused) {
            return Optional.of("nobody answers at " + master);
        }
    }
}
