package dev.goldenangle.workbench.document;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.map.CourseText;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapContent;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.motor.Model;
import dev.goldenangle.presets.GoalStore;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.ShippedPresets;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.CourseFiles;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetEntry;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.workbench.text.Messages;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** The models, presets and maps shipped with the workbench, and files opened by the user. */
public final class ShippedLibrary implements Library {
    private final PresetLibrary presets;
    private final Optional<Path> courses;
    private final Map<Long, Opened> opened = new ConcurrentHashMap<>();

    public ShippedLibrary() {
        this(PresetLibrary.shipped());
    }

    /** @param presets where presets come from */
    public ShippedLibrary(PresetLibrary presets) {
        this(presets, Optional.empty());
    }

    /** @param courses folder for the courses of maps in read-only folders */
    public ShippedLibrary(PresetLibrary presets, Optional<Path> courses) {
        this.presets = presets;
        this.courses = courses;
    }

    /** A map as it was when opened. */
    private record Opened(String id, MapLibrary.NamedMap map) {
    }

    @Override
    public Optional<Model> model(String id) {
        return ModelCatalog.find(id);
    }

    @Override
    public List<PresetEntry> presets() {
        try {
            return presets.entries();
        } catch (BadInput unlistable) {
            return presetIds().stream().map(PresetEntry::unread).toList();
        }
    }

    @Override
    public PresetLibrary presetLibrary() {
        return presets;
    }

    @Override
    public List<String> notices() {
        try {
            return Stream.concat(presets.notices().stream(), ModelCatalog.problems().stream()).toList();
        } catch (BadInput bad) {
            return bad.reasons();
        }
    }

    @Override
    public List<String> presetIds() {
        return Stream.concat(listed().stream(), PresetLibrary.tableIds().stream()).distinct().toList();
    }

    @Override
    public List<Item> maps(Model model) {
        return MapLibrary.idsFor(model).stream().map(id -> new Item(id, "")).toList();
    }

    @Override
    public List<Item> goalSets(Model model) {
        Stream<Item> shipped = GoalStore.ids(model.id()).stream().map(id -> new Item(id, GoalStore.read(id).set().map(GoalSet::name).orElse("")));
        return Stream.concat(shipped, presets.goalFiles(model.id()).stream().map(file -> new Item(file.toString().replace('\\', '/'), GoalStore.read(file).set().map(GoalSet::name)
                .orElseGet(() -> Messages.text("document.goals.unreadable"))))).toList();
    }

    @Override
    public OpenPreset openPreset(String id) {
        try {
            Preset preset = presets.preset(id);
            Optional<Path> file = isListed(preset.id()) ? presets.file(preset.id()) : Optional.of(Path.of(id)).filter(Files::isRegularFile);
            return new OpenPreset(preset, file, PresetLibrary.model(preset));
        } catch (BadInput bad) {
            throw new IllegalArgumentException(bad.getMessage(), bad);
        }
    }

    private boolean isListed(String id) {
        return listed().contains(id) || PresetLibrary.tableIds().contains(id);
    }

    /** Without the models' defaults; empty if the folder cannot be listed. */
    private Collection<String> listed() {
        try {
            return presets.ids();
        } catch (BadInput bad) {
            return ShippedPresets.ids();
        }
    }

    @Override
    public Level openMap(String id, Model model, BooleanSupplier isCancelled) {
        try {
            MapLibrary.NamedMap map = MapLibrary.read(id);
            Level read = MapLibrary.level(map, model, isCancelled);
            opened.put(read.hash(), new Opened(id, map));
            Level level = withKeptCourse(read);
            // The first mover in a level builds its navigation data, which is slow on large maps; do it here, on a
            // background thread.
            model.mover(model.parameters().defaults(), level);
            return level;
        } catch (BadInput bad) {
            throw new IllegalArgumentException(bad.getMessage(), bad);
        }
    }

    /** Looks for the course in the user's folder if there is none beside the map. */
    private Level withKeptCourse(Level level) throws BadInput {
        Optional<Path> file = level.placed().isPresent() ? Optional.empty() : courseFile(level);
        Optional<String> text = file.isPresent() ? CourseFiles.read(file.get()) : Optional.empty();
        return text.isPresent() ? withCourse(level, CourseText.read(text.get()).course()) : level;
    }

    @Override
    public Level withCourse(Level level, PlacedCourse course) {
        Level made = level.with(course);
        Opened before = opened.get(level.hash());
        if (before != null) {
            MapContent content = before.map.content().with(course.isEmpty() ? "" : CourseText.write(course));
            opened.put(made.hash(), new Opened(before.id, new MapLibrary.NamedMap(before.map.name(), content)));
        }
        return made;
    }

    @Override
    public Optional<Path> courseFile(Level level) {
        return mapFile(idOf(level)).map(CourseFiles::beside).filter(ShippedLibrary::canStand).or(() -> courses.map(folder -> CourseFiles.in(folder, level)));
    }

    private static boolean canStand(Path file) {
        return Files.isRegularFile(file) ? Files.isWritable(file) : Files.isWritable(file.toAbsolutePath().getParent());
    }

    /** The file of a map, without mesh import settings after its name. */
    private static Optional<Path> mapFile(String id) {
        try {
            int question = id.indexOf('?');
            return Optional.of(Path.of(question > 0 ? id.substring(0, question) : id)).filter(Files::isRegularFile);
        } catch (InvalidPathException none) {
            return Optional.empty();
        }
    }

    @Override
    public String idOf(Level level) {
        return Optional.ofNullable(opened.get(level.hash())).map(Opened::id).orElse(level.name());
    }

    @Override
    public Optional<MapLibrary.NamedMap> openedMap(long hash) {
        return Optional.ofNullable(opened.get(hash)).map(Opened::map);
    }
}
