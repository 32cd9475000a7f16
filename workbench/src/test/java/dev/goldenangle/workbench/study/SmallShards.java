package dev.goldenangle.workbench.study;

import dev.goldenangle.workbench.library.PresetLibrary;
import dev.goldenangle.workbench.study.design.Design;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** The files of a small study, for the attack, which stands outside this room. */
public final class SmallShards {
    public static final Shard FIRST = new Shard(1, 2);
    private static final int POINTS = 4;
    private final Study study;
    private final Path folder;
    private final byte[] whole;
    private final String journal;

    public SmallShards(Path folder) throws Exception {
        this.folder = Files.createDirectories(folder);
        study = StudyReader.read("small.toml", SmallStudy.toml(Design.SOBOL, POINTS).replace("seconds = 1.5", "seconds = 0.1").replace("crisp_stop", "distance"),
                StudyInputs.beside(folder, PresetLibrary.shipped()));
        journal = journalOf(Files.createDirectories(folder.resolve("begun")));
        whole = Files.readAllBytes(make(Files.createDirectories(folder.resolve("whole")), Shard.WHOLE));
        make(folder, FIRST);
        make(folder, new Shard(2, 2));
    }

    private Path make(Path into, Shard shard) throws Exception {
        SweepFile file = new SweepFile(study, shard, into);
        file.make(1, new StudyMonitor());
        return file.file();
    }

    private String journalOf(Path into) throws Exception {
        SweepFile file = new SweepFile(study, Shard.WHOLE, into);
        StudyMonitor monitor = new StudyMonitor();
        file.make(1, monitor, (index, row) -> {
            if (index == POINTS - 2) {
                monitor.cancel();
            }
        });
        return Files.readString(into.resolve(Shard.WHOLE.fileName() + ".unfinished"));
    }

    /** The first shard as it was made. */
    public String shard() throws IOException {
        return Files.readString(folder.resolve(FIRST.fileName()));
    }

    public String journal() {
        return journal;
    }

    /** A damaged shard with the digest of what it says now, so that the digest alone does not save us. */
    public static byte[] signedAnew(byte[] damaged) {
        String text = new String(damaged, StandardCharsets.UTF_8);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        SweepFile.Signed signed = new SweepFile.Signed(bytes);
        try {
            for (String line : Arrays.stream(text.split("\n")).filter(line -> !line.startsWith(SweepFile.Signed.MARK)).toList()) {
                signed.line(line);
            }
            signed.sign();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    /** Goes on from a journal; whatever it says, the same bytes come out. */
    public void goOn(Path damagedJournal) throws IOException {
        try {
            Path file = make(damagedJournal.getParent(), Shard.WHOLE);
            if (!Arrays.equals(whole, Files.readAllBytes(file))) {
                throw new IllegalStateException("other bytes than without an interruption");
            }
            Files.delete(file);
        } catch (IOException | RuntimeException broken) {
            throw broken;
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        }
    }
}
