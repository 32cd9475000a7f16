package dev.goldenangle.workbench.app.files;

import dev.goldenangle.map.Level;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.library.LevelFiles;
import dev.goldenangle.workbench.meshes.MeshFiles;
import dev.goldenangle.workbench.meshes.MeshOptions;
import dev.goldenangle.workbench.tasks.Tasks;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** How the mesh that is open is taken: what was said or guessed, how large that makes it, and taking it otherwise. */
public final class MeshChoice {
    private final Document document;
    private final Library library;
    private final Tasks tasks;
    private final Consumer<String> open;
    private final ObjectProperty<MeshOptions> taken = new SimpleObjectProperty<>(this, "taken");
    private Path guessed;
    private MeshOptions guess = MeshOptions.GUESSED;

    /** @param open opens a map by its file and what is said of it */
    public MeshChoice(Document document, Library library, Tasks tasks, Consumer<String> open) {
        this.document = document;
        this.library = library;
        this.tasks = tasks;
        this.open = open;
        document.levelProperty().addListener(observable -> settle());
        settle();
    }

    /** The mesh's file, if what is open is a mesh. */
    public Optional<Path> file() {
        return LevelFiles.fileOf(id()).filter(file -> MeshFiles.isMesh(file.getFileName().toString()));
    }

    private String id() {
        return library.idOf(document.level());
    }

    public BooleanBinding isMesh() {
        return Bindings.createBooleanBinding(() -> file().isPresent(), document.levelProperty());
    }

    /** Unit, axis and sides, guesses included as soon as they are known; null when no mesh is open. */
    public ObjectProperty<MeshOptions> takenProperty() {
        return taken;
    }

    /** What would be taken if nothing were said. */
    public MeshOptions guess() {
        return guess;
    }

    private void settle() {
        Optional<Path> file = file();
        if (file.isEmpty()) {
            taken.set(null);
            return;
        }
        taken.set(settled());
        if (!file.get().equals(guessed)) {
            guessed = file.get();
            guess = MeshOptions.GUESSED;
            CompletableFuture.supplyAsync(() -> guessFor(file.get())).thenAcceptAsync(found -> {
                guess = found;
                taken.set(file().isPresent() ? settled() : null);
            }, tasks.publisher());
        }
    }

    private static MeshOptions guessFor(Path file) {
        try {
            return LevelFiles.guess(file);
        } catch (IOException gone) {
            return MeshOptions.GUESSED;
        }
    }

    private MeshOptions settled() {
        String id = id();
        Path file = file().orElseThrow();
        MeshOptions said = id.length() > file.toString().length() ? MeshOptions.parse(id.substring(file.toString().length() + 1)) : MeshOptions.GUESSED;
        return new MeshOptions(said.unit() == MeshOptions.MeshUnit.GUESS ? guess.unit() : said.unit(), said.up() == MeshOptions.Up.GUESS ? guess.up() : said.up(), said.sides());
    }

    /** Opens it again, taken so; undo takes it back like any map. */
    public void take(MeshOptions options) {
        if (!options.equals(taken.get())) {
            file().ifPresent(file -> open.accept(file + "?" + options.text()));
        }
    }

    /** Width, depth and height in metres. */
    public double[] size() {
        Level level = document.level();
        double[] size = new double[3];
        for (int axis = 0; axis < 3; axis++) {
            size[axis] = ((double) level.world().max(axis) - level.world().min(axis)) / level.unitsPerMetre();
        }
        return size;
    }
}
