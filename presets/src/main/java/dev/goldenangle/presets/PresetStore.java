package dev.goldenangle.presets;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.io.FileKind;
import dev.goldenangle.motor.Model;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Presets in a folder, {@code <folder>/<model>/<name>.toml}, which take precedence over the shipped ones, also as base presets. Any
 * other file can be read and written by its path.
 */
public final class PresetStore implements PresetSource {
    private static final String ENDING = ".toml";
    private static final int DEEPEST = 4;
    private final Optional<Path> folder;
    private final Function<String, Optional<Model>> models;
    private final PresetSource behind;

    /** The shipped presets and files by path, without a preset folder. */
    public static PresetStore shipped() {
        return new PresetStore(Optional.empty(), ModelCatalog::find, new ShippedPresets());
    }

    public PresetStore(Path folder) {
        this(folder, ModelCatalog::find, new ShippedPresets());
    }

    public PresetStore(Path folder, Function<String, Optional<Model>> models, PresetSource behind) {
        this(Optional.of(folder), models, behind);
    }

    private PresetStore(Optional<Path> folder, Function<String, Optional<Model>> models, PresetSource behind) {
        this.folder = folder;
        this.models = models;
        this.behind = behind;
    }

    /** Ids of the presets in the folder, sorted; none when there is no folder. */
    public List<String> ids() throws IOException {
        if (folder.isEmpty() || !Files.isDirectory(folder.get())) {
            return List.of();
        }
        return filesIn(folder.get()).stream().filter(file -> file.toString().endsWith(ENDING) && Files.isRegularFile(file)).map(file -> id(folder.get(), file))
                .filter(id -> !id.contains("/goals/")).sorted().toList();
    }

    /** Skips subfolders that are hidden, unreadable or were just removed. */
    private static List<Path> filesIn(Path root) throws IOException {
        List<Path> files = new ArrayList<>();
        Files.walkFileTree(root, Set.of(), DEEPEST, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path visited, BasicFileAttributes attributes) {
                boolean isHidden = !visited.equals(root) && visited.getFileName().toString().startsWith(".");
                return isHidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                files.add(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException closed) throws IOException {
                if (file.equals(root)) {
                    throw closed;
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, IOException broken) {
                return FileVisitResult.CONTINUE;
            }
        });
        return files;
    }

    /** Ids of shipped presets that are replaced by a file in the folder. */
    public List<String> shadowed() throws IOException {
        return ids().stream().filter(id -> behind.find(id).isPresent()).toList();
    }

    private static String id(Path folder, Path file) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        return name.substring(0, name.length() - ENDING.length());
    }

    /** A preset by its id, or by the path of a file. */
    public PresetReading read(String idOrFile) {
        Optional<PresetText> known = find(idOrFile).or(() -> behind.find(idOrFile));
        if (known.isPresent()) {
            return reader(this.or(behind)).read(idOrFile, known.get().file(), known.get().text());
        }
        try {
            Path file = Path.of(idOrFile);
            return Files.isRegularFile(file) ? read(file) : missing(idOrFile);
        } catch (InvalidPathException notAPath) {
            return missing(idOrFile);
        }
    }

    private static PresetReading missing(String what) {
        String hint = NearestWord.hint(what, ShippedPresets.ids());
        return PresetReading.failed(new PresetProblem(what, 1, 1, "", "there is no preset and no file of this name" + hint));
    }

    /** Reads any file; its base may also be a file beside it. */
    public PresetReading read(Path file) {
        try {
            String id = file.toString().replace('\\', '/');
            return reader(beside(file)).read(id, id, textOf(file));
        } catch (IOException unreadable) {
            return PresetReading.failed(new PresetProblem(file.toString(), 1, 1, "", reason(unreadable)));
        }
    }

    private PresetReader reader(PresetSource bases) {
        return new PresetReader(models, bases);
    }

    private PresetSource beside(Path file) {
        Path parent = file.toAbsolutePath().getParent();
        return this.or(behind).or(id -> text(parent, id));
    }

    /** Saves a preset under its id in the folder; the old file is kept until the new one is complete. */
    public Path save(Preset preset) throws IOException {
        Path file = folder.flatMap(root -> fileOf(root, preset.id())).orElseThrow(() -> new IOException(preset.id() + " is not a name for a file in " + folder));
        save(preset, file);
        return file;
    }

    /**
     * Saves a preset to any file. The new text is read back and compared before anything is replaced.
     *
     * @throws IOException also when the text would not read back as the same preset, for example because its base has changed on disk
     */
    public void save(Preset preset, Path file) throws IOException {
        String text = PresetWriter.write(preset);
        PresetReading back = reader(beside(file)).read(preset.id(), file.toString(), text);
        if (!back.preset().equals(Optional.of(preset))) {
            throw new IOException(preset.id() + " was not saved, because it would not read back the same: "
                    + (back.problems().isEmpty() ? "its base has changed since it was loaded" : back.report()));
        }
        AtomicFile.write(file, text);
    }

    /**
     * Saves a preset to the file it was read from: changed values are replaced in place, and comments and layout stay. A file that cannot be
     * changed in place, because it is broken or has other content, is rewritten, and its old text is kept in a file beside it,
     * {@code mine.toml.old}.
     *
     * @return whether the layout could be kept
     */
    public boolean update(Preset preset, Path file) throws IOException {
        PresetReader reader = reader(beside(file));
        return PresetEditor.update(file, text -> reader.read(preset.id(), file.toString(), text).preset().flatMap(read -> PresetEditor.preset(text, read, preset))
                .filter(changed -> reader.read(preset.id(), file.toString(), changed).preset().equals(Optional.of(preset))), () -> save(preset, file));
    }

    @Override
    public Optional<PresetText> find(String id) {
        return folder.flatMap(root -> text(root, id));
    }

    private static Optional<PresetText> text(Path root, String id) {
        try {
            Optional<Path> file = fileOf(root, id).filter(Files::isRegularFile);
            return file.isPresent() ? Optional.of(new PresetText(file.get().toString(), textOf(file.get()))) : Optional.empty();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /** The file of a preset; empty when the id is not a file name or would lead out of the folder. */
    private static Optional<Path> fileOf(Path root, String id) {
        try {
            Path name = Path.of(id.endsWith(ENDING) ? id : id + ENDING);
            Path file = root.resolve(name).normalize();
            return !name.isAbsolute() && file.startsWith(root.normalize()) ? Optional.of(file) : Optional.empty();
        } catch (InvalidPathException notAPath) {
            return Optional.empty();
        }
    }

    private static String textOf(Path file) throws IOException {
        return FileKind.readText(file, 4L * TomlDocument.MAX_CHARS, "a preset", Set.of(FileKind.PRESET));
    }

    private static String reason(IOException unreadable) {
        return "cannot be read: " + (unreadable instanceof FileSystemException named && named.getReason() != null ? named.getReason() : unreadable.getMessage());
    }
}
