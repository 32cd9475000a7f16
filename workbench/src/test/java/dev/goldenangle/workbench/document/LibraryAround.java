package dev.goldenangle.workbench.document;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.motor.Model;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetEntry;
import dev.goldenangle.toolkit.library.PresetLibrary;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Delegates to the shipped library; tests override single methods. */
public abstract class LibraryAround implements Library {
    private final ShippedLibrary real = new ShippedLibrary();

    @Override
    public Optional<Model> model(String id) {
        return real.model(id);
    }

    @Override
    public Level withCourse(Level level, PlacedCourse course) {
        return real.withCourse(level, course);
    }

    @Override
    public Optional<Path> courseFile(Level level) {
        return real.courseFile(level);
    }

    @Override
    public List<PresetEntry> presets() {
        return real.presets();
    }

    @Override
    public PresetLibrary presetLibrary() {
        return real.presetLibrary();
    }

    @Override
    public List<String> notices() {
        return real.notices();
    }

    @Override
    public List<String> presetIds() {
        return real.presetIds();
    }

    @Override
    public List<Item> maps(Model model) {
        return real.maps(model);
    }

    @Override
    public List<Item> goalSets(Model model) {
        return real.goalSets(model);
    }

    @Override
    public OpenPreset openPreset(String id) {
        return real.openPreset(id);
    }

    @Override
    public Level openMap(String id, Model model, BooleanSupplier isCancelled) {
        return real.openMap(id, model, isCancelled);
    }

    @Override
    public String idOf(Level level) {
        return real.idOf(level);
    }

    @Override
    public Optional<MapLibrary.NamedMap> openedMap(long hash) {
        return real.openedMap(hash);
    }
}
