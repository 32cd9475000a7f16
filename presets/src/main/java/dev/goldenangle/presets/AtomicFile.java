package dev.goldenangle.presets;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Replaces a file as a whole. The new text goes to a file beside it, is forced to the disk, and only then takes the name;
 * whenever the program is stopped, the name holds the old text or the new one, never a part.
 */
public final class AtomicFile {
    private static final String ENDING = ".tmp";
    /** A temporary file this old belongs to a save that was cut off, not to one under way elsewhere. */
    private static final Duration ABANDONED = Duration.ofMinutes(1);

    private AtomicFile() {
    }

    public static void write(Path file, String text) throws IOException {
        Path target = file.toAbsolutePath();
        Path folder = target.getParent();
        Files.createDirectories(folder);
        removeAbandoned(folder, target.getFileName().toString());
        Path fresh = fresh(target);
        try {
            writeThrough(fresh, text);
            keepPermissions(target, fresh);
            Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            forceFolder(folder);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /** Not one of the system's temporary files, because those can be read by their owner only. */
    private static Path fresh(Path target) throws IOException {
        String name = prefix(target.getFileName().toString()) + Long.toHexString(ThreadLocalRandom.current().nextLong()) + ENDING;
        return Files.createFile(target.resolveSibling(name));
    }

    /** Who could read the old file can read the new one. */
    private static void keepPermissions(Path target, Path fresh) throws IOException {
        PosixFileAttributeView old = Files.getFileAttributeView(target, PosixFileAttributeView.class);
        if (old != null && Files.exists(target)) {
            Files.setPosixFilePermissions(fresh, old.readAttributes().permissions());
        }
    }

    private static String prefix(String name) {
        return "." + name + ".";
    }

    private static void writeThrough(Path fresh, String text) throws IOException {
        try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
            ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }

    /** Makes the new name itself survive a power cut, where the system lets a folder be opened. */
    private static void forceFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException notOnThisSystem) {
            // Windows refuses to open folders; there the rename is as durable as the system makes it.
        }
    }

    private static void removeAbandoned(Path folder, String name) throws IOException {
        FileTime limit = FileTime.from(Instant.now().minus(ABANDONED));
        try (DirectoryStream<Path> leftovers = Files.newDirectoryStream(folder, entry -> {
            String entryName = entry.getFileName().toString();
            return entryName.startsWith(prefix(name)) && entryName.endsWith(ENDING);
        })) {
            for (Path leftover : leftovers) {
                if (Files.getLastModifiedTime(leftover).compareTo(limit) < 0) {
                    Files.deleteIfExists(leftover);
                }
            }
        }
    }
}
