package dev.goldenangle.toolkit.library;

import dev.goldenangle.io.FileKind;
import dev.goldenangle.io.TextFile;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.map.MapContent;
import dev.goldenangle.toolkit.meshes.MeshFacts;
import dev.goldenangle.toolkit.meshes.MeshFiles;
import dev.goldenangle.toolkit.meshes.MeshOptions;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * Reads level files of all kinds: text, compiled, meshes, and levels in archives. A level in an archive is named like a file in a folder:
 * {@code pak1-maps.pk3/dm4ish}. Import settings of a mesh follow its name: {@code hall.obj?unit=cm,up=z}.
 */
public final class LevelFiles {
    /** File name patterns for file dialogs. */
    private static final List<String> ENDINGS = List.of("*.map", "*.toml", "*.bsp", "*.pk3", "*.glb", "*.gltf", "*.obj");
    private static final int MOST_ENTRIES = 100_000;
    private static final int MOST_NAMED = 5;
    private static final String FOLDER = "maps/";
    private static final String ENDING = ".bsp";

    private LevelFiles() {
    }

    public static String[] endings() {
        return ENDINGS.toArray(String[]::new);
    }

    /** Whether a file is a level, judged by its ending. */
    public static boolean isLevel(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return ENDINGS.stream().anyMatch(ending -> name.endsWith(ending.substring(1)));
    }

    /** Whether a file is an archive, judged by its ending; archives may contain several levels. */
    public static boolean isArchive(Path file) {
        return file.getFileName() != null && file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(".pk3");
    }

    /** Reads a level file, or a level in an archive. */
    static MapLibrary.NamedMap read(Path file) throws IOException {
        if (!isArchive(file)) {
            Path archive = archiveAbove(file);
            return archive != null ? inArchive(archive, archive.relativize(file).toString()) : plain(file);
        }
        List<String> names = levelsIn(file);
        if (names.size() != 1) {
            throw new FileSystemException(file.toString(), null, names.isEmpty() ? "contains no compiled level" : "contains " + names.size() + " levels: "
                    + first(names) + "; choose one, such as " + file.getFileName() + "/" + names.get(0));
        }
        return inArchive(file, names.get(0));
    }

    /** The first few names as a list for an error message. */
    private static String first(List<String> names) {
        int more = names.size() - MOST_NAMED;
        return names.isEmpty() ? "none" : String.join(", ", names.subList(0, Math.min(MOST_NAMED, names.size()))) + (more > 0 ? " and " + more + " more" : "");
    }

    /** The file of a level id, without a mesh's import settings; empty if the id is not a single file. */
    public static Optional<Path> fileOf(String id) {
        int question = id.indexOf('?');
        try {
            Path whole = Path.of(id);
            return Optional.of(question > 0 && !Files.isRegularFile(whole) ? Path.of(id.substring(0, question)) : whole).filter(Files::isRegularFile);
        } catch (InvalidPathException noPath) {
            return Optional.empty();
        }
    }

    /**
     * The default import settings and the size of a mesh.
     *
     * @throws IOException with the reason, if the mesh cannot be read
     */
    public static MeshFacts meshFacts(Path mesh) throws IOException {
        return MeshFiles.facts(mesh.getFileName().toString(), TextFile.bytes(mesh, LevelReader.MAX_BYTES));
    }

    /** Whether a path leads into an existing archive. */
    public static boolean isInArchive(Path file) {
        return archiveAbove(file) != null;
    }

    private static Path archiveAbove(Path file) {
        for (Path above = file.getParent(); above != null; above = above.getParent()) {
            if (isArchive(above) && Files.isRegularFile(above)) {
                return above;
            }
        }
        return null;
    }

    /** Reads a mesh with import settings. */
    static MapLibrary.NamedMap mesh(Path file, String options) throws IOException {
        String name = file.getFileName().toString();
        try {
            byte[] bytes = TextFile.bytes(file, LevelReader.MAX_BYTES);
            refuseOther(file, bytes, "a mesh", EnumSet.of(FileKind.OBJ, FileKind.GLTF, FileKind.GLB));
            return new MapLibrary.NamedMap(withoutEnding(name), MapContent.of(MeshFiles.read(name, bytes, options.isEmpty() ? MeshOptions.GUESSED : MeshOptions.parse(options))));
        } catch (IllegalArgumentException refused) {
            throw new FileSystemException(file.toString(), null, refused.getMessage());
        } catch (FileSystemException named) {
            throw named;
        } catch (IOException unreadable) {
            throw new FileSystemException(file.toString(), null, unreadable.getMessage());
        }
    }

    private static MapLibrary.NamedMap plain(Path file) throws IOException {
        if (MeshFiles.isMesh(file.getFileName().toString())) {
            return mesh(file, "");
        }
        byte[] bytes = TextFile.bytes(file, LevelReader.MAX_BYTES);
        refuseOther(file, bytes, "a map", EnumSet.of(FileKind.MAP, FileKind.QUAKE3_LEVEL, FileKind.QUAKE_LEVEL));
        String name = withoutEnding(file.getFileName().toString());
        MapContent content = CourseFiles.apart(new MapContent(bytes, ""));
        if (content.isCompiled()) {
            return new MapLibrary.NamedMap(name, content);
        }
        TextFile text = TextFile.decode(content.bytes());
        if (FileKind.of(bytes) == FileKind.BINARY) {
            throw new FileSystemException(file.toString(), null, FileKind.refusal(bytes, "a map"));
        }
        if (text.badLine() > 0) {
            throw new FileSystemException(file.toString(), null, "line " + text.badLine() + " is not UTF-8 text");
        }
        return new MapLibrary.NamedMap(name, MapContent.of(text.text()).with(content.course()));
    }

    private static void refuseOther(Path file, byte[] bytes, String wanted, Set<FileKind> accepted) throws FileSystemException {
        Optional<String> other = FileKind.mismatch(bytes, wanted, accepted);
        if (other.isPresent()) {
            throw new FileSystemException(file.toString(), null, other.get());
        }
    }

    private static String withoutEnding(String name) {
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    /** Names of the compiled levels in an archive, sorted. */
    public static List<String> levelsIn(Path archive) throws IOException {
        try (ZipFile zip = open(archive)) {
            List<String> names = new ArrayList<>();
            for (ZipEntry entry : Collections.list(zip.entries())) {
                String path = pathOf(entry);
                if (path.startsWith(FOLDER) && path.endsWith(ENDING) && path.indexOf('/', FOLDER.length()) < 0) {
                    names.add(path.substring(FOLDER.length(), path.length() - ENDING.length()));
                }
            }
            return names.stream().distinct().sorted().toList();
        }
    }

    /**
     * The titles of the compiled levels in an archive by name, in the order of {@link #levelsIn}. A level without a title has its name.
     *
     * @param isCancelled whether the titles are no longer needed
     */
    public static Map<String, String> titlesIn(Path archive, BooleanSupplier isCancelled) throws IOException {
        Map<String, String> titles = new LinkedHashMap<>();
        try (ZipFile zip = open(archive)) {
            Map<String, String> scripted = new HashMap<>();
            Map<String, ZipEntry> levels = new HashMap<>();
            for (ZipEntry entry : Collections.list(zip.entries())) {
                String path = pathOf(entry);
                levels.put(path, entry);
                if (path.startsWith("scripts/") && path.endsWith(".arena")) {
                    scripted.putAll(LevelTitles.inScript(new String(bounded(zip, entry, archive), StandardCharsets.ISO_8859_1)));
                }
            }
            for (String name : levelsIn(archive)) {
                if (isCancelled.getAsBoolean()) {
                    break;
                }
                String title = scripted.get(name);
                titles.put(name, title != null ? title : LevelTitles.inLevel(bounded(zip, levels.get(FOLDER + name + ENDING), archive)).orElse(name));
            }
        }
        return titles;
    }

    private static ZipFile open(Path archive) throws IOException {
        try {
            ZipFile zip = new ZipFile(archive.toFile(), StandardCharsets.ISO_8859_1);
            if (zip.size() > MOST_ENTRIES) {
                zip.close();
                throw new FileSystemException(archive.toString(), null, "has more than " + MOST_ENTRIES + " entries");
            }
            return zip;
        } catch (ZipException damaged) {
            byte[] bytes = FileKind.start(archive);
            throw new FileSystemException(archive.toString(), null, FileKind.of(bytes) == FileKind.ARCHIVE ? "is not a complete archive: " + damaged.getMessage() : FileKind.refusal(bytes, "an archive of levels"));
        }
    }

    /** Names ignore case and the kind of slash. */
    private static String pathOf(ZipEntry entry) {
        return entry.getName().replace('\\', '/').toLowerCase(Locale.ROOT);
    }

    private static MapLibrary.NamedMap inArchive(Path archive, String wanted) throws IOException {
        String name = wanted.replace('\\', '/').toLowerCase(Locale.ROOT);
        name = name.startsWith(FOLDER) ? name.substring(FOLDER.length()) : name;
        name = name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
        try (ZipFile zip = open(archive)) {
            ZipEntry found = null;
            for (ZipEntry entry : Collections.list(zip.entries())) {        // of two with the same name, the game uses the later
                found = pathOf(entry).equals(FOLDER + name + ENDING) ? entry : found;
            }
            if (found == null) {
                throw new FileSystemException(archive.toString(), null, "contains no level called " + name + "; it has " + first(levelsIn(archive)));
            }
            byte[] bytes = bounded(zip, found, archive);
            return new MapLibrary.NamedMap(name, new MapContent(bytes, ""));
        } catch (ZipException damaged) {
            throw new FileSystemException(archive.toString(), null, "is damaged: " + damaged.getMessage());
        }
    }

    /** Limits the size while unpacking, because the size stated in the archive may be wrong. */
    private static byte[] bounded(ZipFile zip, ZipEntry entry, Path archive) throws IOException {
        try (InputStream in = zip.getInputStream(entry)) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] part = new byte[1 << 16];
            for (int read = in.read(part); read >= 0; read = in.read(part)) {
                if (out.size() + read > LevelReader.MAX_BYTES) {
                    throw new FileSystemException(archive.toString(), null, entry.getName() + " is larger than the limit of " + (LevelReader.MAX_BYTES >> 20) + " MB");
                }
                out.write(part, 0, read);
            }
            return out.toByteArray();
        }
    }
}
