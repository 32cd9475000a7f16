package dev.goldenangle.io;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A file that is written bit by bit over a long time, such as a recording. It grows under a name of its own beside the target, where
 * it is found when the program is killed, and takes the target's name when it is closed; a failure leaves the old file as it was and
 * names the file.
 */
public final class GrowingFile extends FilterOutputStream {
    /** What the file is called until it is whole, behind the target's name. */
    public static final String UNFINISHED = ".unfinished";
    private final Path file;
    private final Path growing;
    private boolean failed;
    private boolean closed;

    private GrowingFile(Path file, Path growing, OutputStream out) {
        super(out);
        this.file = file;
        this.growing = growing;
    }

    public static GrowingFile open(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new FileSystemException(file.toString(), null, Files.isDirectory(file) ? "is a folder, not a file" : "is not a regular file");
        }
        Path growing = file.resolveSibling(file.getFileName() + UNFINISHED);
        return new GrowingFile(file, growing, Files.newOutputStream(growing));
    }

    /** A new file that has its name from the beginning, because nothing stands there yet. */
    public static GrowingFile create(Path file) throws IOException {
        return new GrowingFile(file, file, Files.newOutputStream(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        try {
            out.write(bytes, from, count);
        } catch (IOException unnamed) {
            failed = true;
            throw TextFile.named(file, unnamed);
        }
    }

    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        out.close();
        if (!failed && !growing.equals(file)) {
            Files.move(growing, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
