package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.toolkit.library.LevelFiles;
import dev.goldenangle.toolkit.meshes.MeshFacts;
import dev.goldenangle.toolkit.meshes.MeshFiles;
import dev.goldenangle.toolkit.meshes.MeshOptions;
import dev.goldenangle.workbench.tasks.OwnThread;
import dev.goldenangle.workbench.tasks.Tasks;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

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
    private final ReadOnlyObjectWrapper<MeshOptions> taken = new ReadOnlyObjectWrapper<>(this, "taken");
    /** The mesh that the facts are of. */
    private Path known;
    private MeshFacts facts;

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

    /** Unit, axis and sides; null when no mesh is open or nothing is known of it yet. */
    public ReadOnlyObjectProperty<MeshOptions> takenProperty() {
        return taken.getReadOnlyProperty();
    }

    /** What would be taken if nothing were said. */
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
        file.ifPresent(mesh -> CompletableFuture.supplyAsync(() -> factsOf(mesh), OwnThread.executor()).thenAcceptAsync(found -> found.ifPresent(read -> learn(mesh, read)), tasks.publisher()));
    }

    private static Optional<MeshFacts> factsOf(Path mesh) {
        try {
            return Optional.of(LevelFiles.meshFacts(mesh));
        } catch (IOException gone) {
            return Optional.empty();
        }
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

    /** Opens it again, taken so; undo takes it back like any map. */
    public void take(MeshOptions options) {
        if (!options.equals(taken.get())) {
            file().ifPresent(mesh -> open.accept(mesh + "?" + options.text()));
        }
    }
}
