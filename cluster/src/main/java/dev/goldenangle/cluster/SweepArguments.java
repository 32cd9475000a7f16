package dev.goldenangle.cluster;

import dev.goldenangle.toolkit.library.BadInput;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;

/**
 * What the job is asked to do.
 *
 * @param study   the study's file
 * @param shards  into how many parts it is cut, at least 2
 * @param out     where the shards go; a folder that all workers see
 * @param parquet where a Parquet table goes, or null for none
 */
record SweepArguments(Path study, int shards, Path out, Path parquet) {
    private static final String USAGE = "usage: --study FILE --shards N --out DIR [--parquet DIR]";

    static SweepArguments parse(List<String> arguments) throws BadInput {
        Path study = null;
        Path out = null;
        Path parquet = null;
        int shards = 0;
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
                case "--parquet" -> parquet = Path.of(value);
                case "--shards" -> shards = number(value);
                default -> throw new BadInput("there is no option " + option + "; " + USAGE);
            }
        }
        if (study == null || out == null || shards < 2) {
            throw new BadInput((shards < 2 ? "--shards must be a number from 2 on; " : "") + USAGE);
        }
        return new SweepArguments(study, shards, out, parquet);
    }

    private static int number(String text) throws BadInput {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException wrong) {
            throw new BadInput("--shards " + text + ": is not a number");
        }
    }
}
