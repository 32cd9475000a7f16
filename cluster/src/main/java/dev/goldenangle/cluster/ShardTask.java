package dev.goldenangle.cluster;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.toolkit.study.Shard;
import dev.goldenangle.toolkit.study.Study;
import dev.goldenangle.toolkit.study.StudyBundle;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.SweepFile;

import org.apache.spark.SparkFiles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Computes one shard on a worker, in a separate folder, so that two attempts cannot collide. */
final class ShardTask {
    private ShardTask() {
    }

    static void make(StudyBundle bundle, Shard shard, String out) throws Exception {
        useSentModels();
        Study study = bundle.study();
        Path folder = Path.of(out);
        if (new SweepFile(study, shard, folder).isComplete()) {
            return;
        }
        Path own = Files.createTempDirectory("golden-angle-shard");
        try {
            SweepFile file = new SweepFile(study, shard, own);
            if (!file.make(1, new Progress())) {
                throw new IllegalStateException("shard " + shard.number() + " was cancelled");
            }
            AtomicFile.write(folder.resolve(shard.fileName()), to -> Files.copy(file.file(), to));
        } finally {
            remove(own);
        }
    }

    /** The driver's files are in one folder of the worker. The driver itself has loaded its models already. */
    private static synchronized void useSentModels() {
        if (ModelCatalog.plugIns().isEmpty()) {
            ModelCatalog.usePlugIns(List.of(Path.of(SparkFiles.getRootDirectory())));
        }
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
            for (Path file : deepestFirst) {
                Files.deleteIfExists(file);
            }
        }
    }
}
