package dev.goldenangle.workbench.bench;

import java.nio.file.Files;
import java.nio.file.Path;

/** Files outside the project that some benchmarks need. @param folder where they are; null if not given */
public record BenchmarkFiles(Path folder) {
    /** @throws Benchmark.Skipped if the file is missing */
    public Path need(String name) throws Benchmark.Skipped {
        Path file = folder == null ? null : folder.resolve(name);
        if (file == null || !Files.isRegularFile(file)) {
            throw new Benchmark.Skipped(name + " is not part of the project: give its folder with --files");
        }
        return file;
    }
}
