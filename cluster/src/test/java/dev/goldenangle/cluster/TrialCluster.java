package dev.goldenangle.cluster;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The processes of Spark for trials: drivers, a master and workers, all on this machine. Closing ends them. */
final class TrialCluster implements AutoCloseable {
    private final Path sparkHome;
    private final Path jar;
    private final Path folder;
    private final List<Process> started = new ArrayList<>();
    private final List<Process> workers = new ArrayList<>();
    private String master = "";

    /** @param folder for logs and work; it must exist */
    TrialCluster(Path sparkHome, Path jar, Path folder) {
        this.sparkHome = sparkHome;
        this.jar = jar;
        this.folder = folder;
    }

    Path jar() {
        return jar;
    }

    Path folder() {
        return folder;
    }

    /** The address of the master; empty before {@link #startWorkers}. */
    String master() {
        return master;
    }

    List<Process> workers() {
        return workers;
    }

    /** Starts a master and two workers with one core each. */
    void startWorkers() throws IOException {
        int port = freePort();
        String host = InetAddress.getLoopbackAddress().getHostAddress();
        master = "spark://" + host + ":" + port;
        start("master", List.of("org.apache.spark.deploy.master.Master", "--host", host, "--port", "" + port, "--webui-port", "" + freePort()));
        for (int i = 1; i <= 2; i++) {
            workers.add(start("worker" + i, List.of("org.apache.spark.deploy.worker.Worker", "--host", host, "--cores", "1", "--memory", "700m", "--webui-port", "" + freePort(),
                    "--work-dir", folder.resolve("work" + i).toString(), master)));
        }
    }

    /** @param more further arguments of the job */
    Process submit(String where, Path job, Path study, Path out, int shards, String... more) throws IOException {
        List<String> command = new ArrayList<>(List.of("org.apache.spark.deploy.SparkSubmit", "--master", where, "--class", "dev.goldenangle.cluster.SparkSweep",
                "--conf", "spark.ui.enabled=false", "--conf", "spark.executor.memory=512m", "--conf", "spark.driver.bindAddress=127.0.0.1", "--conf", "spark.driver.host=127.0.0.1",
                "--conf", "spark.task.maxFailures=8", job.toString(), "--study", study.toString(), "--shards", "" + shards, "--out", out.toString()));
        command.addAll(List.of(more));
        return start("driver-" + out.getFileName(), command);
    }

    /** A spark-submit command with settings that keep it on this machine, for the window. */
    Path submitCommand() throws IOException {
        Path submit = folder.resolve("submit-here");
        Files.writeString(submit, "#!/bin/sh\nSPARK_LOCAL_IP=127.0.0.1 exec '" + sparkHome.resolve("bin/spark-submit") + "' --conf spark.ui.enabled=false --conf spark.executor.memory=512m"
                + " --conf spark.driver.bindAddress=127.0.0.1 --conf spark.driver.host=127.0.0.1 \"$@\"\n");
        submit.toFile().setExecutable(true);
        return submit;
    }

    /** The log of the process with this name. */
    Path log(String name) {
        return folder.resolve(name + ".log");
    }

    private Process start(String name, List<String> what) throws IOException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx512m", "-XX:+UseSerialGC"));
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments().stream().filter(flag -> flag.startsWith("--add-opens")).toList());
        command.addAll(List.of("-cp", sparkHome.resolve("jars") + "/*"));
        command.addAll(what);
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log(name).toFile());
        builder.environment().putAll(Map.of("SPARK_HOME", sparkHome.toString(), "SPARK_SCALA_VERSION", "2.13", "SPARK_LOCAL_IP", "127.0.0.1"));
        Process process = builder.start();
        started.add(process);
        return process;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    void expect(int expected, int code, String what) {
        if (code != expected) {
            throw new IllegalStateException(what + " ended with " + code + "; its log is in " + folder);
        }
    }

    static void same(Path one, Path other, String what) throws IOException {
        long at = Files.mismatch(one, other);
        if (at >= 0) {
            throw new IllegalStateException(what + " gave other bytes from " + at + " on: " + one + " and " + other);
        }
    }

    static int shards(Path out) throws IOException {
        if (!Files.isDirectory(out)) {
            return 0;
        }
        try (Stream<Path> files = Files.list(out)) {
            return (int) files.filter(file -> file.getFileName().toString().matches("shard-.*\\.csv")).count();
        }
    }

    @Override
    public void close() {
        for (Process process : started) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }
}
