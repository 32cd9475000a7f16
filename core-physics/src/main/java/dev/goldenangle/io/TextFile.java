package dev.goldenangle.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Reads whole text files. Only regular files are opened: reading a pipe could block forever and a device may have no
 * end.
 *
 * @param text    the text up to the first byte that is not UTF-8
 * @param badLine the line with the first byte that is not UTF-8, from 1; 0 if there is none
 */
public record TextFile(String text, int badLine) {
    private static final String NO_PERMISSION = "you have no permission to use it";

    /**
     * Reads a file; bytes that are not UTF-8 end the text.
     *
     * @throws FileSystemException naming the file and the reason, when it is not a regular file, is too long or cannot
     * be read
     */
    public static TextFile read(Path file, long mostBytes) throws IOException {
        return decode(bytes(file, mostBytes));
    }

    /** Reads a file that must be UTF-8 throughout. */
    public static String readStrictly(Path file, long mostBytes) throws IOException {
        TextFile read = read(file, mostBytes);
        if (read.badLine > 0) {
            throw new FileSystemException(file.toString(), null, "line " + read.badLine + " is not UTF-8 text");
        }
        return read.text;
    }

    /**
     * Reads the bytes of a regular file.
     *
     * @throws FileSystemException naming the file and the reason, when it is not a regular file, is too long or cannot be read
     */
    public static byte[] bytes(Path file, long mostBytes) throws IOException {
        if (Files.notExists(file)) {
            throw new NoSuchFileException(file.toString(), null, "there is no such file");
        }
        if (!Files.exists(file)) {
            throw new FileSystemException(file.toString(), null, NO_PERMISSION);       // it may be there, in a folder that is closed to us
        }
        if (!Files.isRegularFile(file)) {
            throw new FileSystemException(file.toString(), null, Files.isDirectory(file) ? "is a folder, not a file" : "is not a regular file");
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = Files.size(file) > mostBytes ? null : in.readNBytes((int) Math.min(mostBytes + 1, Integer.MAX_VALUE - 8));
            if (bytes == null || bytes.length > mostBytes) {
                throw new FileSystemException(file.toString(), null, "larger than the limit of " + limit(mostBytes));
            }
            return bytes;
        } catch (IOException failure) {
            throw named(file, failure);
        }
    }

    private static String limit(long bytes) {
        return bytes >= 1 << 20 ? (bytes >> 20) + " MB" : (bytes >> 10) + " kB";
    }

    /** The failure as an exception that names the file and the reason, which the system's own often omits. */
    static FileSystemException named(Path file, IOException failure) {
        if (failure instanceof FileSystemException known && known.getReason() != null) {
            return known;
        }
        FileSystemException named = new FileSystemException(file.toString(), null, reason(failure));
        named.initCause(failure);
        return named;
    }

    /** Why a file or folder could not be used, without its name. Many of Java's exceptions give the reason only by their type. */
    public static String reason(IOException failure) {
        if (!(failure instanceof FileSystemException system)) {
            return failure.getMessage();
        }
        String type = failure.getClass().getSimpleName().replace("Exception", "").replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
        return system.getReason() != null ? system.getReason() : failure instanceof AccessDeniedException ? NO_PERMISSION : type;
    }

    /** Decodes bytes up to the first that is not UTF-8. */
    public static TextFile decode(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT).onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        boolean isBad = decoder.decode(in, out, true).isError();
        int line = 1;
        for (int i = 0; i < in.position(); i++) {
            line += bytes[i] == '\n' ? 1 : 0;
        }
        return new TextFile(out.flip().toString(), isBad ? line : 0);
    }
}
