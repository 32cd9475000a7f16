package dev.goldenangle.workbench.document;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Opens presets and maps: loads them on another thread and applies them on the window's thread as one undo step. */
public final class Loader implements AutoCloseable {
    private final Document document;
    private final Library library;
    private final Tasks tasks;
    private final MapFiles maps;
    private final Courses courses;

    public Loader(Document document, Library library, Tasks tasks) {
        this.document = document;
        this.library = library;
        this.tasks = tasks;
        maps = new MapFiles(document, library, tasks);
        courses = new Courses(document, library, tasks);
    }

    /**
     * Opens a shipped preset or a file. Keeps the map, converted to the new model's units, if the model supports it.
     */
    public CompletableFuture<Void> preset(String id) {
        Level open = document.level();
        return tasks.load(Messages.text("document.opening", id), progress -> {
            OpenPreset opened = library.openPreset(id);
            boolean fits = opened.model().worldType().isInstance(open.world()) && opened.model().unitsPerMetre() == open.unitsPerMetre();
            Level fitting = fits ? open : library.openMap(mapFor(opened.model(), open), opened.model(), progress::isCancelled);
            return () -> document.open(Messages.text("document.open", id), opened, opened.values(), fitting);
        });
    }

    private String mapFor(Model model, Level open) {
        List<String> maps = library.maps(model).stream().map(Library.Item::id).toList();
        return maps.stream().filter(id -> id.equals(open.name())).findFirst().or(() -> maps.stream().findFirst())
                .orElseThrow(() -> new IllegalArgumentException(Messages.text("document.no-map", model.label())));
    }

    public MapFiles maps() {
        return maps;
    }

    public Courses courses() {
        return courses;
    }

    @Override
    public void close() {
        maps.close();
        courses.close();
    }

    public CompletableFuture<Void> map(String id) {
        return maps.open(id);
    }
}
