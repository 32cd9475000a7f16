package dev.goldenangle.toolkit.library;

import dev.goldenangle.catalog.ModelCatalog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Loads the user's own models from jars: those named on the command line, and those in the folder {@code models} of the data folder. */
public final class ModelPlugIns {
    /** The option of every command and of the window. */
    public static final String OPTION = "--models";

    private ModelPlugIns() {
    }

    /**
     * Loads the models before anything else uses the catalog. Faults of a plug-in are in {@link ModelCatalog#problems}.
     *
     * @param named jars and folders from the command line
     */
    public static void load(List<Path> named) throws BadInput {
        for (Path place : named) {
            if (!Files.exists(place)) {
                throw new BadInput(OPTION + " " + place + ": this jar or folder does not exist");
            }
        }
        UserFolders folders = UserFolders.current();
        List<Path> all = new ArrayList<>();
        // The old folder counts until the window has moved its files.
        Stream.of(folders.data(), folders.old()).distinct().map(folder -> folder.resolve("models")).filter(own -> Files.isDirectory(own) && !isEmpty(own)).forEach(all::add);
        all.addAll(named);
        ModelCatalog.usePlugIns(all);
    }

    /** The jars of the loaded models, to send them to other machines. */
    public static List<Path> jars() throws IOException {
        List<Path> jars = new ArrayList<>();
        for (Path place : ModelCatalog.plugIns()) {
            if (Files.isDirectory(place)) {
                try (Stream<Path> files = Files.list(place)) {
                    files.filter(file -> file.toString().endsWith(".jar")).sorted().forEach(jars::add);
                }
            } else {
                jars.add(place);
            }
        }
        return jars;
    }

    private static boolean isEmpty(Path folder) {
        String[] content = folder.toFile().list();
        return content == null || content.length == 0;
    }
}
