package dev.goldenangle.toolkit.study;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.io.LogFile;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.library.BadInput;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.zip.CRC32;

/**
 * Runs a part of a study into a file, and survives crashes of the program.
 *
 * <p>How it works:
 * <ol>
 * <li>Finished rows are appended in order to a journal next to the file, each with a checksum.
 * <li>A restart keeps the journal's rows up to the first that is missing or damaged.
 * <li>When all rows are finished, the file is written at once, with a digest of its content as last line, and the journal is deleted.
 * </ol>
 * So the file is either complete or absent, and its bytes depend only on the study. Several programs may make the same file at once.
 */
public final class SweepFile {
    private static final String JOURNAL = ".unfinished";
    private static final int BATCH = 32;
    private static final int MOST_ROUNDS = 20;
    private static final long FLUSH_NANOS = 300_000_000L;
    private final Study study;
    private final SweepHeader header;
    private final Path file;
    private final Path journal;

    public SweepFile(Study study, Shard shard, Path folder) {
        this.study = study;
        this.header = SweepHeader.of(study, shard);
        this.file = folder.resolve(shard.fileName());
        this.journal = folder.resolve(shard.fileName() + JOURNAL);
    }

    public Path file() {
        return file;
    }

    public String digest() {
        return header.digest().whole();
    }

    public long rows() {
        return header.to() - header.from();
    }

    /** Whether the file exists. Throws if it exists but is invalid. */
    public boolean isComplete() throws BadInput {
        if (!Files.exists(file)) {
            return false;
        }
        SweepFolder.check(file, header);
        return true;
    }

    /**
     * Runs the missing rows.
     *
     * @return whether the file is complete; false after a cancel
     */
    public boolean make(int threads, Progress monitor) throws Exception {
        return make(threads, monitor, (index, row) -> { });
    }

    /** @param onRow receives every row in order, including those from earlier runs */
    public boolean make(int threads, Progress monitor, RowEngine.Sink onRow) throws Exception {
        monitor.expect(rows());
        if (isComplete()) {
            monitor.resume(rows());
            SweepFolder.rows(file, header, onRow);
            return true;
        }
        RowEngine.Sink sink = onRow;
        for (int round = 1; append(threads, monitor, sink); round++) {
            if (write(round)) {
                return true;
            }
            sink = (index, row) -> { };
        }
        return false;
    }

    /** Adds the missing rows to the journal. Returns false after a cancel. */
    private boolean append(int threads, Progress monitor, RowEngine.Sink onRow) throws Exception {
        long kept = keep(onRow);
        monitor.resume(kept - header.from());
        try (Batch batch = new Batch()) {
            return header.to() == RowEngine.run(kept, header.to(), threads, study.maker(), monitor, (index, row) -> {
                batch.add(line(index, row));
                onRow.accept(index, row);
            });
        }
    }

    /**
     * Writes the file from the journal. Another program that makes the same file may have removed rows from the journal: then returns false,
     * unless that program has finished the file.
     */
    private boolean write(int round) throws BadInput, IOException {
        try {
            AtomicFile.write(file, this::writeWhole);
        } catch (IOException failure) {
            if (!isComplete() && (round == MOST_ROUNDS || !(failure.getCause() instanceof MissingRow || failure.getCause() instanceof NoSuchFileException))) {
                throw failure;
            }
            return isComplete();
        }
        Files.deleteIfExists(journal);
        return true;
    }

    private static final class MissingRow extends IOException {
        private static final long serialVersionUID = 1;

        MissingRow(long row) {
            super("row " + row + " is missing in the journal; another program has written to it");
        }
    }

    /**
     * Delivers the finished rows without running anything.
     *
     * @return the number of finished rows
     * @throws BadInput if the file exists but is invalid
     */
    public long load(RowEngine.Sink onRow) throws Exception {
        if (isComplete()) {
            SweepFolder.rows(file, header, onRow);
            return rows();
        }
        return Files.exists(journal) ? journalled(line -> onRow.accept(Long.parseLong(line.substring(0, line.indexOf(','))), SweepFolder.numbers(line))) - header.from() : 0;
    }

    /** Removes unusable lines from the journal; returns the first missing row. */
    private long keep(RowEngine.Sink onRow) throws Exception {
        StringBuilder good = new StringBuilder();
        long[] next = {header.from()};
        if (Files.exists(journal)) {
            SweepFolder.open(journal).close();
            next[0] = journalled(line -> {
                good.append(checked(line)).append('\n');
                long index = Long.parseLong(line.substring(0, line.indexOf(',')));
                onRow.accept(index, SweepFolder.numbers(line));
            });
        }
        AtomicFile.write(journal, "# " + digest() + "\n" + good);
        return next[0];
    }

    private interface Line {
        void accept(String line) throws Exception;
    }

    /** Delivers the journal's rows up to the first bad one; returns that row's number. */
    private long journalled(Line each) throws Exception {
        long next = header.from();
        try (BufferedReader reader = Files.newBufferedReader(journal, StandardCharsets.ISO_8859_1)) {
            if (!("# " + digest()).equals(reader.readLine())) {
                return next;
            }
            for (String text = reader.readLine(); text != null && next < header.to(); text = reader.readLine()) {
                int bar = text.lastIndexOf('|');
                String line = bar < 0 ? "" : text.substring(0, bar);
                if (line.startsWith(next + ",") && checked(line).equals(text)) {
                    each.accept(line);
                    next++;
                }
            }
        }
        return next;
    }

    private static String line(long index, double[] row) {
        StringBuilder line = new StringBuilder(Long.toString(index));
        for (double number : row) {
            line.append(',').append(ExactNumber.text(number));
        }
        return line.toString();
    }

    private static String checked(String line) {
        CRC32 crc = new CRC32();
        crc.update(line.getBytes(StandardCharsets.ISO_8859_1));
        return line + "|" + Long.toHexString(crc.getValue());
    }

    /** Buffers rows for the journal and flushes them often. */
    private final class Batch implements AutoCloseable {
        private final StringBuilder text = new StringBuilder();
        private int rows;
        private long since = System.nanoTime();

        void add(String line) throws IOException {
            text.append(checked(line)).append('\n');
            if (++rows >= BATCH || System.nanoTime() - since > FLUSH_NANOS) {
                close();
            }
        }

        @Override
        public void close() throws IOException {
            if (rows > 0) {
                LogFile.append(journal, text.toString());
            }
            text.setLength(0);
            rows = 0;
            since = System.nanoTime();
        }
    }

    private void writeWhole(OutputStream out) throws IOException {
        Signed signed = new Signed(out);
        for (String line : header.lines()) {
            signed.line(line);
        }
        try {
            long end = journalled(signed::line);
            if (end < header.to()) {
                throw new MissingRow(end);
            }
        } catch (IOException | RuntimeException broken) {
            throw broken;
        } catch (Exception broken) {
            throw new IOException(broken);
        }
        signed.sign();
    }

    /** Writes lines, then their digest as the last line. */
    static final class Signed {
        static final String MARK = "# sha256 ";
        private final OutputStream out;
        private final MessageDigest digest = StudyDigest.sha256();

        Signed(OutputStream out) {
            this.out = out;
        }

        void line(String line) throws IOException {
            byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
            digest.update(bytes);
            out.write(bytes);
        }

        void sign() throws IOException {
            out.write((MARK + HexFormat.of().formatHex(digest.digest()) + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }
}
