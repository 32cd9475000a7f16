package dev.goldenangle.toolkit.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * Checks a documented limit: simulating a minute at 128 Hz on the arena map, CSV included, takes less wall time than twice the start
 * of a hello-world program plus a second. {@code ./gradlew startup} runs it with the installed launcher; exit code 1 when it takes longer.
 */
public final class StartupStudy {
    private static final int ROUNDS = 7;

    private StartupStudy() {
    }

    public static final class Hello {
        private Hello() {
        }

        public static void main(String[] args) {
            System.out.println("hello, world");
        }
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        Path csv = Files.createTempFile("startup", ".csv");
        List<Double> hello = new ArrayList<>();
        List<Double> simulate = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            hello.add(Jvm.run(List.of(), Hello.class.getName()).seconds());
            Jvm run = Jvm.program(args[0], "simulate", "--preset", "arena/default", "--map", "arena-loop",
                    "--bot", "waypoint", "--rate", "128", "--seconds", "60", "--csv", csv.toString(), "--json");
            if (run.code() != 0) {
                throw new IllegalStateException(run.out());
            }
            simulate.add(run.seconds());
        }
        double limit = 2 * median(hello) + 1;
        System.out.printf(Locale.ROOT, "hello-world %.3f s (best %.3f), simulate %.3f s (best %.3f), limit 2 × hello + 1 s = %.3f s; CSV %d lines%n",
                median(hello), Collections.min(hello), median(simulate), Collections.min(simulate), limit, Files.readAllLines(csv).size());
        Files.delete(csv);
        System.exit(median(simulate) < limit ? 0 : 1);
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().toList().get(values.size() / 2);
    }
}
