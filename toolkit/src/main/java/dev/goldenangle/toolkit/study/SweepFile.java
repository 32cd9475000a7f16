package dev.goldenangle.toolkit.study;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.io.LogFile;
import dev.goldenangle.toolkit.library.BadInput;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.zip.CRC32;

/**
 * Makes a part of a study into a file, whatever happens to the program.
 *
 * <p>How it works:
 * <ol>
 * <li>Rows are appended to a journal beside the file as they are made, in order, each with a check sum.
 * <li>Whoever starts again keeps the rows of the journal from the first up to the first that is missing or damaged.
 * <li>When all rows are there, the file is written as a whole under its name, with a digest of its content as its last line, and the
 *     journal goes.
 * </ol>
 * So the file is complete or not there, and its bytes depend on the study alone.
 */
public final class SweepFile {
    private static final String JOURNAL = ".unfinished";
    private static final int BATCH = 32;
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

    /** Whether the file is there and whole; a file that is there and not what it should be is refused. */
    public boolean isComplete() throws BadInput {
        if (!Files.exists(file)) {
            return false;
        }
        SweepFolder.check(file, header);
        return true;
    }

    /**
     * Makes what is missing.
     *
     * @return whether the file is complete, which it is not after a cancel
     */
    public boolean make(int threads, StudyMonitor monitor) throws Exception {
        return make(threads, monitor, (index, row) -> { });
    }

    /** @param onRow hears of every row in order, those kept from before included */
    public boolean make(int threads, StudyMonitor monitor, RowEngine.Sink onRow) throws Exception {
        monitor.expect(rows());
        if (isComplete()) {
            monitor.resume(rows());
            SweepFolder.rows(file, header, onRow);
            return true;
        }
        long kept = keep(onRow);
        monitor.resume(kept - header.from());
        long next = kept;
        try (Batch batch = new Batch()) {
            next = RowEngine.run(kept, header.to(), threads, study.maker(), monitor, (index, row) -> {
                batch.add(line(index, row));
                onRow.accept(index, row);
            });
        }
        if (next < header.to()) {
            return false;
        }
        AtomicFile.write(file, this::writeWhole);
        Files.deleteIfExists(journal);
        return true;
    }

    /**
     * Hands over what there is and makes nothing.
     *
     * @return how many rows there are
     * @throws BadInput when there is a file that is not what it should be
     */
    public long load(RowEngine.Sink onRow) throws Exception {
        if (isComplete()) {
            SweepFolder.rows(file, header, onRow);
            return rows();
        }
        return Files.exists(journal) ? journalled(line -> onRow.accept(Long.parseLong(line.substring(0, line.indexOf(','))), SweepFolder.numbers(line))) - header.from() : 0;
    }

    /** Cleans the journal of what cannot be used; returns the first row that is missing. */
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

    /** Hands over the good rows of the journal from the first on; returns the number behind the last. */
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

    /** Rows on their way to the journal: a few together, but none waits long. */
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
                throw new IOException("row " + end + " is missing in the journal: somebody else wrote to it");
            }
        } catch (IOException | RuntimeException broken) {
            throw broken;
        } catch (Exception broken) {
            throw new IOException(broken);
        }
        signed.sign();
    }

    /** Lines whose digest is their last line. */
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
