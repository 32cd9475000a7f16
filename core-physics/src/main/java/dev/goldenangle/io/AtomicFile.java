package dev.goldenangle.io;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Writes files. Use it for every file that is written as a whole: it replaces the file atomically, even if other
 * processes write it at the same time.
 *
 * <p>How it works:
 * <ol>
 * <li>A symbolic link is followed to its target; anything but a regular file is refused.
 * <li>The content goes to a temporary file beside the target and is forced to the disk.
 * <li>The temporary file takes over the target's permissions, then its name in one step.
 * <li>Temporary files left in the folder by killed processes are removed.
 * </ol> Whenever the program is stopped, the file holds the old or the new content, never a part. Every failure names
 * the file.
 */
public final class AtomicFile {
    static final String ENDING = ".golden-angle.tmp";
    /** A temporary file older than this was left by a killed process; it is not being written by another one. */
    private static final Duration ABANDONED = Duration.ofMinutes(1);
    private static final int LONGEST_PREFIX = 60;
    private static final int MOST_LINKS = 40;
    private static final Set<PosixFilePermission> OWNER_ONLY = PosixFilePermissions.fromString("rw-------");

    private AtomicFile() {
    }

    /** Writes the content of a file. */
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    public static void write(Path file, String text) throws IOException {
        write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    /**
     * Writes a file; if the content throws, the old file is kept.
     *
     * @throws FileSystemException naming the file and the reason
     */
    public static void write(Path file, Content content) throws IOException {
        write(file, content, Access.AS_BEFORE);
    }

    /** As above, for text with secrets: only the owner can read the file, where the file system has POSIX permissions. */
    public static void writePrivately(Path file, String text) throws IOException {
        write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)), Access.OWNER_ONLY);
    }

    /** Who may read a new file: everyone who could read the old one, or only its owner. */
    private enum Access { AS_BEFORE, OWNER_ONLY }

    private static void write(Path file, Content content, Access access) throws IOException {
        try {
            replace(target(file.toAbsolutePath()), content, access);
        } catch (IOException failure) {
            throw TextFile.named(file, failure);
        }
    }

    /** The end of a chain of links, whether it exists or not. */
    static Path target(Path file) throws IOException {
        Path target = file;
        for (int links = 0; Files.isSymbolicLink(target); links++) {
            if (links == MOST_LINKS) {
                throw new FileSystemException(file.toString(), null, "is a symbolic link that points to itself");
            }
            target = target.resolveSibling(Files.readSymbolicLink(target)).normalize();
        }
        if (Files.exists(target, LinkOption.NOFOLLOW_LINKS) && !Files.isRegularFile(target)) {
            throw new FileSystemException(file.toString(), null, Files.isDirectory(target) ? "is a folder, not a file" : "is not a regular file");
        }
        return target;
    }

    private static void replace(Path target, Content content, Access access) throws IOException {
        Path folder = target.getParent();
        Files.createDirectories(folder);
        removeAbandoned(folder);
        boolean isPrivate = access == Access.OWNER_ONLY && Files.getFileAttributeView(folder, PosixFileAttributeView.class) != null;
        Path fresh = isPrivate ? fresh(target, PosixFilePermissions.asFileAttribute(OWNER_ONLY)) : fresh(target);
        try {
            writeThrough(fresh, content);
            if (!isPrivate) {
                keepPermissions(target, fresh);
            }
            rename(fresh, target);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /** Replaces the target by a complete file in one step. */
    static void takeName(Path fresh, Path target) throws IOException {
        keepPermissions(target, fresh);
        rename(fresh, target);
    }

    private static void rename(Path fresh, Path target) throws IOException {
        Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        forceFolder(target.getParent());
    }

    /** Creates the temporary file. The system's own temporary files are not used, because only their owner can read them. */
    private static Path fresh(Path target, FileAttribute<?>... attributes) throws IOException {
        String name = target.getFileName().toString();
        boolean splitsPair = name.length() > LONGEST_PREFIX && Character.isHighSurrogate(name.charAt(LONGEST_PREFIX - 1));
        String prefix = name.length() > LONGEST_PREFIX ? name.substring(0, splitsPair ? LONGEST_PREFIX - 1 : LONGEST_PREFIX) : name;
        return Files.createFile(target.resolveSibling("." + prefix + "." + Long.toHexString(ThreadLocalRandom.current().nextLong()) + ENDING), attributes);
    }

    /** The new file gets the permissions of the old one. */
    private static void keepPermissions(Path target, Path fresh) throws IOException {
        PosixFileAttributeView old = Files.getFileAttributeView(target, PosixFileAttributeView.class);
        try {
            if (old != null && Files.exists(target)) {
                Files.setPosixFilePermissions(fresh, old.readAttributes().permissions());
            }
        } catch (NoSuchFileException gone) {
            // The target was removed meanwhile; there are no permissions to copy.
        }
    }

    private static void writeThrough(Path fresh, Content content) throws IOException {
        try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
            OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel));
            content.writeTo(out);
            out.flush();
            channel.force(true);
        }
    }

    /** Makes the rename survive a power cut, where the system allows a folder to be opened. */
    private static void forceFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException notOnThisSystem) {
            // Windows does not open folders; the rename is as durable as the system makes it.
        }
    }

    /** A leftover that cannot be removed, or a folder that cannot be listed, is no reason to refuse a save. */
    private static void removeAbandoned(Path folder) {
        FileTime limit = FileTime.from(Instant.now().minus(ABANDONED));
        try (DirectoryStream<Path> leftovers = Files.newDirectoryStream(folder, entry -> entry.getFileName().toString().endsWith(ENDING))) {
            for (Path leftover : leftovers) {
                removeIfOlder(leftover, limit);
            }
        } catch (IOException | DirectoryIteratorException unlisted) {
            // The next save tries again.
        }
    }

    private static void removeIfOlder(Path leftover, FileTime limit) {
        try {
            if (Files.getLastModifiedTime(leftover).compareTo(limit) < 0) {
                Files.deleteIfExists(leftover);
            }
        } catch (IOException kept) {
            // Already removed, or it cannot be removed: it does no harm.
        }
    }
}
