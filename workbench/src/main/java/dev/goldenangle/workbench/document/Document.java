package dev.goldenangle.workbench.document;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * The document being tuned: the open preset, its knobs and goals, and the map. Every edit is an undo step. Use it on
 * the window's thread only.
 */
public final class Document {
    private final History history = new History();
    private final Knobs knobs;
    private final Goals goals;
    private final ReadOnlyObjectWrapper<OpenPreset> preset = new ReadOnlyObjectWrapper<>(this, "preset");
    private final ReadOnlyObjectWrapper<Level> level = new ReadOnlyObjectWrapper<>(this, "level");
    private final ReadOnlyObjectWrapper<Setup> setup = new ReadOnlyObjectWrapper<>(this, "setup");
    /** Each file's content when last read or written; undo does not change files. */
    private final Map<Path, OpenPreset> onDisk = new HashMap<>();
    private boolean opening;

    /** @param preset the first preset @param level the first map, in the units of the preset's model */
    public Document(OpenPreset preset, Level level) {
        this.preset.set(preset);
        this.level.set(level);
        knobs = new Knobs(history, preset.values());
        goals = new Goals(history, preset.model().id());
        setSetup();
        knobs.valuesProperty().addListener((observable, old, values) -> setSetup());
        knobs.beforeProperty().addListener((observable, old, before) -> setSetup());
    }

    private void setSetup() {
        if (!opening) {
            setup.set(new Setup(model(), level(), knobs.before(), knobs.values()));
        }
    }

    public History history() {
        return history;
    }

    public Knobs knobs() {
        return knobs;
    }

    public Goals goals() {
        return goals;
    }

    public ReadOnlyObjectProperty<OpenPreset> presetProperty() {
        return preset.getReadOnlyProperty();
    }

    public OpenPreset preset() {
        return preset.get();
    }

    public Model model() {
        return preset.get().model();
    }

    public ReadOnlyObjectProperty<Level> levelProperty() {
        return level.getReadOnlyProperty();
    }

    public Level level() {
        return level.get();
    }

    /** Preset, knobs and map together. Changes only once when several of them change. */
    public ReadOnlyObjectProperty<Setup> setupProperty() {
        return setup.getReadOnlyProperty();
    }

    /** Ticks per second under the current knobs. */
    public double tickRate() {
        return knobs.values().get(model().tickRate());
    }

    /** Opens another preset or map as one undo step. The preset's values become the reference for comparisons. */
    public void open(String label, OpenPreset newPreset, ParameterSet values, Level newLevel) {
        newPreset.file().ifPresent(file -> onDisk.put(file, newPreset));
        open(label, new State(newPreset, newPreset.values(), values, newLevel));
    }

    private void open(String label, State next) {
        State old = new State(preset(), knobs.before(), knobs.values(), level());
        show(next);
        history.did(label, preset, () -> show(old), () -> show(next));
    }

    private record State(OpenPreset preset, ParameterSet before, ParameterSet values, Level level) {
    }

    private void show(State state) {
        OpenPreset saved = state.preset.file().map(file -> onDisk.getOrDefault(file, state.preset)).filter(disk -> disk.model() == state.preset.model())
                .orElse(state.preset);
        opening = true;
        preset.set(saved);
        level.set(state.level);
        knobs.open(saved.values(), state.before, state.values);
        opening = false;
        setSetup();
    }

    /** Opens another map with the same preset and knobs. */
    public void openLevel(String label, Level newLevel) {
        open(label, new State(preset(), knobs.before(), knobs.values(), newLevel));
    }

    /**
     * Applies the changed file of the open preset. The accepted values stay the reference if the model's parameters
     * are the same.
     */
    void reread(String label, OpenPreset newPreset, ParameterSet values) {
        newPreset.file().ifPresent(file -> onDisk.put(file, newPreset));
        ParameterSet before = knobs.before().table() == values.table() ? knobs.before() : newPreset.values();
        open(label, new State(newPreset, before, values, level()));
    }

    /** Call when the preset was saved; the accepted values stay the reference. */
    void saved(OpenPreset newPreset) {
        newPreset.file().ifPresent(file -> onDisk.put(file, newPreset));
        preset.set(newPreset);
        knobs.open(newPreset.values(), knobs.before(), knobs.values());
    }
}
