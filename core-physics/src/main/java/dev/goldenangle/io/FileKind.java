package dev.goldenangle.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Recognises the kind of a file by its content, so that a reader given another kind of file can say which. Readers judge the files of
 * their own kind themselves: {@link #TEXT}, {@link #BINARY} and {@link #EMPTY} are undecided.
 */
public enum FileKind {
    PRESET("a preset"), GOALS("a goal set"), STUDY("a study"), COURSE("a course"), MAP("a map"), TRACE("an input trace"), QUAKE3_LEVEL("a compiled Quake III level"),
    QUAKE_LEVEL("a compiled Quake level"), OTHER_LEVEL("a compiled level of another game"), ARCHIVE("a ZIP archive"), OBJ("an OBJ mesh"), GLTF("a glTF mesh"), GLB("a binary glTF mesh"),
    DEMO("a Quake III demo"), REPLAY("a GOKZ replay"), IMAGE("an image"), SOUND("a sound file"), DOCUMENT("a PDF document"), PROGRAM("a program"), JSON("a JSON file"),
    TEXT("plain text"), BINARY("unknown binary data"), EMPTY("an empty file");

    private static final Set<FileKind> UNDECIDED = EnumSet.of(TEXT, BINARY, EMPTY);
    private static final int EXAMINED = 1 << 20;
    private static final int QUAKE3 = 46;
    private static final int QUAKE = 29;
    private static final int HALF_LIFE = 30;
    private static final int GOKZ = 0x676F6B7A;
    private static final int LONGEST_MESSAGE = 1 << 16;

    /** A kind that starts with a magic text. */
    private record Magic(String start, FileKind kind) {
    }

    private static final List<Magic> MAGICS = List.of(new Magic("PK\u0003\u0004", ARCHIVE), new Magic("PK\u0005\u0006", ARCHIVE), new Magic("glTF", GLB), new Magic("\u0089PNG", IMAGE), new Magic("\u00ff\u00d8\u00ff", IMAGE),
            new Magic("GIF8", IMAGE), new Magic("BM", IMAGE), new Magic("RIFF", SOUND), new Magic("OggS", SOUND), new Magic("ID3", SOUND), new Magic("fLaC", SOUND),
            new Magic("\u007fELF", PROGRAM), new Magic("MZ", PROGRAM), new Magic("VBSP", OTHER_LEVEL), new Magic("RBSP", OTHER_LEVEL), new Magic("FBSP", OTHER_LEVEL), new Magic("BSP2", OTHER_LEVEL));

    /** A kind of text in which all patterns occur. */
    private record Words(FileKind kind, Pattern... patterns) {
        private boolean fit(String text) {
            return List.of(patterns).stream().allMatch(pattern -> pattern.matcher(text).find());
        }
    }

    /** In this order, because a study may contain goals, and goal sets and studies name a model. A goal set may be empty. */
    private static final List<Words> WORDS = List.of(
            new Words(TRACE, Pattern.compile("\\Agolden-angle-trace ")), new Words(MAP, Pattern.compile("\\Agolden-angle-mesh ")),
            new Words(STUDY, Pattern.compile("\\Aformat = \"golden-angle plan")), new Words(STUDY, line("design\\s*="), line("preset\\s*=")),
            new Words(GOALS, line("\\[\\[\\s*goal\\s*]]")),
            new Words(COURSE, line("format\\s*=\\s*\"course\"")), new Words(MAP, line("format\\s*=\\s*\"(sector|tile)\"")),
            new Words(GLTF, Pattern.compile("\\A\\s*\\{"), Pattern.compile("\"asset\"\\s*:")),
            new Words(MAP, line("\\{"), line("\"classname\"")),
            new Words(JSON, Pattern.compile("\\A\\s*[\\[{]\\s*(\"[^\"]*\"\\s*[:,\\]]|[\\[{\\]}])")),
            new Words(OBJ, line("v\\s+[-+.\\d]"), line("f\\s+-?\\d")),
            new Words(PRESET, line("(model|extends)\\s*=\\s*\""), line("\\[\\w")));

    private final String label;

    FileKind(String label) {
        this.label = label;
    }

    private static Pattern line(String start) {
        return Pattern.compile("(?m)^[ \\t]*" + start);
    }

    /** With its article, such as "a preset". */
    public String label() {
        return label;
    }

    /** The beginning of a file, which is enough to recognise its kind. */
    public static byte[] start(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(EXAMINED);
        }
    }

    public static FileKind of(byte[] content) {
        if (content.length == 0) {
            return EMPTY;
        }
        String start = new String(content, 0, Math.min(EXAMINED, content.length), StandardCharsets.ISO_8859_1);
        if (start.startsWith("%PDF")) {
            return DOCUMENT;
        }
        if (start.chars().anyMatch(c -> c < ' ' && c != '\t' && c != '\n' && c != '\r' && c != '\f')) {
            return binary(content, start).orElse(BINARY);
        }
        return WORDS.stream().filter(words -> words.fit(start)).map(Words::kind).findFirst().orElse(TEXT);
    }

    private static Optional<FileKind> binary(byte[] content, String start) {
        Optional<FileKind> magic = MAGICS.stream().filter(known -> start.startsWith(known.start)).map(Magic::kind).findFirst();
        if (magic.isPresent() || content.length < 8) {
            return magic;
        }
        ByteBuffer in = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
        int first = in.getInt(0);
        int second = in.getInt(4);
        if (start.startsWith("IBSP")) {
            return Optional.of(second == QUAKE3 ? QUAKE3_LEVEL : OTHER_LEVEL);
        }
        if (first == QUAKE || first == HALF_LIFE) {
            return Optional.of(first == QUAKE ? QUAKE_LEVEL : OTHER_LEVEL);
        }
        boolean isMessage = first >= 0 && first < LONGEST_MESSAGE && second > 0 && second < LONGEST_MESSAGE && second <= content.length - 8;
        return first == GOKZ ? Optional.of(REPLAY) : isMessage ? Optional.of(DEMO) : Optional.empty();
    }

    /**
     * Why a file is refused as another kind, such as "this is a goal set, not a preset"; empty if it may be of an accepted kind.
     *
     * @param wanted what the reader expects, with article
     */
    public static Optional<String> mismatch(byte[] content, String wanted, Set<FileKind> accepted) {
        FileKind found = of(content);
        return accepted.contains(found) || UNDECIDED.contains(found) ? Optional.empty() : Optional.of(refusal(content, wanted));
    }

    /** Says what a file is and what was wanted. */
    public static String refusal(byte[] content, String wanted) {
        FileKind found = of(content);
        return "this is " + found.label + (found == OTHER_LEVEL ? version(content) : "") + ", not " + wanted;
    }

    /** The version of a level that cannot be read. */
    private static String version(byte[] content) {
        String start = new String(content, 0, 4, StandardCharsets.ISO_8859_1);
        boolean isNamed = Character.isLetter(start.charAt(0));
        int version = content.length < 8 ? 0 : ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN).getInt(isNamed ? 4 : 0);
        return " (" + (isNamed ? start + " " : "BSP ") + "version " + version + "; Quake III has IBSP version " + QUAKE3 + ", Quake version " + QUAKE + ")";
    }

    /**
     * Reads a UTF-8 text file of a kind.
     *
     * @param wanted what the reader expects, with article
     * @throws FileSystemException naming the file and the reason, also if it is recognised as another kind
     */
    public static String readText(Path file, long mostBytes, String wanted, Set<FileKind> accepted) throws IOException {
        byte[] content = TextFile.bytes(file, mostBytes);
        Optional<String> other = of(content) == BINARY ? Optional.of(refusal(content, wanted)) : mismatch(content, wanted, accepted);
        TextFile text = TextFile.decode(content);
        if (other.isPresent() || text.badLine() > 0) {
            throw new FileSystemException(file.toString(), null, other.orElse("line " + text.badLine() + " is not UTF-8 text"));
        }
        return text.text();
    }
}
