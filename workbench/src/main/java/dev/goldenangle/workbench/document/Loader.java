package dev.goldenangle.workbench.document;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.workbench.tasks.Tasks;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Opens presets and maps: found on another thread, taken over on the window's as one step of history. */
public final class Loader {
    private final Document document;
    private final Library library;
    private final Tasks tasks;

    public Loader(Document document, Library library, Tasks tasks) {
        this.document = document;
        this.library = library;
        this.tasks = tasks;
    }

    /** Opens a shipped preset or a file by its id; the map stays, in the new model's units, if the model can move in it. */
    public CompletableFuture<Void> preset(String id) {
        Level open = document.level();
        return tasks.load("Opening " + id, isCancelled -> {
            OpenPreset opened = library.openPreset(id);
            boolean fits = opened.model().worldType().isInstance(open.world()) && opened.model().unitsPerMetre() == open.unitsPerMetre();
            Level fitting = fits ? open : library.openMap(mapFor(opened.model(), open), opened.model(), isCancelled);
            return () -> document.open("Open " + id, opened, opened.values(), fitting);
        });
    }

    private String mapFor(Model model, Level open) {
        List<String> maps = library.maps(model).stream().map(Library.Item::id).toList();
        return maps.stream().filter(id -> id.equals(open.name())).findFirst().or(() -> maps.stream().findFirst())
                .orElseThrow(() -> new IllegalArgumentException("there is no map that " + model.label() + " can move in"));
    }

    public CompletableFuture<Void> map(String id) {
        Model model = document.model();
        return tasks.load("Opening " + id, isCancelled -> {
            Level opened = library.openMap(id, model, isCancelled);
            return () -> document.openLevel("Open map " + id, opened);
        });
    }
}
