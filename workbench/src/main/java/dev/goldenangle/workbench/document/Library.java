package dev.goldenangle.workbench.document;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.workbench.library.MapLibrary;
import dev.goldenangle.workbench.live.Source;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** What there is to choose from: models, presets, maps and bots. Loading may take its time and is not for the window's thread. */
public interface Library {
    List<Model> models();

    List<Item> presets();

    /** The maps this model can move in. */
    List<Item> maps(Model model);

    /** The bots there are, the one to begin with on this level first. */
    List<Source> bots(Model model, Level level);

    /** @throws IllegalArgumentException with the reason for people */
    OpenPreset openPreset(String id);

    /** @throws IllegalArgumentException with the reason for people */
    default Level openMap(String id, Model model) {
        return openMap(id, model, () -> false);
    }

    /**
     * As above, for someone who may lose patience with a large map.
     *
     * @param isGivenUp asked every so often
     * @throws java.util.concurrent.CancellationException soon after it says yes
     */
    Level openMap(String id, Model model, BooleanSupplier isGivenUp);

    /** The id or file that a level was opened by. */
    String idOf(Level level);

    /** The text that a level was made of, by its digest; the file may have changed since. Empty when it was not opened here. */
    Optional<MapLibrary.MapText> mapText(long hash);

    /**
     * A line of a chooser.
     *
     * @param id          what opens it
     * @param description one sentence, or empty
     */
    record Item(String id, String description) {
    }
}
