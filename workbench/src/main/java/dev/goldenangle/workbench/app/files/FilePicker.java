package dev.goldenangle.workbench.app.files;

import javafx.stage.FileChooser;
import javafx.stage.Window;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;

/** Asks for a file; tests supply fixed answers. */
public interface FilePicker {
    Optional<Path> open(String title, String kind, String... endings);

    Optional<Path> save(String title, String suggestion, String kind, String... endings);

    /** The platform's file dialogs. */
    static FilePicker of(Supplier<Window> owner) {
        return new FilePicker() {
            @Override
            public Optional<Path> open(String title, String kind, String... endings) {
                return Optional.ofNullable(chooser(title, kind, endings).showOpenDialog(owner.get())).map(File::toPath);
            }

            @Override
            public Optional<Path> save(String title, String suggestion, String kind, String... endings) {
                FileChooser chooser = chooser(title, kind, endings);
                chooser.setInitialFileName(suggestion);
                return Optional.ofNullable(chooser.showSaveDialog(owner.get())).map(File::toPath);
            }
        };
    }

    private static FileChooser chooser(String title, String kind, String... endings) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(kind, endings));
        return chooser;
    }
}
