package dev.goldenangle.toolkit.study;

import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.study.design.Design;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;

/** The files of a small study, for the tests in the attack package. */
public final class SmallShards {
    public static final Shard FIRST = new Shard(1, 2);
    private static final int POINTS = 4;
    private final Study study;
    private final Path folder;
    private final byte[] whole;
    private final String journal;
    private final StudyFolder window;
    private final String shown;

    public SmallShards(Path folder) throws Exception {
        this.folder = Files.createDirectories(folder);
        study = study(folder, Design.SOBOL, POINTS);
        journal = journalOf(Files.createDirectories(folder.resolve("begun")));
        whole = Files.readAllBytes(make(Files.createDirectories(folder.resolve("whole")), Shard.WHOLE));
        window = SmallStudy.folder(folder.resolve("window"), POINTS);
        make(folder, FIRST);
        make(folder, new Shard(2, 2));
        window.file(FIRST).make(1, new Progress());
        shown = Files.readString(window.file(FIRST).file());
    }

    /** Like {@link SmallStudy}, with even shorter runs. */
    static Study study(Path folder, Design design, int points) throws BadInput {
        return StudyReader.read("small.toml", SmallStudy.toml(design, points).replace("seconds = 1.5", "seconds = 0.1").replace("crisp_stop", "distance"),
                StudyInputs.beside(folder, PresetLibrary.shipped()));
    }

    private Path make(Path into, Shard shard) throws Exception {
        SweepFile file = new SweepFile(study, shard, into);
        file.make(1, new Progress());
        return file.file();
    }

    private String journalOf(Path into) throws Exception {
        SweepFile file = new SweepFile(study, Shard.WHOLE, into);
        Progress monitor = new Progress();
        file.make(1, monitor, (index, row) -> {
            if (index == POINTS - 2) {
                monitor.cancel();
            }
        });
        return Files.readString(into.resolve(Shard.WHOLE.fileName() + ".unfinished"));
    }

    /** The content of the first shard. */
    public String shard() throws IOException {
        return Files.readString(folder.resolve(FIRST.fileName()));
    }

    public String journal() {
        return journal;
    }

    /** The content of the first shard of the window's study. */
    public String shown() {
        return shown;
    }

    /** The path of that shard, relative to the test's folder. */
    public String shownFile() {
        return folder.getParent().relativize(window.file(FIRST).file()).toString();
    }

    /** Opens a plan's folder as the window does. */
    public void open(Path plan) throws BadInput {
        StudyFolder.list(plan.getParent().getParent());
        StudyFolder.nameOf(plan.getParent());
        StudyFolder.open(plan.getParent()).shards();
    }

    /** Loads a shard as the window does, then looks for missing shards as an engine does. */
    public void show(Path shard) throws BadInput, IOException {
        StudyTable table = new StudyTable(window.study().space().knobs(), window.study().measures());
        try {
            window.file(FIRST).load((index, row) -> table.append(row));
        } catch (IOException | BadInput | RuntimeException broken) {
            throw broken;
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        } finally {
            window.missing(new ArrayList<>());
        }
    }

    /** A damaged shard with a valid digest, so that other checks must find the damage. */
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

    /** Resumes from a damaged journal; the result must be the same. */
    public void goOn(Path damagedJournal) throws IOException {
        try {
            Path file = make(damagedJournal.getParent(), Shard.WHOLE);
            if (!Arrays.equals(whole, Files.readAllBytes(file))) {
                throw new IllegalStateException("differs from an uninterrupted run");
            }
            Files.delete(file);
        } catch (IOException | RuntimeException broken) {
            throw broken;
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        }
    }
}
