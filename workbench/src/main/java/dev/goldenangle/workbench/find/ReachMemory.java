package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.io.TextFile;
import dev.goldenangle.toolkit.study.PointJournal;
import dev.goldenangle.toolkit.study.Study;
import dev.goldenangle.toolkit.study.StudyDigest;
import dev.goldenangle.toolkit.study.StudyMaps;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.study.StudyCache;
import dev.goldenangle.toolkit.study.design.Design;
import dev.goldenangle.toolkit.study.reach.ReachQuestion;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Saves the last suggestion search and its measurements in the studies folder, so that the next window can resume it. */
final class ReachMemory {
    private static final int MOST_BYTES = 1 << 20;
    private static final int NAME_LENGTH = 24;
    private final StudyCache shelf;

    /**
     * A saved search.
     *
     * @param digest digest of everything that affects the result
     * @param goals  names of the goals to reach
     */
    record Left(String digest, List<String> goals, boolean isKeeping, int atMost) {
    }

    ReachMemory(StudyCache shelf) {
        this.shelf = shelf;
    }

    private Optional<Path> file(String name) {
        return shelf.folder().map(folder -> folder.resolve(name));
    }

    Optional<Left> read() {
        try {
            return file("reach.txt").isEmpty() ? Optional.empty() : parse(TextFile.readStrictly(file("reach.txt").get(), MOST_BYTES).lines().toList());
        } catch (IOException | NumberFormatException none) {
            return Optional.empty();
        }
    }

    private static Optional<Left> parse(List<String> lines) {
        if (lines.size() < 4) {
            return Optional.empty();
        }
        int atMost = Integer.parseInt(lines.get(2));
        boolean canBeAsked = atMost >= 1 && atMost <= ReachQuestion.MOST_KNOBS;
        return canBeAsked ? Optional.of(new Left(lines.get(0), lines.subList(3, lines.size()), Boolean.parseBoolean(lines.get(1)), atMost)) : Optional.empty();
    }

    void write(Left left) {
        List<String> lines = new ArrayList<>(List.of(left.digest, Boolean.toString(left.isKeeping), Integer.toString(left.atMost)));
        lines.addAll(left.goals);
        try {
            if (file("reach.txt").isPresent()) {
                AtomicFile.write(file("reach.txt").get(), String.join("\n", lines) + "\n");
            }
        } catch (IOException unkept) {
            // Without the file, the search is simply not resumed.
        }
    }

    /** Opens the measurements of this question and deletes those of others. */
    PointJournal journal(ReachQuestion question) {
        Optional<Path> file = file("reach-" + digest(question).substring(0, NAME_LENGTH) + ".points");
        file.ifPresent(ReachMemory::removeOthers);
        return file.map(PointJournal::in).orElseGet(PointJournal::none);
    }

    private static void removeOthers(Path used) {
        String[] names = used.getParent().toFile().list((folder, name) -> name.matches("reach-.*\\.points") && !name.equals(used.getFileName().toString()));
        Arrays.stream(names == null ? new String[0] : names).forEach(name -> used.resolveSibling(name).toFile().delete());
    }

    /** Digest of everything that affects the result: core, maps, bots, preset, knobs, goals and how many knobs may change. */
    String digest(ReachQuestion question) {
        List<StudyMeasure> measures = Stream.concat(question.wanted().stream(), question.kept().stream()).map(StudyMeasure::of).toList();
        Study study = new Study("reach", "", question.space(), Design.RANDOM, 1, question.atMost(), measures, StudyMaps.shipped());
        String limits = String.join("|", Stream.concat(question.wanted().stream(), question.kept().stream()).map(ReachMemory::text).toList());
        return StudyDigest.of(study).whole() + Integer.toHexString((limits + question.wanted().size()).hashCode());
    }

    private static String text(Goal goal) {
        return goal.name() + " " + goal.limits().text() + " " + goal.weight() + " " + goal.scenario().statistic().text();
    }
}
