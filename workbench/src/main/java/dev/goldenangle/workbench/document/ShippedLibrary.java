package dev.goldenangle.workbench.document;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.presets.Preset;
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
    private static final String TABLE = "/table";
    private final Map<Long, Opened> opened = new ConcurrentHashMap<>();

    /** A map as it was when it was opened. */
    private record Opened(String id, MapLibrary.MapText text) {
    }

    @Override
    public List<Model> models() {
        return ModelCatalog.models();
    }

    /** The shipped presets, then each model as its table has it. */
    @Override
    public List<Item> presets() {
        Stream<Item> shipped = ShippedPresets.ids().stream().map(id -> new Item(id, ShippedPresets.load(id).description()));
        Stream<Item> tables = models().stream().map(model -> new Item(model.id() + TABLE, "Every knob at the default of the table. " + model.description()));
        return Stream.concat(shipped, tables).toList();
    }

    @Override
    public List<String> presetIds() {
        return Stream.concat(ShippedPresets.ids().stream(), models().stream().map(model -> model.id() + TABLE)).toList();
    }

    @Override
    public List<Item> maps(Model model) {
        return MapLibrary.idsFor(model).stream().map(id -> new Item(id, "")).toList();
    }

    @Override
    public OpenPreset openPreset(String id) {
        Optional<Model> table = id.endsWith(TABLE) ? ModelCatalog.find(id.substring(0, id.length() - TABLE.length())) : Optional.empty();
        if (table.isPresent()) {
            return new OpenPreset(Preset.of(id, table.get().id(), table.get().parameters().defaults()), Optional.empty(), table.get());
        }
        try {
            Preset preset = PresetLibrary.preset(id);
            Optional<Path> file = ShippedPresets.ids().contains(id) ? Optional.empty() : Optional.of(Path.of(id)).filter(Files::isRegularFile);
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
