package dev.goldenangle.toolkit.meshes;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;

/** Filters an OBJ file. The library takes quadratic time for many groups and long lines, so groups are removed and long lines rejected. */
final class ObjText {
    private static final int MOST_LINE = 65_536;
    private static final int LONGEST_SHOWN = 40;
    private static final Set<String> WITH_NUMBERS = Set.of("v", "vt", "vn", "f");

    private ObjText() {
    }

    /** @throws IllegalArgumentException with the line number, if a line including its continuations is too long */
    static InputStream withoutGroups(byte[] file) {
        ByteArrayOutputStream kept = new ByteArrayOutputStream(file.length + 1);
        int begin = 0;
        int line = 1;
        while (begin < file.length) {
            int end = begin;
            int first = line;
            while (end < file.length && (file[end] != '\n' || isContinued(file, begin, end))) {
                line += file[end] == '\n' ? 1 : 0;
                end++;
                if (end - begin > MOST_LINE) {
                    throw new IllegalArgumentException("line " + first + " is longer than " + MOST_LINE + " characters");
                }
            }
            if (isNeeded(file, begin, end)) {
                append(kept, file, begin, end);
            }
            begin = end + 1;
            line++;
        }
        return new ByteArrayInputStream(kept.toByteArray());
    }

    /** Writes a line without its continuation marks. */
    private static void append(ByteArrayOutputStream kept, byte[] file, int begin, int end) {
        kept.writeBytes(new String(file, begin, end - begin, StandardCharsets.ISO_8859_1).replace("\\\r\n", " ").replace("\\\n", " ").getBytes(StandardCharsets.ISO_8859_1));
        kept.write('\n');
    }

    private static boolean isContinued(byte[] file, int begin, int lineEnd) {
        int last = lineEnd > begin && file[lineEnd - 1] == '\r' ? lineEnd - 2 : lineEnd - 1;
        return last >= begin && file[last] == '\\';
    }

    /** True for vertices, texture coordinates, normals, faces and materials. */
    private static boolean isNeeded(byte[] file, int begin, int end) {
        int from = begin;
        while (from < end && Character.isWhitespace(file[from])) {
            from++;
        }
        return from < end && (file[from] == 'v' || file[from] == 'f' || file[from] == 'u');
    }

    /** The line and text of the first word that should be a number and is none; the library does not tell the line. */
    static Optional<String> badNumber(byte[] file) {
        String[] lines = new String(file, StandardCharsets.ISO_8859_1).split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            String[] words = lines[i].strip().split("[\\s/]+");
            for (int k = 1; k < words.length && WITH_NUMBERS.contains(words[0]); k++) {
                if (!isNumber(words[k])) {
                    return Optional.of("line " + (i + 1) + ": \"" + words[k].substring(0, Math.min(LONGEST_SHOWN, words[k].length())) + "\" is not a number");
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isNumber(String word) {
        try {
            Float.parseFloat(word);
            return true;
        } catch (NumberFormatException other) {
            return word.equals("\\");
        }
    }
}
