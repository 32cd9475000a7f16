package dev.goldenangle.workbench.app.files;

import javafx.stage.FileChooser;
import javafx.stage.Window;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;

/** Asks for a file; tests supply fixed answers. */
public interface FilePicker {
    Optional<Path> open(String title, String kind, String... endings);

    Optional<Path> save(String title, String suggestion, String kind, String... endings);

    /** The same dialogs, starting in a folder. */
    default FilePicker in(Path folder) {
        return this;
    }

    /** The platform's file dialogs. */
    static FilePicker of(Supplier<Window> owner) {
        return of(owner, Optional.empty());
    }

    private static FilePicker of(Supplier<Window> owner, Optional<Path> start) {
        return new FilePicker() {
            @Override
            public FilePicker in(Path folder) {
                return of(owner, Optional.of(folder));
            }

            @Override
            public Optional<Path> open(String title, String kind, String... endings) {
                return Optional.ofNullable(chooser(start, title, kind, endings).showOpenDialog(owner.get())).map(File::toPath);
            }

            @Override
            public Optional<Path> save(String title, String suggestion, String kind, String... endings) {
                FileChooser chooser = chooser(start, title, kind, endings);
                chooser.setInitialFileName(suggestion);
                return Optional.ofNullable(chooser.showSaveDialog(owner.get())).map(File::toPath);
            }
        };
    }

    /** Creates the folder, because a dialog refuses to start in one that does not exist; null if that fails. */
    private static Path existing(Path folder) {
        try {
            return Files.createDirectories(folder);
        } catch (IOException unwritable) {
            return null;
        }
    }

    private static FileChooser chooser(Optional<Path> start, String title, String kind, String... endings) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        start.map(FilePicker::existing).map(Path::toFile).ifPresent(chooser::setInitialDirectory);
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(kind, endings));
        return chooser;
    }
}
