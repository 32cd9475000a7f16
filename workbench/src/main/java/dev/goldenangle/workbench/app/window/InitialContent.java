package dev.goldenangle.workbench.app.window;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.toolkit.background.DaemonThreads;
import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.application.Platform;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/**
 * The content of a new window.
 * @param library available presets and maps
 * @param document the preset
 * @param level the map, in the units of the preset's model
 */
public record InitialContent(Library library, OpenPreset document, Level level) {
    public static final String FIRST_PRESET = "arena/default";
    private static final String FIRST_MAP = "arena-loop";

    /** The content at the very first start. */
    public static InitialContent first() {
        return of(new ShippedLibrary(), FIRST_PRESET, FIRST_MAP);
    }

    /** The preset and map open last; if they are missing or broken, the content of the first start. */
    public static InitialContent remembered(Settings settings, PresetLibrary presets) {
        Library library = new ShippedLibrary(presets, Optional.of(settings.folders().data().resolve("courses")));
        try {
            return of(library, settings.get("preset", FIRST_PRESET), settings.get("map", FIRST_MAP));
        } catch (IllegalArgumentException gone) {
            return of(library, FIRST_PRESET, FIRST_MAP);
        }
    }

    /**
     * Reads preset and map in parallel. The preset's name starts with its model, which decides the units of the map.
     */
    public static InitialContent of(Library library, String preset, String map) {
        Optional<Model> likely = library.model(preset.substring(0, Math.max(0, preset.indexOf('/'))));
        CompletableFuture<Optional<Level>> reading = CompletableFuture.supplyAsync(() -> likely.map(model -> library.openMap(map, model)), DaemonThreads.perTask());
        OpenPreset document = library.openPreset(preset);
        return new InitialContent(library, document, likely.filter(document.model()::equals).flatMap(model -> joined(reading)).orElseGet(() -> library.openMap(map, document.model())));
    }

    private static Optional<Level> joined(CompletableFuture<Optional<Level>> reading) {
        try {
            return reading.join();
        } catch (CompletionException failed) {
            return Optional.empty();        // opening it again shows the error
        }
    }

    /** Creates a session on the JavaFX thread. */
    public TuningSession session() {
        return TuningSession.open(library, Platform::runLater, document, level);
    }
}
