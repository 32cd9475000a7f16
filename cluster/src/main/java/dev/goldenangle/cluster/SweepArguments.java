package dev.goldenangle.cluster;

import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.ModelPlugIns;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * The arguments of the job.
 *
 * @param study   file of the study
 * @param shards  number of parts, at least 2
 * @param out     folder for the shards, shared with all workers
 * @param parquet folder for a Parquet table, or null for none
 * @param models  jars with models of your own, which are sent to the workers
 */
record SweepArguments(Path study, int shards, Path out, Path parquet, List<Path> models) {
    private static final String USAGE = "usage: --study FILE --shards N --out DIR [--parquet DIR] [--models JAR]…";

    static SweepArguments parse(List<String> arguments) throws BadInput {
        Path study = null;
        Path out = null;
        Path parquet = null;
        int shards = 0;
        List<Path> models = new ArrayList<>();
        Iterator<String> next = arguments.iterator();
        while (next.hasNext()) {
            String option = next.next();
            if (!next.hasNext()) {
                throw new BadInput(option + ": needs a value; " + USAGE);
            }
            String value = next.next();
            switch (option) {
                case "--study" -> study = Path.of(value);
                case "--out" -> out = Path.of(value);
                case ModelPlugIns.OPTION -> models.add(Path.of(value));
                case "--parquet" -> parquet = Path.of(value);
                case "--shards" -> shards = number(value);
                default -> throw new BadInput("there is no option " + option + "; " + USAGE);
            }
        }
        if (study == null || out == null || shards < 2) {
            throw new BadInput((shards < 2 ? "--shards must be at least 2; " : "") + USAGE);
        }
        return new SweepArguments(study, shards, out, parquet, models);
    }

    private static int number(String text) throws BadInput {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException wrong) {
            throw new BadInput("--shards " + text + ": is not a number");
        }
    }
}
