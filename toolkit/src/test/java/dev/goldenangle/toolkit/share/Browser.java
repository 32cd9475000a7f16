package dev.goldenangle.toolkit.share;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A real browser without a window. It opens a page that this class serves on the loopback address; the page's script sends its result back. A browser
 * that is not installed is absent.
 */
enum Browser {
    CHROMIUM("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
            "--disable-sync", "--user-data-dir=") {
        @Override
        List<String> command(Path program, Path profile, String address) {
            return Stream.of(Stream.of(program.toString()), options().stream().map(option -> option.endsWith("=") ? option + profile : option), Stream.of(address)).flatMap(part -> part).toList();
        }
    },
    FIREFOX("firefox-esr", "--headless", "--no-remote", "--profile") {
        @Override
        List<String> command(Path program, Path profile, String address) {
            return Stream.of(Stream.of(program.toString()), options().stream(), Stream.of(profile.toString(), address)).flatMap(part -> part).toList();
        }
    };

    private static final int LONGEST_SECONDS = 120;

    private final String program;
    private final List<String> options;

    Browser(String program, String... options) {
        this.program = program;
        this.options = List.of(options);
    }

    abstract List<String> command(Path program, Path profile, String address);

    List<String> options() {
        return options;
    }

    static List<Browser> installed() {
        return Stream.of(values()).filter(browser -> browser.find().isPresent()).toList();
    }

    private Optional<Path> find() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)).map(folder -> Path.of(folder, program)).filter(Files::isExecutable).findFirst();
    }

    /**
     * Opens index.html of these files and waits for what it posts to "result".
     *
     * @param files contents by name
     */
    String run(Map<String, String> files) throws IOException, InterruptedException {
        BlockingQueue<String> results = new ArrayBlockingQueue<>(1);
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> answer(exchange, files, results));
        server.start();
        Path profile = Files.createTempDirectory("browser");
        Process process = new ProcessBuilder(command(find().orElseThrow(), profile, "http://127.0.0.1:" + server.getAddress().getPort() + "/index.html"))
                .redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        try {
            String result = results.poll(LONGEST_SECONDS, TimeUnit.SECONDS);
            if (result == null) {
                throw new IOException(program + " sent no result within " + LONGEST_SECONDS + " seconds");
            }
            return result;
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
            server.stop(0);
            delete(profile);
        }
    }

    private static void answer(HttpExchange exchange, Map<String, String> files, BlockingQueue<String> results) throws IOException {
        try (exchange) {
            String name = exchange.getRequestURI().getPath().substring(1);
            if (exchange.getRequestMethod().equals("POST")) {
                results.offer(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
                exchange.sendResponseHeaders(204, -1);
            } else if (files.containsKey(name)) {
                byte[] content = files.get(name).getBytes(StandardCharsets.UTF_8);
                exchange.getResponseHeaders().set("Content-Type", name.endsWith(".html") ? "text/html; charset=utf-8" : "text/javascript; charset=utf-8");
                exchange.sendResponseHeaders(200, content.length);
                exchange.getResponseBody().write(content);
            } else {
                exchange.sendResponseHeaders(404, -1);
            }
        }
    }

    /** Processes of the browser may still write while it ends; their leftovers are not worth a failure. */
    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            all.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        } catch (UncheckedIOException vanished) {
            folder.toFile().deleteOnExit();
        }
    }
}
