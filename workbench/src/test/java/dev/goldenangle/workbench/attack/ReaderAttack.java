package dev.goldenangle.workbench.attack;

import dev.goldenangle.math.Randomness;
import dev.goldenangle.toolkit.library.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Passes damaged files to the calls that commands and the window make. They may only be refused, and quickly. */
final class ReaderAttack {
    /** Far more than these small files need, even on a slow machine. */
    private static final long SLOW_NANOS = 5_000_000_000L;
    /** Not for the user's eyes. */
    private static final Pattern EXCEPTION = Pattern.compile("\\b\\w+(Exception|Error)\\b");
    private final Path folder;
    private final Randomness random;
    private long slowest;

    ReaderAttack(Path folder, long seed) {
        this.folder = folder;
        random = new Randomness(seed);
    }

    List<Attack.Row> run(int files) throws Exception {
        return run(files, "");
    }

    /** @param readers attack only readers whose name contains this; empty for all */
    List<Attack.Row> run(int files, String readers) throws Exception {
        List<Attack.Row> rows = new ArrayList<>();
        List<Target> all = new Targets(random).in(folder).stream().filter(target -> target.what().contains(readers)).toList();
        for (Target target : all) {
            rows.add(attack(target, files / all.size()));
        }
        return rows;
    }

    private Attack.Row attack(Target target, int tries) throws IOException {
        Path file = folder.resolve(target.file());
        List<String> broken = new ArrayList<>();
        for (byte[] sound : target.sound()) {
            read(target, file, sound, broken).ifPresent(refusal -> broken.add("refuses a valid file: " + refusal));
        }
        slowest = 0;
        int refused = 0;
        for (int i = 0; i < tries; i++) {
            byte[] damaged = target.damage().apply(target.sound().get(random.nextInt(target.sound().size())));
            refused += read(target, file, damaged, broken).isPresent() ? 1 : 0;
        }
        return new Attack.Row(target.what(), tries, refused + " refused, slowest " + slowest / 1_000_000 + " ms", broken);
    }

    /** The reason if the file was refused; other failures are added to {@code broken}. */
    private Optional<String> read(Target target, Path file, byte[] bytes, List<String> broken) throws IOException {
        Files.deleteIfExists(file);             // on some file systems, overwriting a file waits for the disk
        Files.write(file, bytes);
        long begin = System.nanoTime();
        Optional<String> refused = Optional.empty();
        try {
            target.entry().read(file);
        } catch (BadInput refusal) {
            refused = Optional.of(refusal.getMessage());
            if (EXCEPTION.matcher(refusal.getMessage()).find()) {
                broken.add(keep(bytes, file, broken.size()) + " is refused with the name of an exception: " + refusal.getMessage());
            }
        } catch (RuntimeException | Error | IOException thrown) {
            broken.add(keep(bytes, file, broken.size()) + " " + thrown);
        }
        long took = System.nanoTime() - begin;
        slowest = Math.max(slowest, took);
        if (took > SLOW_NANOS) {
            broken.add(keep(bytes, file, broken.size()) + " took " + took / 1_000_000 + " ms");
        }
        return refused;
    }

    private Path keep(byte[] bytes, Path file, int number) throws IOException {
        return Files.write(folder.resolve("broke-" + number + "-" + file.getFileName()), bytes);
    }
}
