package dev.goldenangle.toolkit.library;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.io.TextFile;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetReading;
import dev.goldenangle.presets.PresetStore;
import dev.goldenangle.presets.ShippedPresets;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.text.Normalizer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The user's presets: the files in the library's folder, {@code <folder>/<model>/<name>.toml}, and files elsewhere that were saved or added
 * by the user. A deleted preset moves to {@code <folder>/.trash}, so it can be restored later. No operation overwrites a preset.
 */
public final class OwnPresets {
    private static final String ENDING = ".toml";
    private static final String ELSEWHERE = "elsewhere.txt";
    private static final String TRASH = ".trash";
    private static final int LONGEST_FILE_NAME = 40;
    private static final int LONGEST_NAME = 1000;
    private static final int MOST_BYTES = 1 << 20;
    private final PresetStore store;
    private final Path folder;

    OwnPresets(PresetStore store, Path folder) {
        this.store = store;
        this.folder = folder.toAbsolutePath().normalize();
    }

    /** A deleted preset. @param file where it is in the trash @param id the id it had */
    public record Deleted(Path file, String id) {
    }

    public Path folder() {
        return folder;
    }

    /** The file of an own preset, which may have been removed since. */
    public Path file(String id) {
        Path inFolder = folder.resolve(id + ENDING).normalize();
        return id.endsWith(ENDING) || !inFolder.startsWith(folder) ? Path.of(id) : inFolder;
    }

    /** The id of a file: short inside the folder, its path elsewhere. */
    public String id(Path file) {
        Path whole = file.toAbsolutePath().normalize();
        String text = (whole.startsWith(folder) ? folder.relativize(whole) : whole).toString().replace('\\', '/');
        return whole.startsWith(folder) && text.endsWith(ENDING) ? text.substring(0, text.length() - ENDING.length()) : text;
    }

    /** Remembered files outside the folder, in the order they were added. Some may no longer exist. */
    public List<Path> elsewhere() {
        try {
            return TextFile.readStrictly(folder.resolve(ELSEWHERE), MOST_BYTES).lines().filter(line -> !line.isBlank()).map(Path::of).toList();
        } catch (IOException | InvalidPathException none) {
            return List.of();
        }
    }

    /** Remembers a file; does nothing for a file in the folder. */
    public void remember(Path file) throws IOException {
        Path whole = file.toAbsolutePath().normalize();
        Set<Path> files = new LinkedHashSet<>(elsewhere());
        if (!whole.startsWith(folder) && whole.toString().lines().count() == 1 && files.add(whole)) {
            write(files);
        }
    }

    /** Removes a file from the list; the file stays. */
    public void forget(Path file) throws IOException {
        Set<Path> files = new LinkedHashSet<>(elsewhere());
        if (files.remove(file.toAbsolutePath().normalize())) {
            write(files);
        }
    }

    private void write(Set<Path> files) throws IOException {
        StringBuilder text = new StringBuilder();
        files.forEach(file -> text.append(file).append('\n'));
        Files.createDirectories(folder);
        AtomicFile.write(folder.resolve(ELSEWHERE), text.toString());
    }

    /** Saves a new preset under its name and returns it with its id. Another file name is chosen if the obvious one is taken. */
    public Preset add(Preset preset) throws IOException {
        Path file = reserve(preset.model(), fileName(preset.name()));
        Preset named = preset.withId(id(file)).withHeader(oneLine(preset.name()), preset.description());
        try {
            return saved(named, file);
        } catch (IOException refused) {
            Files.deleteIfExists(file);
            throw refused;
        }
    }

    /** A base that is only a file beside the original cannot be named from the folder; the preset is then saved with all its values. */
    private Preset saved(Preset preset, Path file) throws IOException {
        try {
            store.save(preset, file);
            return preset;
        } catch (IOException refused) {
            if (preset.base().isEmpty()) {
                throw refused;
            }
            store.save(preset.standalone(), file);
            return preset.standalone();
        }
    }

    /** Changes name and description in the file; its id, comments and layout stay. */
    public void describe(String id, String name, String description) throws IOException {
        store.update(read(id).withHeader(oneLine(name), description), file(id));
    }

    /** Saves a copy in the folder and returns it. */
    public Preset duplicate(String id, String name) throws IOException {
        Preset original = read(id);
        return add(original.withHeader(name, original.description()));
    }

    private Preset read(String id) throws IOException {
        return store.read(id).preset().map(preset -> preset.withId(id)).orElseThrow(() -> new IOException(store.read(id).report()));
    }

    /** Moves a preset of the folder to the trash. */
    public Deleted delete(String id) throws IOException {
        Path trash = folder.resolve(TRASH);
        Files.createDirectories(trash);
        for (long number = System.currentTimeMillis();; number++) {
            Path place = trash.resolve(Long.toString(number));
            try {
                Files.createDirectory(place);
            } catch (FileAlreadyExistsException taken) {
                continue;
            }
            Path to = place.resolve(id + ENDING);
            Files.createDirectories(to.getParent());
            Files.move(file(id), to);
            return new Deleted(to, id);
        }
    }

    /** The presets in the trash, newest first. */
    public List<Deleted> deleted() {
        Path trash = folder.resolve(TRASH);
        if (!Files.isDirectory(trash)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(trash)) {
            return files.filter(file -> file.toString().endsWith(ENDING) && trash.relativize(file).getNameCount() > 1)
                    .sorted(Comparator.comparing((Path file) -> trash.relativize(file).getName(0).toString()).reversed()).map(file -> {
                        Path original = trash.relativize(file).subpath(1, trash.relativize(file).getNameCount());
                        return new Deleted(file, id(folder.resolve(original)));
                    }).toList();
        } catch (IOException | UncheckedIOException unreadable) {
            return List.of();
        }
    }

    /** The name given by its author; for a damaged file, the name of the file. */
    public String name(Deleted deleted) {
        return store.read(deleted.file.toString()).preset().map(Preset::name).orElseGet(() -> deleted.id.substring(deleted.id.lastIndexOf('/') + 1));
    }

    /** Moves a deleted preset back and returns its id, which is another one if its name has been taken meanwhile. */
    public String restore(Deleted deleted) throws IOException {
        Path wanted = file(deleted.id);
        if (!Files.exists(deleted.file)) {
            throw new NoSuchFileException(deleted.file.toString());
        }
        String group = deleted.id.contains("/") ? deleted.id.substring(0, deleted.id.lastIndexOf('/')) : "";
        Path file = reserve(group, wanted.getFileName().toString().replaceFirst("\\.toml$", ""));
        Files.move(deleted.file, file, StandardCopyOption.REPLACE_EXISTING);
        return id(file);
    }

    /** Creates an empty file under a free name, so that another window cannot choose the same name. */
    private Path reserve(String group, String name) throws IOException {
        Path place = folder.resolve(group);
        Files.createDirectories(place);
        for (int number = 1;; number++) {
            String free = number == 1 ? name : name + "-" + number;
            if (ShippedPresets.ids().contains(group + "/" + free) || free.equals("table")) {
                continue;
            }
            try {
                return Files.createFile(place.resolve(free + ENDING));
            } catch (FileAlreadyExistsException taken) {
                // try the next number
            }
        }
    }

    /** Letters and digits of a name in lower case, with hyphens between words; works as a file name everywhere. */
    static String fileName(String name) {
        String words = Normalizer.normalize(name, Normalizer.Form.NFC).toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-+|-+$", "");
        int[] points = words.codePoints().limit(LONGEST_FILE_NAME).toArray();
        String cut = new String(points, 0, points.length).replaceAll("-+$", "");
        return cut.isEmpty() || cut.matches("con|prn|aux|nul|com\\d|lpt\\d|goals") ? "preset" + (cut.isEmpty() ? "" : "-" + cut) : cut;
    }

    private static String oneLine(String name) {
        String line = name.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
        int[] points = line.codePoints().limit(LONGEST_NAME).toArray();
        return new String(points, 0, points.length);
    }

    /** All own presets, newest first; a damaged or missing file is listed with its reason. */
    List<PresetEntry> entries() throws IOException {
        List<PresetEntry> entries = new ArrayList<>();
        for (String id : store.ids()) {
            entries.add(entry(id, file(id)));
        }
        for (Path file : elsewhere()) {
            entries.add(entry(id(file), file));
        }
        entries.sort(Comparator.comparing((PresetEntry entry) -> entry.saved().map(Instant::toEpochMilli).orElse(0L)).reversed());
        return entries;
    }

    private static String withoutFolder(String problem, Path file) {
        return problem.replace('\\', '/').replace(file.getParent().toString().replace('\\', '/') + "/", "");
    }

    private PresetEntry entry(String id, Path file) {
        PresetReading reading = store.read(id);
        String problem = reading.problems().isEmpty() ? "" : withoutFolder(reading.problems().get(0).toString(), file);
        try {
            return new PresetEntry(id, Optional.of(file), reading.preset(), problem, Optional.of(Files.getLastModifiedTime(file).toInstant()));
        } catch (IOException gone) {
            return new PresetEntry(id, Optional.of(file), reading.preset(), problem.isEmpty() ? TextFile.reason(gone) : problem, Optional.empty());
        }
    }
}
