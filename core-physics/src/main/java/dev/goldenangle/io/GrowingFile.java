package dev.goldenangle.io;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file that is written piece by piece over a long time, such as a recording. It grows under a temporary name beside
 * the target, where it can be found if the program is killed, and is renamed to the target when it is closed. A failure
 * leaves the old file unchanged and names the file. Links, permissions and renaming work as in {@link AtomicFile}.
 */
public final class GrowingFile extends FilterOutputStream {
    /** Appended to the target's name until the file is complete; followed by a number if that name is taken. */
    public static final String UNFINISHED = ".unfinished";
    private static final int MOST = 10_000;
    private final Path file;
    private final Path target;
    private final Path growing;
    private final FileChannel channel;
    private boolean failed;
    private boolean closed;

    private GrowingFile(Path file, Path target, Path growing, FileChannel channel) {
        super(Channels.newOutputStream(channel));
        this.file = file;
        this.target = target;
        this.growing = growing;
        this.channel = channel;
    }

    public static GrowingFile open(Path file) throws IOException {
        Path target = AtomicFile.target(file.toAbsolutePath());
        for (int number = 1; number <= MOST; number++) {
            Path growing = target.resolveSibling(target.getFileName() + UNFINISHED + (number == 1 ? "" : "-" + number));
            try {
                return new GrowingFile(file, target, growing, create(file, growing));
            } catch (FileAlreadyExistsException taken) {
                // Another recording is being written there, or a killed one has left it: keep both.
            }
        }
        throw new FileAlreadyExistsException(file.toString(), null, "there are too many unfinished files beside it; delete some");
    }

    /** A new file that has its final name from the start, because no file of that name exists yet. */
    public static GrowingFile create(Path file) throws IOException {
        return new GrowingFile(file, file, file, create(file, file));
    }

    private static FileChannel create(Path file, Path growing) throws IOException {
        try {
            return FileChannel.open(growing, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, StandardOpenOption.READ);
        } catch (FileAlreadyExistsException taken) {
            throw taken;
        } catch (IOException refused) {
            throw TextFile.named(file, refused);
        }
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
        try (channel) {
            if (!failed && Files.notExists(growing)) {
                writeAgain();
                return;
            }
            if (!failed) {
                channel.force(true);
            }
        } catch (IOException unnamed) {
            throw TextFile.named(file, unnamed);
        }
        if (!failed && !growing.equals(target)) {
            AtomicFile.takeName(growing, target);
        }
    }

    /** The file or its folder was deleted meanwhile. The content is still there as long as it is open. */
    private void writeAgain() throws IOException {
        channel.position(0);
        AtomicFile.write(target, to -> Channels.newInputStream(channel).transferTo(to));
    }
}
