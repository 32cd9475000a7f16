package dev.goldenangle.workbench.session;

import dev.goldenangle.bot.BotContext;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.world.brush.BrushWorld;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The models, maps and bots that ship with the workbench, and files beside them. */
public final class ShippedLibrary implements Library {
    private static final long BOT_SEED = 1;

    @Override
    public List<Model> models() {
        return ModelCatalog.models();
    }

    @Override
    public List<Item> presets() {
        return models().stream().map(model -> new Item(model.id() + "/defaults", model.description())).toList();
    }

    @Override
    public List<Item> maps(Model model) {
        return SampleMaps.files().stream().filter(file -> fits(file, model)).map(file -> new Item(SampleMaps.idOf(file), "")).toList();
    }

    private static boolean fits(String file, Model model) {
        return file.endsWith(".map") == model.worldType().isAssignableFrom(BrushWorld.class);
    }

    @Override
    public List<Source> bots(Model model) {
        return Arrays.stream(BotType.values()).map(type -> Source.bot(type.id(), type.label(), (m, parameters, level) -> bot(type, m, parameters, level))).toList();
    }

    private static CommandSource bot(BotType type, Model model, ParameterSet parameters, Level level) {
        MoverState standing = new MoverState(model.registers().size());
        float radius = model.mover(parameters, level).body(standing).radius();
        BotContext context = new BotContext(model.theory(parameters), parameters.get(model.tickRate()), (float) parameters.w(), radius,
                level.waypoints(), BOT_SEED);
        return type.create(context, type.parameters().defaults());
    }

    @Override
    public Document openPreset(String id) {
        Model model = ModelCatalog.find(id.substring(0, Math.max(0, id.indexOf('/'))))
                .orElseThrow(() -> new IllegalArgumentException("There is no preset " + id));
        return new Document(id, Optional.empty(), model, model.parameters().defaults());
    }

    @Override
    public Level openMap(String id, Model model) {
        Optional<String> shipped = SampleMaps.fileOf(id).flatMap(SampleMaps::read);
        String name = Path.of(id).getFileName().toString().replaceFirst("\\.map$", "");
        return MapReader.read(name, shipped.orElseGet(() -> fileText(id)), model.unitsPerMetre());
    }

    private static String fileText(String file) {
        try {
            return Files.readString(Path.of(file));
        } catch (IOException unreadable) {
            throw new IllegalArgumentException("There is no map " + file, unreadable);
        }
    }
}
