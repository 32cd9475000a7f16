package dev.goldenangle.workbench.document;

import dev.goldenangle.motor.Model;
import dev.goldenangle.toolkit.library.PresetEntry;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Tasks;

import java.util.List;

/**
 * The list of presets that every chooser of the window shows. Presets are read in the background; until then only ids are listed.
 */
public final class PresetList {
    private final Library library;
    private final LatestTask<Object, List<PresetEntry>> reading;

    public PresetList(Library library, Tasks tasks) {
        this.library = library;
        reading = tasks.latest(0, (asked, isStale) -> library.presets());
    }

    /** Reads the presets again. */
    public void refresh() {
        reading.ask(new Object());
    }

    /** The presets as last read: the user's own, then the shipped ones. */
    public List<PresetEntry> items() {
        List<PresetEntry> read = reading.answerProperty().get();
        return read != null ? read : library.presetIds().stream().map(PresetEntry::unread).toList();
    }

    /** The presets of a model, without damaged ones. */
    public List<PresetEntry> of(Model model) {
        return items().stream().filter(entry -> entry.model().equals(model.id()) && entry.problem().isEmpty()).toList();
    }

    /** @param action called whenever the presets have been read */
    public void addListener(Runnable action) {
        reading.answerProperty().addListener((observable, old, items) -> action.run());
    }
}
