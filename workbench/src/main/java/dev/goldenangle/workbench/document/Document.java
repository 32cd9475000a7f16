package dev.goldenangle.workbench.document;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * What is being tuned: the open preset, its knobs and the map. Every edit is a step of history. It belongs to the
 * window's thread.
 */
public final class Document {
    private final History history = new History();
    private final Knobs knobs;
    private final ReadOnlyObjectWrapper<OpenPreset> preset = new ReadOnlyObjectWrapper<>(this, "preset");
    private final ReadOnlyObjectWrapper<Level> level = new ReadOnlyObjectWrapper<>(this, "level");
    private final ReadOnlyObjectWrapper<Setup> setup = new ReadOnlyObjectWrapper<>(this, "setup");
    private boolean opening;

    /**
     * @param preset the preset to begin with
     * @param level  the map to begin with, in the units of the preset's model
     */
    public Document(OpenPreset preset, Level level) {
        this.preset.set(preset);
        this.level.set(level);
        knobs = new Knobs(history, preset.values());
        setSetup();
        knobs.valuesProperty().addListener((observable, old, values) -> setSetup());
        knobs.savedProperty().addListener((observable, old, saved) -> setSetup());
    }

    private void setSetup() {
        if (!opening) {
            setup.set(new Setup(model(), level(), knobs.saved(), knobs.values()));
        }
    }

    public History history() {
        return history;
    }

    public Knobs knobs() {
        return knobs;
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

    /** Another preset or map, as one step of history. */
    public void open(String label, OpenPreset newPreset, ParameterSet values, Level newLevel) {
        OpenPreset oldPreset = preset();
        ParameterSet oldValues = knobs.values();
        Level oldLevel = level();
        show(newPreset, values, newLevel);
        history.did(label, preset, () -> show(oldPreset, oldValues, oldLevel), () -> show(newPreset, values, newLevel));
    }

    private void show(OpenPreset newPreset, ParameterSet values, Level newLevel) {
        opening = true;
        preset.set(newPreset);
        level.set(newLevel);
        knobs.open(newPreset.values(), values);
        opening = false;
        setSetup();
    }

    /** Another map under the same preset and knobs. */
    public void openLevel(String label, Level newLevel) {
        open(label, preset(), knobs.values(), newLevel);
    }

    /** The preset was saved: its values are the new ones to compare with. */
    void saved(OpenPreset newPreset) {
        preset.set(newPreset);
        knobs.open(newPreset.values(), knobs.values());
    }
}
