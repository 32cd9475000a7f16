package dev.goldenangle.toolkit.study;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.io.TextFile;
import dev.goldenangle.toolkit.library.BadInput;

import java.io.BufferedReader;
import java.io.FilterReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Checks and merges a folder of shards. Errors name the shards that are incomplete, edited or from another study. */
public final class SweepFolder {
    private static final int HEADER_LINES = 10;
    private static final int LONGEST_LINE = 1_000_000;
    private static final String CORE = "# core ";
    private static final int ANY_WIDTH = -1;
    private static final int DIGEST_LINE = 7;
    private static final String DIGEST = "# digest ";
    private static final int ROWS_LINE = 8;
    private static final Pattern ROWS = Pattern.compile("# rows [0-9]{1,18} to [0-9]{1,18} of ([0-9]{1,18})");

    private SweepFolder() {
    }

    /**
     * The result of a merge.
     *
     * @param file   the merged file
     * @param digest digest of the study
     * @param rows   number of rows
     * @param shards number of merged files
     */
    public record Merged(Path file, String digest, long rows, int shards) {
    }

    /** Merges all shards of a folder into {@code results.csv}, byte for byte the same as if the study ran in one piece. */
    public static Merged merge(Path folder) throws BadInput, IOException {
        Map<Shard, Path> shards = shards(folder);
        if (shards.isEmpty()) {
            throw new BadInput(folder + ": contains no shards to merge");
        }
        int of = shards.keySet().iterator().next().of();
        List<String> problems = new ArrayList<>();
        shards.forEach((shard, file) -> {
            if (shard.of() != of) {
                problems.add(file + ": is one of " + shard.of() + " shards, others are of " + of);
            }
        });
        for (int number = 1; number <= of && problems.isEmpty(); number++) {
            Path file = shards.get(new Shard(number, of));
            if (file == null) {
                problems.add(folder.resolve(new Shard(number, of).fileName()) + ": is missing");
            }
        }
        if (!problems.isEmpty()) {
            throw new BadInput(problems);
        }
        List<Path> files = List.copyOf(shards.values());
        List<String> first = signed(files.get(0));
        long rows = rowsIn(files.get(0), first);
        for (Path file : files) {
            collect(problems, file, first, rows);
        }
        if (!problems.isEmpty()) {
            throw new BadInput(problems);
        }
        Path merged = folder.resolve(Shard.WHOLE.fileName());
        AtomicFile.write(merged, out -> concatenate(files, first, rows, out));
        return new Merged(merged, first.get(DIGEST_LINE).substring(DIGEST.length()), rows, files.size());
    }

    private static Map<Shard, Path> shards(Path folder) throws BadInput, IOException {
        if (!Files.isDirectory(folder)) {
            throw new BadInput(folder + ": there is no such folder");
        }
        Map<Shard, Path> shards = new TreeMap<>((a, b) -> a.of() != b.of() ? Integer.compare(a.of(), b.of()) : Integer.compare(a.number(), b.number()));
        try (Stream<Path> files = Files.list(folder)) {
            files.filter(Files::isRegularFile).forEach(file -> Shard.ofFile(file.getFileName().toString()).ifPresent(shard -> shards.put(shard, file)));
        } catch (AccessDeniedException closed) {
            throw new BadInput(folder + ": cannot be listed: " + TextFile.reason(closed));
        }
        return shards;
    }

    private static void collect(List<String> problems, Path file, List<String> first, long rows) throws IOException {
        Shard shard = Shard.ofFile(file.getFileName().toString()).orElseThrow();
        try {
            List<String> own = signed(file);
            List<String> expected = new ArrayList<>(first);
            expected.set(ROWS_LINE, "# rows " + shard.from(rows) + " to " + (shard.to(rows) - 1) + " of " + rows);
            String[] names = {"format", "study", "core", "maps", "bots", "preset", "plan", "digest", "rows", "columns"};
            for (int i = 0; i < HEADER_LINES; i++) {
                if (!own.get(i).equals(expected.get(i))) {
                    throw new BadInput(file + ": has another " + names[i] + " than the first shard");
                }
            }
            checkRows(file, shard.from(rows), shard.to(rows), ANY_WIDTH);
        } catch (BadInput refused) {
            problems.addAll(refused.reasons());
        }
    }

    private static long rowsIn(Path file, List<String> header) throws BadInput {
        Matcher rows = ROWS.matcher(header.get(ROWS_LINE));
        if (!rows.matches() || !header.get(DIGEST_LINE).startsWith(DIGEST)) {
            throw new BadInput(file + ": was edited: its header is not one of a study");
        }
        return Long.parseLong(rows.group(1));
    }

    /**
     * Checks that every row is present, in order and of equal width.
     *
     * @param width numbers per row, including the row's number; {@link #ANY_WIDTH} to use the first row's
     */
    private static void checkRows(Path file, long from, long to, int width) throws BadInput, IOException {
        try (BufferedReader reader = open(file)) {
            long next = from;
            int columns = width;
            int skipped = 0;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (skipped++ >= HEADER_LINES && !line.startsWith("#")) {
                    int numbers = line.split(",", -1).length;
                    if (!line.startsWith(next + ",") || columns != ANY_WIDTH && numbers != columns) {
                        throw new BadInput(file + ": was edited: row " + next + " is not where it should be");
                    }
                    checkNumbers(file, next, line);
                    columns = numbers;
                    next++;
                }
            }
            if (next != to) {
                throw new BadInput(file + ": was edited: row " + next + " is missing");
            }
        }
    }

    private static void checkNumbers(Path file, long row, String line) throws BadInput {
        try {
            numbers(line);
        } catch (NumberFormatException edited) {
            throw new BadInput(file + ": was edited: row " + row + " contains something that is not a number");
        }
    }

    /** Opens a regular file; reading a pipe would block, and a line without end would fill the memory. */
    static BufferedReader open(Path file) throws BadInput, IOException {
        if (!Files.isRegularFile(file)) {
            throw new BadInput(file + ": is not a regular file");
        }
        return new BufferedReader(new ShortLines(Files.newBufferedReader(file, StandardCharsets.UTF_8)));
    }

    /** Refuses lines that are longer than any row of a study. */
    private static final class ShortLines extends FilterReader {
        private int length;

        ShortLines(Reader file) {
            super(file);
        }

        @Override
        public int read(char[] into, int offset, int count) throws IOException {
            int read = super.read(into, offset, count);
            for (int i = offset; i < offset + read; i++) {
                length = into[i] == '\n' ? 0 : length + 1;
                if (length > LONGEST_LINE) {
                    throw new MalformedInputException(length);
                }
            }
            return read;
        }
    }

    private static void concatenate(List<Path> files, List<String> first, long rows, OutputStream out) throws IOException {
        SweepFile.Signed signed = new SweepFile.Signed(out);
        List<String> header = new ArrayList<>(first);
        header.set(ROWS_LINE, "# rows 0 to " + (rows - 1) + " of " + rows);
        for (String line : header) {
            signed.line(line);
        }
        for (Path file : files) {
            try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
                int skipped = 0;
                for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                    if (skipped++ >= HEADER_LINES && !line.startsWith("#")) {
                        signed.line(line);
                    }
                }
            }
        }
        signed.sign();
    }

    /** Checks a file's digest and core version, and returns its header. */
    private static List<String> signed(Path file) throws BadInput, IOException {
        MessageDigest digest = StudyDigest.sha256();
        List<String> header = new ArrayList<>();
        String last = "";
        try (BufferedReader reader = open(file)) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (last.startsWith(SweepFile.Signed.MARK)) {
                    throw new BadInput(file + ": was edited: there is text after its end");
                }
                if (!line.startsWith(SweepFile.Signed.MARK)) {
                    digest.update((line + "\n").getBytes(StandardCharsets.UTF_8));
                    if (header.size() < HEADER_LINES) {
                        header.add(line);
                    }
                }
                last = line;
            }
        } catch (CharacterCodingException notText) {
            throw new BadInput(file + ": was edited: it is not text");
        }
        if (header.size() == HEADER_LINES && !header.get(2).equals(CORE + StudyDigest.thisCore())) {
            throw new BadInput(file + ": was made by another version of the core");
        }
        if (header.size() < HEADER_LINES || !last.startsWith(SweepFile.Signed.MARK)) {
            throw new BadInput(file + ": is incomplete: its end is missing");
        }
        if (!last.equals(SweepFile.Signed.MARK + HexFormat.of().formatHex(digest.digest()))) {
            throw new BadInput(file + ": was edited: its content does not match its digest");
        }
        return header;
    }

    /** Throws if the file is incomplete or does not belong to the header's study. */
    static void check(Path file, SweepHeader header) throws BadInput {
        try {
            String difference = header.difference(signed(file));
            if (!difference.isEmpty()) {
                throw new BadInput(file + ": " + difference + "; remove it or choose another folder");
            }
            checkRows(file, header.from(), header.to(), 1 + header.columns().size());
        } catch (IOException unreadable) {
            throw new BadInput(file + ": cannot be read: " + unreadable.getMessage());
        }
    }

    /** Delivers the rows of a checked file, in order. */
    static void rows(Path file, SweepHeader header, RowEngine.Sink sink) throws Exception {
        try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            long index = header.from();
            int skipped = 0;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (skipped++ >= HEADER_LINES && !line.startsWith("#")) {
                    sink.accept(index++, numbers(line));
                }
            }
        }
    }

    /** The numbers of a line, without the row number. */
    static double[] numbers(String line) {
        return Arrays.stream(line.split(",", -1)).skip(1).mapToDouble(ExactNumber::parse).toArray();
    }
}
