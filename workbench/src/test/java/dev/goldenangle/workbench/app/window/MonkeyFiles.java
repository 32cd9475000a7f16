package dev.goldenangle.workbench.app.window;

import dev.goldenangle.math.Randomness;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.workbench.app.files.FilePicker;
import dev.goldenangle.workbench.attack.TrialFiles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Answers the file dialogs of {@link Monkey} at random: valid, damaged and missing files, or Cancel. */
final class MonkeyFiles implements FilePicker {
    private final List<Path> files;
    private final Path saved;
    private Randomness random = new Randomness(0);

    MonkeyFiles(Path folder, long seed) throws IOException, BadInput {
        files = TrialFiles.write(folder.resolve("files"), seed);
        saved = Files.createDirectories(folder.resolve("saved"));
    }

    /** @param chance answers the dialogs of the next action */
    void use(Randomness chance) {
        random = chance;
    }

    Path any() {
        return files.get(random.nextInt(files.size()));
    }

    @Override
    public Optional<Path> open(String title, String kind, String... endings) {
        List<Path> fitting = files.stream().filter(file -> Arrays.stream(endings).anyMatch(ending -> file.toString().endsWith(ending.substring(1)))).toList();
        return fitting.isEmpty() || random.nextInt(5) == 0 ? Optional.empty() : Optional.of(fitting.get(random.nextInt(fitting.size())));
    }

    /** Few names, so that files are overwritten; sometimes a folder that does not exist. */
    @Override
    public Optional<Path> save(String title, String suggestion, String kind, String... endings) {
        return switch (random.nextInt(6)) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(saved.resolve("missing").resolve(suggestion));
            case 2 -> Optional.of(any());
            default -> Optional.of(saved.resolve(random.nextInt(3) + "-" + suggestion));
        };
    }
}
