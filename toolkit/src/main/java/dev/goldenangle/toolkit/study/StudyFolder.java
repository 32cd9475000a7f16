package dev.goldenangle.toolkit.study;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.io.TextFile;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.PresetLibrary;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The folder of a study: the plan, one file for each shard, and finally all results in one file. Any engine can add shards, in any
 * order; existing shards are not run again.
 */
public final class StudyFolder {
    /** Small enough for early results, large enough for little overhead. */
    private static final long ROWS_PER_SHARD = 128;
    private static final int MOST_SHARDS = 5000;
    private static final int NAME_CHARS = 40;
    private static final int DIGEST_CHARS = 8;
    private static final Pattern NAME = Pattern.compile("(?m)^name = \"(.*)\"$");
    private static final String PLAN = "plan.toml";
    private static final String STATE = "state";
    private static final String ASIDE = ".refused";
    private final Path path;
    private final StudyBundle bundle;
    private final Study study;
    private final String digest;

    private StudyFolder(Path path, StudyBundle bundle) throws BadInput {
        this.path = path;
        this.bundle = bundle;
        study = bundle.study();
        digest = StudyDigest.of(study).whole();
    }

    /** Creates the folder of a study, or returns the existing one of the same study. */
    public static StudyFolder create(Path root, StudyBundle bundle) throws BadInput, IOException {
        Study study = bundle.study();
        if (study.rows() > Integer.MAX_VALUE) {
            throw new BadInput(study.name() + ": " + study.rows() + " rows are too many for the window; run the study in shards on the command line");
        }
        String plain = study.name().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        String name = (plain.length() > NAME_CHARS ? plain.substring(0, NAME_CHARS) : plain) + "-" + StudyDigest.of(study).whole().substring(0, DIGEST_CHARS);
        StudyFolder folder = new StudyFolder(root.resolve(name), bundle);
        if (!Files.exists(folder.plan())) {
            AtomicFile.write(folder.plan(), bundle.plan());
        }
        return folder;
    }

    public static StudyFolder open(Path folder) throws BadInput {
        return new StudyFolder(folder, StudyBundle.of(folder.resolve(PLAN), PresetLibrary.shipped()));
    }

    /** The folders of all studies, newest first. */
    public static List<Path> list(Path root) {
        if (!Files.isDirectory(root)) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(root)) {
            return folders.filter(folder -> Files.exists(folder.resolve(PLAN))).sorted(Comparator.comparingLong(StudyFolder::made).reversed().thenComparing(Path::toString)).toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    /** Whether a study was running when the program last ended. */
    public static boolean isUnfinished(Path folder) {
        return stateIn(folder).equals(Optional.of("running"));
    }

    private static Optional<String> stateIn(Path folder) {
        try {
            return Optional.of(TextFile.readStrictly(folder.resolve(STATE), 100).strip());
        } catch (IOException none) {
            return Optional.empty();
        }
    }

    /** The name of a study, without loading it. */
    public static String nameOf(Path folder) {
        try {
            Matcher name = NAME.matcher(TextFile.readStrictly(folder.resolve(PLAN), PlanFile.MOST_BYTES));
            return name.find() ? name.group(1).replace("\\\"", "\"").replace("\\\\", "\\") : folder.getFileName().toString();
        } catch (IOException unreadable) {
            return folder.getFileName().toString();
        }
    }

    private static long made(Path folder) {
        try {
            return Files.getLastModifiedTime(folder.resolve(PLAN)).toMillis();
        } catch (IOException gone) {
            return 0;
        }
    }

    public Path path() {
        return path;
    }

    public Path plan() {
        return path.resolve(PLAN);
    }

    public StudyBundle bundle() {
        return bundle;
    }

    public Study study() {
        return study;
    }

    /** The file with all rows: byte for byte the same as from {@code workbench sweep --out}. */
    public Path results() {
        return path.resolve(Shard.WHOLE.fileName());
    }

    /** All shards; their number depends only on the study. */
    public List<Shard> shards() {
        int count = (int) Math.max(2, Math.min(MOST_SHARDS, (study.rows() + ROWS_PER_SHARD - 1) / ROWS_PER_SHARD));
        return IntStream.rangeClosed(1, count).mapToObj(number -> new Shard(number, count)).toList();
    }

    public SweepFile file(Shard shard) {
        return new SweepFile(study, shard, path);
    }

    /** Checks a shard made elsewhere and moves it into this folder. */
    SweepFile takeIn(Shard shard, Path from) throws BadInput, IOException {
        SweepFile there = new SweepFile(study, shard, from);
        SweepFile here = file(shard);
        if (there.isComplete() && !there.file().toAbsolutePath().equals(here.file().toAbsolutePath()) && !Files.exists(here.file())) {
            AtomicFile.write(here.file(), to -> {
                try (InputStream made = Files.newInputStream(there.file())) {
                    made.transferTo(to);
                }
            });
        }
        return here;
    }

    /** The shards still to run. Invalid shard files are renamed and reported. */
    public List<Shard> missing(List<String> notices) throws IOException {
        List<Shard> missing = new ArrayList<>();
        for (Shard shard : shards()) {
            SweepFile file = file(shard);
            try {
                if (!file.isComplete()) {
                    missing.add(shard);
                }
            } catch (BadInput refused) {
                notices.add(refused.getMessage() + "; the shard was renamed and will run again");
                putAside(file.file());
                missing.add(shard);
            }
        }
        return missing;
    }

    static void putAside(Path file) throws IOException {
        Files.move(file, file.resolveSibling(file.getFileName() + ASIDE), StandardCopyOption.REPLACE_EXISTING);
    }

    /** Merges all shards into the results file, if not done yet. */
    void merge() throws BadInput, IOException {
        SweepFile whole = file(Shard.WHOLE);
        try {
            if (!whole.isComplete()) {
                SweepFolder.merge(path);
            }
        } catch (BadInput refused) {
            putAside(whole.file());
            SweepFolder.merge(path);
        }
    }

    /** The state saved when the program last ended. */
    public Optional<String> lastState() {
        return stateIn(path);
    }

    void remember(String state) throws IOException {
        AtomicFile.write(path.resolve(STATE), state + "\n");
    }
}
