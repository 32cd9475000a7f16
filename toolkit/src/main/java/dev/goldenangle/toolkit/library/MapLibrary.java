package dev.goldenangle.toolkit.library;

import dev.goldenangle.goal.ProvingGround;
import dev.goldenangle.map.CourseText;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.map.MapContent;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Finds maps by shipped id or by file, and builds levels in a model's units. */
public final class MapLibrary {
    private MapLibrary() {
    }

    /**
     * A map with its name.
     *
     * @param name    file name without its ending
     * @param content the map file and its course
     */
    public record NamedMap(String name, MapContent content) {
    }

    /** Ids of the shipped maps, sorted. */
    public static List<String> ids() {
        return SampleMaps.files().stream().map(SampleMaps::idOf).toList();
    }

    /** Whether an id is a shipped map or proving ground. Files such as traces may only name shipped maps, for safety. */
    public static boolean isShipped(String id) {
        return ids().contains(id) || ProvingGround.text(id).isPresent();
    }

    /** Ids of the shipped maps that a model can move in. */
    public static List<String> idsFor(Model model) {
        return ids().stream().filter(id -> fits(id, model)).toList();
    }

    public static boolean fits(String id, Model model) {
        String text = SampleMaps.fileOf(id).flatMap(SampleMaps::read).orElse("");
        return LevelReader.worldType(text) == model.worldType();
    }

    /** The map to use if none is named: flat, or the first that fits the model. */
    public static String defaultFor(Model model) {
        List<String> fitting = idsFor(model);
        return fitting.contains("flat") ? "flat" : fitting.get(0);
    }

    /** The description of a shipped map, from its worldspawn's message. */
    public static String description(String id) {
        String text = SampleMaps.fileOf(id).flatMap(SampleMaps::read).orElse("");
        return LevelReader.description(text);
    }

    public static NamedMap read(String idOrFile) throws BadInput {
        Optional<String> shipped = SampleMaps.fileOf(idOrFile).flatMap(SampleMaps::read).or(() -> ProvingGround.text(idOrFile));
        if (shipped.isPresent()) {
            return new NamedMap(idOrFile, MapContent.of(shipped.get()));
        }
        try {
            int question = idOrFile.indexOf('?');
            if (question > 0 && Files.isRegularFile(Path.of(idOrFile.substring(0, question)))) {
                Path mesh = Path.of(idOrFile.substring(0, question));
                return CourseFiles.joined(LevelFiles.mesh(mesh, idOrFile.substring(question + 1)), CourseFiles.beside(mesh));
            }
            Path file = Path.of(idOrFile);
            if (!Files.isRegularFile(file) && !LevelFiles.isInArchive(file)) {
                throw new BadInput("there is no map and no file called " + idOrFile + "; shipped maps: " + String.join(", ", ids()));
            }
            if (CourseFiles.isOne(idOrFile)) {
                throw new BadInput(idOrFile + " is a course, not a map; name the map next to it");
            }
            return CourseFiles.joined(LevelFiles.read(file), CourseFiles.beside(file));
        } catch (FileSystemException refused) {
            throw new BadInput(idOrFile + ": " + refused.getReason());
        } catch (IOException | InvalidPathException unreadable) {
            throw new BadInput(idOrFile + ": cannot be read: " + unreadable.getMessage());
        }
    }

    /**
     * Builds a level with a chosen course.
     *
     * @param courseOrNull a course file; "none" for no course; null for the course next to the map
     */
    public static Level level(String idOrFile, String courseOrNull, Model model) throws BadInput {
        Level level = level(idOrFile, model);
        if (courseOrNull == null) {
            return level;
        }
        if (courseOrNull.equals("none")) {
            return level.bare();
        }
        String text = CourseFiles.read(Path.of(courseOrNull)).orElseThrow(() -> new BadInput(courseOrNull + ": there is no such file"));
        CourseText.Reading reading = CourseText.read(text);
        if (!reading.problems().isEmpty()) {
            throw new BadInput(courseOrNull + ", " + reading.problems().get(0).place() + ": " + reading.problems().get(0).reason());
        }
        return level.with(reading.course());
    }

    /** Loads shipped maps in a model's units, each once; empty for unknown ids and maps that do not fit the model. */
    public static Function<String, Optional<Level>> levels(Model model) {
        Map<String, Optional<Level>> built = new ConcurrentHashMap<>();
        return id -> built.computeIfAbsent(id, name -> {
            try {
                return Optional.of(level(name, model));
            } catch (BadInput unfit) {
                return Optional.empty();
            }
        });
    }

    /** Builds a level in the model's units. Problems in the file are listed in the level; a map that does not fit the model is an error. */
    public static Level level(String idOrFile, Model model) throws BadInput {
        return level(read(idOrFile), model, () -> false);
    }

    /**
     * Builds a level from a map that is already read.
     *
     * @param isCancelled polled regularly
     * @throws java.util.concurrent.CancellationException soon after it returns true
     */
    public static Level level(NamedMap map, Model model, BooleanSupplier isCancelled) throws BadInput {
        Level level = LevelReader.read(map.name(), map.content(), model.unitsPerMetre(), isCancelled);
        if (!model.worldType().isInstance(level.world())) {
            throw new BadInput(map.name() + " is not a map that " + model.id() + " can move in; try " + String.join(", ", idsFor(model)));
        }
        return level;
    }
}
