package dev.goldenangle.workbench.session;

import dev.goldenangle.bot.BotType;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.workbench.library.BadInput;
import dev.goldenangle.workbench.library.BotSpec;
import dev.goldenangle.workbench.library.MapLibrary;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The models, presets, maps and bots that ship with the workbench, and files beside them. */
public final class ShippedLibrary implements Library {
    @Override
    public List<Model> models() {
        return ModelCatalog.models();
    }

    @Override
    public List<Item> presets() {
        return models().stream().map(model -> new Item(model.id() + "/default", model.description())).toList();
    }

    @Override
    public List<Item> maps(Model model) {
        return MapLibrary.idsFor(model).stream().map(id -> new Item(id, "")).toList();
    }

    @Override
    public List<Source> bots(Model model) {
        return Arrays.stream(BotType.values()).map(BotSpec::of).map(Source::bot).toList();
    }

    @Override
    public Document openPreset(String id) {
        Model model = ModelCatalog.find(id.substring(0, Math.max(0, id.indexOf('/'))))
                .orElseThrow(() -> new IllegalArgumentException("There is no preset " + id));
        return new Document(id, Optional.empty(), model, model.parameters().defaults());
    }

    @Override
    public Level openMap(String id, Model model) {
        try {
            return MapLibrary.level(id, model);
        } catch (BadInput bad) {
            throw new IllegalArgumentException(bad.getMessage(), bad);
        }
    }
}
