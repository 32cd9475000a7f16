package dev.goldenangle.toolkit.study;

import dev.goldenangle.io.LogFile;
import dev.goldenangle.parameter.ParameterSet;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/**
 * An append-only file of the values a search has measured. A restarted search asks for the same points, so the journal quickly brings it
 * back to where it stopped. Damaged lines are skipped; write errors are ignored.
 */
public final class PointJournal implements AutoCloseable {
    private static final long FLUSH_NANOS = 300_000_000L;
    private final Path file;
    private final Map<String, double[]> known = new ConcurrentHashMap<>();
    private final StringBuilder waiting = new StringBuilder();
    private long since = System.nanoTime();

    private PointJournal(Path file) {
        this.file = file;
    }

    /** A journal that stores nothing. */
    public static PointJournal none() {
        return new PointJournal(null);
    }

    /** @param file its name should contain a digest of everything else that affects the values, such as core and maps */
    public static PointJournal in(Path file) {
        PointJournal journal = new PointJournal(file);
        journal.read();
        return journal;
    }

    public int size() {
        return known.size();
    }

    /** The points at which exactly these measures were taken. */
    public Points of(List<StudyMeasure> measures) {
        return new Points(StudyDigest.sha256(measures.stream().map(StudyDigest::measure).collect(Collectors.joining("\n"))), measures.stream().mapToInt(StudyMeasure::seeds).sum());
    }

    /** Measured values by parameter set. */
    public final class Points {
        private final String measures;
        private final int numbers;

        private Points(String measures, int numbers) {
            this.measures = measures;
            this.numbers = numbers;
        }

        /** Reads the values from the journal, or measures and stores them. */
        public double[] at(ParameterSet parameters, Function<ParameterSet, double[]> measuring) {
            if (file == null) {
                return measuring.apply(parameters);
            }
            String key = StudyDigest.sha256(measures + StudyDigest.exact(parameters));
            double[] before = known.get(key);
            if (before != null && before.length == numbers) {
                return before;
            }
            double[] values = measuring.apply(parameters);
            known.put(key, values);
            write(key, values);
            return values;
        }
    }

    private static String checked(String line) {
        CRC32 crc = new CRC32();
        crc.update(line.getBytes(StandardCharsets.ISO_8859_1));
        return line + "|" + Long.toHexString(crc.getValue());
    }

    private synchronized void write(String key, double[] values) {
        StringBuilder line = new StringBuilder(key);
        for (double value : values) {
            line.append(',').append(Long.toHexString(Double.doubleToLongBits(value)));
        }
        waiting.append(checked(line.toString())).append('\n');
        if (System.nanoTime() - since > FLUSH_NANOS) {
            close();
        }
    }

    /** Flushes pending lines. */
    @Override
    public synchronized void close() {
        if (waiting.length() > 0) {
            try {
                LogFile.append(file, waiting.toString());
            } catch (IOException unkept) {
                // Lost values are measured again next time.
            }
        }
        waiting.setLength(0);
        since = System.nanoTime();
    }

    private void read() {
        if (!Files.isRegularFile(file)) {
            return;
        }
        try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
            for (String text = reader.readLine(); text != null; text = reader.readLine()) {
                int bar = text.lastIndexOf('|');
                if (bar > 0 && checked(text.substring(0, bar)).equals(text)) {
                    take(text.substring(0, bar).split(","));
                }
            }
        } catch (IOException unreadable) {
            known.clear();
        }
    }

    private void take(String[] parts) {
        try {
            known.put(parts[0], Arrays.stream(parts).skip(1).mapToDouble(bits -> Double.longBitsToDouble(Long.parseUnsignedLong(bits, 16))).toArray());
        } catch (NumberFormatException damaged) {
            known.remove(parts[0]);
        }
    }
}
