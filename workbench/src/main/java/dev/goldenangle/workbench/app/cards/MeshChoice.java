package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.toolkit.library.LevelFiles;
import dev.goldenangle.toolkit.meshes.MeshFacts;
import dev.goldenangle.toolkit.meshes.MeshFiles;
import dev.goldenangle.toolkit.meshes.MeshOptions;
import dev.goldenangle.workbench.tasks.Tasks;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The import settings of the open mesh: chosen or detected settings, resulting size, and re-importing with other
 * settings.
 */
public final class MeshChoice {
    private final Document document;
    private final Library library;
    private final Tasks tasks;
    private final Consumer<String> open;
    private final ReadOnlyObjectWrapper<MeshOptions> taken = new ReadOnlyObjectWrapper<>(this, "taken");
    /** The file the mesh facts belong to. */
    private Path known;
    private MeshFacts facts;

    /** @param open opens a map by its file and import settings */
    public MeshChoice(Document document, Library library, Tasks tasks, Consumer<String> open) {
        this.document = document;
        this.library = library;
        this.tasks = tasks;
        this.open = open;
        document.levelProperty().addListener(observable -> settle());
        settle();
    }

    /** The file of the open mesh; empty if the open map is not a mesh. */
    public Optional<Path> file() {
        return LevelFiles.fileOf(id()).filter(file -> MeshFiles.isMesh(file.getFileName().toString()));
    }

    private String id() {
        return library.idOf(document.level());
    }

    public BooleanBinding isMesh() {
        return Bindings.createBooleanBinding(() -> file().isPresent(), document.levelProperty());
    }

    /** The settings in use; null if no mesh is open or it is not measured yet. */
    public ReadOnlyObjectProperty<MeshOptions> takenProperty() {
        return taken.getReadOnlyProperty();
    }

    /** The detected settings, used unless the user chooses others. */
    public MeshOptions guess() {
        return facts.guess();
    }

    /** Width, depth and height in metres. */
    public double[] size() {
        return facts.metres(taken.get());
    }

    private void settle() {
        Optional<Path> file = file();
        taken.set(file.isPresent() && file.get().equals(known) ? settled(file.get()) : null);
        file.ifPresent(mesh -> tasks.background("", progress -> {
            MeshFacts read = LevelFiles.meshFacts(mesh);
            return () -> learn(mesh, read);
        }));
    }

    private void learn(Path mesh, MeshFacts read) {
        if (file().equals(Optional.of(mesh))) {
            known = mesh;
            facts = read;
            taken.set(null);
            taken.set(settled(mesh));
        }
    }

    private MeshOptions settled(Path mesh) {
        String id = id();
        int said = mesh.toString().length() + 1;
        return facts.settle(id.length() > said ? MeshOptions.parse(id.substring(said)) : MeshOptions.GUESSED);
    }

    /** Opens the mesh again with these settings. Undoable like opening any map. */
    public void take(MeshOptions options) {
        if (!options.equals(taken.get())) {
            file().ifPresent(mesh -> open.accept(mesh + "?" + options.text()));
        }
    }
}
