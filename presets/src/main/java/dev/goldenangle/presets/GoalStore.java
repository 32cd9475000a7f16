package dev.goldenangle.presets;

import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.io.FileKind;
import dev.goldenangle.io.TextFile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds goal sets by shipped id or by file. */
public final class GoalStore {
    private static final String USUAL = "default";

    private GoalStore() {
    }

    /** Ids of the shipped sets of a model, sorted. */
    public static List<String> ids(String model) {
        return ShippedPresets.goalSets().stream().filter(id -> id.startsWith(model + "/")).toList();
    }

    /** The id or file of a preset's goal set: the one it names, or the default of its model; empty when there is none. */
    public static Optional<String> setOf(Preset preset) {
        return preset.goalSet().map(named -> beside(preset, named)).or(() -> usual(preset.model()));
    }

    /** The default goal set of a model. */
    public static Optional<String> usual(String model) {
        List<String> ids = ids(model);
        return ids.stream().filter(id -> id.endsWith("/" + USUAL)).findFirst().or(() -> ids.stream().findFirst());
    }

    /** A preset file may name a file beside it. */
    private static String beside(Preset preset, String named) {
        if (ShippedPresets.goalSets().contains(named)) {
            return named;
        }
        try {
            Path beside = Path.of(preset.id()).resolveSibling(named);
            return Files.isRegularFile(beside) ? beside.toString() : named;
        } catch (InvalidPathException notAPath) {
            return named;
        }
    }

    public static GoalReading read(String idOrFile) {
        Optional<PresetSource.PresetText> shipped = ShippedPresets.findGoals(idOrFile);
        if (shipped.isPresent()) {
            return GoalSetReader.read(idOrFile, shipped.get().file(), shipped.get().text());
        }
        try {
            Path file = Path.of(idOrFile);
            return Files.isRegularFile(file) ? read(file) : missing(idOrFile);
        } catch (InvalidPathException notAPath) {
            return missing(idOrFile);
        }
    }

    public static GoalReading read(Path file) {
        String name = file.toString().replace('\\', '/');
        try {
            return GoalSetReader.read(name, name, FileKind.readText(file, 4L * TomlDocument.MAX_CHARS, "a goal set", Set.of(FileKind.GOALS)));
        } catch (IOException unreadable) {
            return GoalReading.failed(new PresetProblem(name, 1, 1, "", "cannot be read: " + TextFile.reason(unreadable)));
        }
    }

    private static GoalReading missing(String what) {
        String hint = NearestWord.hint(what, ShippedPresets.goalSets());
        return GoalReading.failed(new PresetProblem(what, 1, 1, "", "there is no goal set and no file of this name" + hint));
    }

    /**
     * Saves a set; the old file is kept until the new one is complete.
     *
     * @throws IOException also when the text would not read back as the same set
     */
    public static void save(GoalSet set, Path file) throws IOException {
        String text = GoalSetWriter.write(set);
        GoalReading back = GoalSetReader.read(set.id(), file.toString(), text);
        if (!back.set().equals(Optional.of(set))) {
            throw new IOException(set.id() + " was not saved, because it would not read back the same" + (back.problems().isEmpty() ? "" : ": " + back.report()));
        }
        AtomicFile.write(file, text);
    }

    /**
     * Saves a set to the file it was read from: changed values are replaced in place, and comments and layout stay. A file that cannot be
     * changed in place is rewritten, and its old text is kept as {@link PresetStore#update} does.
     *
     * @return whether the layout could be kept
     */
    public static boolean update(GoalSet set, Path file) throws IOException {
        return PresetEditor.update(file, text -> GoalSetReader.read(set.id(), file.toString(), text).set().flatMap(read -> PresetEditor.goals(text, read, set))
                .filter(changed -> GoalSetReader.read(set.id(), file.toString(), changed).set().equals(Optional.of(set))), () -> save(set, file));
    }
}
