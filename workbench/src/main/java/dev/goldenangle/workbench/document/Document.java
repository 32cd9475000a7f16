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
 * What is being tuned: the open preset, its knobs and its goals, and the map. Every edit is a step of history. It belongs to the
 * window's thread.
 */
public final class Document {
    private final History history = new History();
    private final Knobs knobs;
    private final Goals goals;
    private final ReadOnlyObjectWrapper<OpenPreset> preset = new ReadOnlyObjectWrapper<>(this, "preset");
    private final ReadOnlyObjectWrapper<Level> level = new ReadOnlyObjectWrapper<>(this, "level");
    private final ReadOnlyObjectWrapper<Setup> setup = new ReadOnlyObjectWrapper<>(this, "setup");
    /** What each file held when it was last read or written: going back in history does not change a file. */
    private final Map<Path, OpenPreset> onDisk = new HashMap<>();
    private boolean opening;

    /**
     * @param preset the preset to begin with
     * @param level  the map to begin with, in the units of the preset's model
     */
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

    /** What is wanted of the preset. */
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

    /** Preset, knobs and map together: it changes once, when all of them have. */
    public ReadOnlyObjectProperty<Setup> setupProperty() {
        return setup.getReadOnlyProperty();
    }

    /** The ticks per second of the knobs as they are. */
    public double tickRate() {
        return knobs.values().get(model().tickRate());
    }

    /** Another preset, to compare with as it is, or another map; as one step of history. */
    public void open(String label, OpenPreset newPreset, ParameterSet values, Level newLevel) {
        newPreset.file().ifPresent(file -> onDisk.put(file, newPreset));
        open(label, new State(newPreset, newPreset.values(), values, newLevel));
    }

    private void open(String label, State next) {
        State old = new State(preset(), knobs.before(), knobs.values(), level());
        show(next);
        history.did(label, preset, () -> show(old), () -> show(next));
    }

    /** What is open at a time. */
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

    /** Another map under the same preset and knobs. */
    public void openLevel(String label, Level newLevel) {
        open(label, new State(preset(), knobs.before(), knobs.values(), newLevel));
    }

    /** The open preset as its file has become: what was accepted stays to compare with, if it has the same knobs. */
    void reread(String label, OpenPreset newPreset, ParameterSet values) {
        newPreset.file().ifPresent(file -> onDisk.put(file, newPreset));
        ParameterSet before = knobs.before().table() == values.table() ? knobs.before() : newPreset.values();
        open(label, new State(newPreset, before, values, level()));
    }

    /** The preset was saved; what was accepted stays to compare with. */
    void saved(OpenPreset newPreset) {
        newPreset.file().ifPresent(file -> onDisk.put(file, newPreset));
        preset.set(newPreset);
        knobs.open(newPreset.values(), knobs.before(), knobs.values());
    }
}
