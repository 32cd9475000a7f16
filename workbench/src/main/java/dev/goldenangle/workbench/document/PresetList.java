package dev.goldenangle.workbench.document;

import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Tasks;

import java.util.List;

/**
 * The presets to choose from, with their descriptions. Descriptions are read in the background; until then only ids
 * are listed.
 */
public final class PresetList {
    private final Library library;
    private final LatestTask<Library, List<Library.Item>> reading;

    public PresetList(Library library, Tasks tasks) {
        this.library = library;
        reading = tasks.latest(0, (from, isStale) -> from.presets());
    }

    /** Reads the presets again. */
    public void refresh() {
        reading.ask(library);
    }

    /** The presets as last read. */
    public List<Library.Item> items() {
        List<Library.Item> read = reading.answerProperty().get();
        return read != null ? read : library.presetIds().stream().map(id -> new Library.Item(id, "")).toList();
    }

    /** @param action called whenever the presets have been read */
    public void setOnRead(Runnable action) {
        reading.answerProperty().addListener((observable, old, items) -> action.run());
    }
}
