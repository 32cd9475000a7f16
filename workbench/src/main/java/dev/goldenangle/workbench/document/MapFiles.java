package dev.goldenangle.workbench.document;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapProblem;
import dev.goldenangle.motor.Model;
import dev.goldenangle.toolkit.library.LevelFiles;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.world.brush.BrushWorld;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Opens map files and watches the open one. A broken file is reported with its lines and the open map stays. A usable
 * file with problems is opened, and its problems are reported.
 */
public final class MapFiles implements AutoCloseable {
    private final Document document;
    private final Library library;
    private final Tasks tasks;
    private final ReadOnlyObjectWrapper<BrokenFile> broken = new ReadOnlyObjectWrapper<>(this, "broken");
    private final FileWatch watch;

    MapFiles(Document document, Library library, Tasks tasks) {
        this.document = document;
        this.library = library;
        this.tasks = tasks;
        this.watch = new FileWatch(this::fileChanged, tasks);
        document.levelProperty().addListener((observable, old, level) -> watch.follow(fileOf(level)));
        watch.follow(fileOf(document.level()));
    }

    /** The errors of the file that could not be opened; null if there are none. */
    public ReadOnlyObjectProperty<BrokenFile> brokenProperty() {
        return broken.getReadOnlyProperty();
    }

    public void dismiss() {
        broken.set(null);
    }

    /** Tries to open the broken file again. */
    public void retry() {
        Optional.ofNullable(broken.get()).ifPresent(file -> open(file.file().toString()));
    }

    CompletableFuture<Void> open(String id) {
        return load(id, "document.open-map");
    }

    private CompletableFuture<Void> load(String id, String labelKey) {
        Model model = document.model();
        return tasks.load(Messages.text("document.opening", id), progress -> {
            Level opened = library.openMap(id, model, progress::isCancelled);
            return () -> take(id, labelKey, opened);
        });
    }

    private void take(String id, String labelKey, Level opened) {
        Optional<Path> file = LevelFiles.fileOf(id);
        if (file.isPresent() && isBroken(opened)) {
            String text = library.openedMap(opened.hash()).map(map -> map.content().text()).orElse("");
            broken.set(BrokenFile.map(file.get(), text, opened.problems()));
            tasks.notifications().error(broken.get().headline());
            return;
        }
        if (file.isEmpty() && isBroken(opened) && LevelFiles.isInArchive(Path.of(id))) {
            tasks.notifications().error(Messages.text("document.map-unusable", id, opened.problems().get(0).place(), opened.problems().get(0).reason()));
            return;
        }
        broken.set(null);
        if (opened.hash() != document.level().hash() || opened.unitsPerMetre() != document.level().unitsPerMetre()) {
            document.openLevel(Messages.text(labelKey, id), opened);
        }
        tell(opened);
    }

    private void tell(Level opened) {
        List<MapProblem> problems = opened.problems();
        if (!problems.isEmpty()) {
            MapProblem first = problems.get(0);
            tasks.notifications().warn(Messages.text("document.map-problems", opened.name(), problems.size(), first.place(), first.reason()));
        }
    }

    /** A level with problems is broken, except a brush map with at least one usable brush. */
    private static boolean isBroken(Level level) {
        return !level.bare().problems().isEmpty() && (!(level.world() instanceof BrushWorld world) || world.brushes().isEmpty());
    }

    /** Runs on the watching thread. */
    private void fileChanged(Path file) {
        tasks.publisher().execute(() -> {
            if (fileOf(document.level()).equals(Optional.of(file))) {
                load(library.idOf(document.level()), "document.reload-map");
            }
        });
    }

    private Optional<Path> fileOf(Level level) {
        return LevelFiles.fileOf(library.idOf(level));
    }

    @Override
    public void close() {
        watch.close();
    }
}
