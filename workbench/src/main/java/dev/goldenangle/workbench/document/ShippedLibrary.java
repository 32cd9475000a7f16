package dev.goldenangle.workbench.document;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.presets.GoalStore;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetStore;
import dev.goldenangle.presets.ShippedPresets;
import dev.goldenangle.workbench.library.BadInput;
import dev.goldenangle.workbench.library.MapLibrary;
import dev.goldenangle.workbench.library.PresetLibrary;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** The models, presets and maps that ship with the workbench, and files beside them. */
public final class ShippedLibrary implements Library {
    private final PresetLibrary presets;
    private final Map<Long, Opened> opened = new ConcurrentHashMap<>();

    public ShippedLibrary() {
        this(PresetLibrary.shipped());
    }

    /** @param presets where presets come from */
    public ShippedLibrary(PresetLibrary presets) {
        this.presets = presets;
    }

    /** A map as it was when it was opened. */
    private record Opened(String id, MapLibrary.MapText text) {
    }

    @Override
    public List<Model> models() {
        return ModelCatalog.models();
    }

    /** The shipped presets and those of the folder, then each model as its table has it. A broken file is listed with what is wrong. */
    @Override
    public List<Item> presets() {
        return presetIds().stream().map(id -> new Item(id, describe(id))).toList();
    }

    private String describe(String id) {
        try {
            String text = presets.preset(id).description();
            return presets.file(id).map(file -> text + " (" + file + ")").orElse(text);
        } catch (BadInput bad) {
            return bad.getMessage();
        }
    }

    @Override
    public PresetStore presetStore() {
        return presets.store();
    }

    @Override
    public List<String> notices() {
        try {
            return presets.notices();
        } catch (BadInput bad) {
            return bad.reasons();
        }
    }

    @Override
    public List<String> presetIds() {
        try {
            return Stream.concat(presets.ids().stream(), PresetLibrary.tableIds().stream()).distinct().toList();
        } catch (BadInput bad) {
            return Stream.concat(ShippedPresets.ids().stream(), PresetLibrary.tableIds().stream()).toList();
        }
    }

    @Override
    public List<Item> maps(Model model) {
        return MapLibrary.idsFor(model).stream().map(id -> new Item(id, "")).toList();
    }

    @Override
    public List<Item> goalSets(Model model) {
        Stream<Item> shipped = GoalStore.ids(model.id()).stream().map(id -> new Item(id, GoalStore.read(id).set().map(GoalSet::name).orElse("")));
        return Stream.concat(shipped, presets.goalFiles(model.id()).stream().map(file -> new Item(file.toString().replace('\\', '/'), GoalStore.read(file).set().map(GoalSet::name)
                .orElse("cannot be read")))).toList();
    }

    @Override
    public OpenPreset openPreset(String id) {
        try {
            Preset preset = presets.preset(id);
            Optional<Path> file = presetIds().contains(id) ? presets.file(id) : Optional.of(Path.of(id)).filter(Files::isRegularFile);
            return new OpenPreset(preset, file, PresetLibrary.model(preset));
        } catch (BadInput bad) {
            throw new IllegalArgumentException(bad.getMessage(), bad);
        }
    }

    @Override
    public Level openMap(String id, Model model, BooleanSupplier isCancelled) {
        try {
            MapLibrary.MapText text = MapLibrary.read(id);
            Level level = MapLibrary.level(text, model, isCancelled);
            opened.put(level.hash(), new Opened(id, text));
            // The first mover in a world makes what it needs to find its way there, which takes long on a large map: here nobody waits for it.
            model.mover(model.parameters().defaults(), level);
            return level;
        } catch (BadInput bad) {
            throw new IllegalArgumentException(bad.getMessage(), bad);
        }
    }

    @Override
    public String idOf(Level level) {
        return Optional.ofNullable(opened.get(level.hash())).map(Opened::id).orElse(level.name());
    }

    @Override
    public Optional<MapLibrary.MapText> mapText(long hash) {
        return Optional.ofNullable(opened.get(hash)).map(Opened::text);
    }
}
