package dev.goldenangle.workbench.app;

import dev.goldenangle.map.Level;
import dev.goldenangle.workbench.session.Document;
import dev.goldenangle.workbench.session.Library;
import dev.goldenangle.workbench.session.ShippedLibrary;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.application.Platform;

/**
 * What a window begins with.
 *
 * @param library  what there is to choose from
 * @param document the preset
 * @param level    the map, in the units of the preset's model
 */
public record Opening(Library library, Document document, Level level) {
    private static final String FIRST_PRESET = "arena/default";
    private static final String FIRST_MAP = "arena-loop";

    /** What someone sees who has never started it before. */
    static Opening first() {
        Library library = new ShippedLibrary();
        boolean isThere = library.presets().stream().anyMatch(item -> item.id().equals(FIRST_PRESET));
        return of(library, isThere ? FIRST_PRESET : library.presets().get(0).id(), FIRST_MAP);
    }

    public static Opening of(Library library, String preset, String map) {
        Document document = library.openPreset(preset);
        return new Opening(library, document, library.openMap(map, document.model()));
    }

    /** A session on the toolkit's thread. */
    TuningSession session() {
        return new TuningSession(library, Platform::runLater, document, level);
    }
}
