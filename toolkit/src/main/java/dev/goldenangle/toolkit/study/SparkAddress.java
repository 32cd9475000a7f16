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
 * Settings for sending studies to a Spark cluster.
 *
 * @param master the {@code --master} argument of spark-submit: {@code spark://host:7077}, {@code yarn}, {@code local[4]}
 * @param submit the spark-submit command or Spark's folder; empty to search SPARK_HOME and PATH
 * @param jar    the job jar, built by {@code ./gradlew :cluster:jobJar}
 * @param folder a folder all workers can access; empty if they can access the study's own folder
 */
public record SparkAddress(String master, String submit, String jar, String folder) {
    public static final SparkAddress NONE = new SparkAddress("", "", "", "");
    private static final Pattern STANDALONE = Pattern.compile("spark://([^:/,\\s]+):([0-9]{1,5})((?:,[^:/,\\s]+:[0-9]{1,5})*)");
    private static final Pattern OTHERS = Pattern.compile("yarn|local(\\[[0-9*]+(,[0-9]+)?])?|(k8s|mesos)://\\S+");
    private static final int PATIENCE_MILLIS = 1500;

    public boolean isSet() {
        return !master.isBlank();
    }

    /** The spark-submit command; empty if not found. */
    public Optional<Path> command() {
        if (!submit.isBlank()) {
            return path(submit).flatMap(given -> Files.isDirectory(given) ? script(given) : Optional.of(given).filter(Files::isExecutable));
        }
        String home = System.getenv("SPARK_HOME");
        Optional<Path> ofHome = home == null || home.isBlank() ? Optional.empty() : path(home).flatMap(SparkAddress::script);
        return ofHome.isPresent() ? ofHome : onPath();
    }

    /** Empty if the text is not a valid path. */
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

    /** Why the cluster cannot be used; empty if it can. May connect to the network, so do not call it on the JavaFX thread. */
    public Optional<String> problem() {
        if (!isSet()) {
            return Optional.of("no address of a Spark master is set; enter one in the Spark settings");
        }
        if (!STANDALONE.matcher(master).matches() && !OTHERS.matcher(master).matches()) {
            return Optional.of("“" + master + "” is not the address of a Spark master; write it as spark://host:7077");
        }
        if (command().isEmpty()) {
            return Optional.of(submit.isBlank() ? "spark-submit was not found in SPARK_HOME or PATH; enter it in the Spark settings" : submit + ": there is no spark-submit to run");
        }
        if (jar.isBlank() || path(jar).filter(Files::isRegularFile).isEmpty()) {
            return Optional.of((jar.isBlank() ? "no job jar is set" : jar + " does not exist") + "; build it with ./gradlew :cluster:jobJar");
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
            return Optional.of("no answer from " + master);
        }
    }
}
