package dev.goldenangle.workbench.attack;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.TraceHeader;
import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceReading;
import dev.goldenangle.command.TraceRecorder;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.io.GrowingFile;
import dev.goldenangle.map.CourseText;
import dev.goldenangle.presets.GoalReading;
import dev.goldenangle.presets.GoalStore;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetStore;
import dev.goldenangle.presets.PresetWriter;
import dev.goldenangle.presets.ShippedPresets;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.app.files.UnsavedFiles;
import dev.goldenangle.toolkit.cli.Cli;
import dev.goldenangle.workbench.runs.KeptFiles;
import dev.goldenangle.toolkit.study.KilledStudy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The ways in which the workbench saves. Each uses the program's own call and checks the files after a kill. */
enum Saver {
    PRESETS("presets") {
        @Override
        void save(Path folder, int round) throws IOException {
            PresetStore.shipped().save(preset(), file(folder));
        }

        @Override
        Optional<String> problem(Path folder) throws IOException {
            return torn(Files.readString(file(folder)).equals(PresetWriter.write(preset())), file(folder));
        }

        private Preset preset() {
            return ShippedPresets.load("arena/default").standalone();
        }
    },
    GOALS("goal sets") {
        @Override
        void save(Path folder, int round) throws IOException {
            GoalStore.save(goals(), file(folder));
        }

        @Override
        Optional<String> problem(Path folder) {
            GoalReading reading = GoalStore.read(file(folder));
            return torn(reading.set().isPresent() && reading.set().get().goals().equals(goals().goals()), file(folder));
        }

        private GoalSet goals() {
            return GoalStore.read("arena/default").set().orElseThrow();
        }
    },
    SETTINGS("settings") {
        @Override
        void save(Path folder, int round) {
            Settings settings = new Settings(folder.resolve("settings"));
            settings.set("begin", round);
            settings.set("filler", "x".repeat(20_000));
            settings.set("zend", round);
            settings.save();
        }

        @Override
        Optional<String> problem(Path folder) {
            Settings settings = new Settings(folder.resolve("settings"));
            boolean isWhole = settings.get("begin", -1) == settings.get("zend", -2) && settings.get("filler", "").length() == 20_000;
            return torn(isWhole, folder.resolve("settings"));
        }
    },
    COURSE("a course") {
        @Override
        void save(Path folder, int round) throws IOException {
            command("course", "flat", "--from", "spawn:1", "--via", round % 2 == 0 ? "1,2,0" : "1,2,0.5", "--to", "4,8,0", "--out", file(folder).toString());
        }

        @Override
        Optional<String> problem(Path folder) throws IOException {
            CourseText.Reading reading = CourseText.read(Files.readString(file(folder)));
            return torn(reading.problems().isEmpty() && reading.course().stops().size() == 3, file(folder));
        }
    },
    UNSAVED("unsaved work") {
        @Override
        void saveWithoutEnd(Path folder, Runnable begun) throws IOException {
            UnsavedFiles.keepWithoutEnd(folder.resolve("unsaved"), begun);
        }

        @Override
        Optional<String> problem(Path folder) throws IOException {
            return UnsavedFiles.problem(folder.resolve("unsaved"));
        }
    },
    STUDY("a study and its journal") {
        @Override
        void save(Path folder, int round) throws IOException {
            KilledStudy.begin(folder.resolve("study"));
        }

        @Override
        Optional<String> problem(Path folder) throws IOException {
            return KilledStudy.problem(folder.resolve("study"));
        }
    },
    REPORT("a report") {
        @Override
        void save(Path folder, int round) throws IOException {
            command("compare", "arena/default", "arena/floaty", "--ticks", "100", "--report", file(folder).toString());
        }

        @Override
        Optional<String> problem(Path folder) throws IOException {
            String text = Files.readString(file(folder));
            return torn(text.startsWith("<!DOCTYPE html>") && text.strip().endsWith("</html>"), file(folder));
        }
    },
    KEPT_RUNS("kept runs") {
        @Override
        void save(Path folder, int round) throws IOException {
            KeptFiles.save(folder.resolve("runs"), round);
        }

        @Override
        Optional<String> problem(Path folder) throws IOException {
            return KeptFiles.problem(folder.resolve("runs"));
        }
    },
    EXPORT("an export") {
        @Override
        void save(Path folder, int round) throws IOException {
            command("simulate", "--preset", "arena/default", "--ticks", "300", "--csv", file(folder).toString());
        }

        @Override
        Optional<String> problem(Path folder) throws IOException {
            String text = Files.readString(file(folder));
            return torn(text.lines().count() == 301 && text.endsWith("\n"), file(folder));
        }
    },
    RECORDING("a recording") {
        @Override
        void saveWithoutEnd(Path folder, Runnable begun) throws IOException {
            TraceRecorder recorder = TraceRecorder.open(file(folder), new TraceHeader("practice", "mine", Map.of("gravity", "1"), 30, "flat", 1, "killed", new MoverState(0)));
            begun.run();
            Command command = new Command();
            for (int tick = 0; true; tick++) {
                command.yaw = tick / 50 % 2 == 0 ? tick : command.yaw;
                if (tick % 97 == 40) {
                    recorder.parameters(Map.of("gravity", Integer.toString(tick)));
                }
                recorder.record(command, tick);
                if (tick % 8 == 0) {
                    Thread.yield();
                }
            }
        }

        /** Deletes the file after checking: the next recording would otherwise use another name. */
        @Override
        Optional<String> problem(Path folder) throws IOException {
            Path unfinished = folder.resolve(file(folder).getFileName() + GrowingFile.UNFINISHED);
            TraceReading reading = TraceReader.read(unfinished);
            Files.delete(unfinished);
            return reading.trace().isPresent() && reading.problems().isEmpty() ? Optional.empty() : Optional.of(reading.problems().toString());
        }
    };

    private final String label;

    Saver(String label) {
        this.label = label;
    }

    String label() {
        return label;
    }

    Path file(Path folder) {
        return folder.resolve(name().toLowerCase(Locale.ROOT) + ".txt");
    }

    void save(Path folder, int round) throws IOException {
        throw new UnsupportedOperationException(label + " is not saved in rounds");
    }

    /** @param begun call when there is a file that a kill could tear */
    void saveWithoutEnd(Path folder, Runnable begun) throws IOException {
        for (int round = 0; true; round++) {
            save(folder, round);
            if (round == 0) {
                begun.run();
            }
        }
    }

    /** The problem after a kill: a bad file or a missing one. */
    abstract Optional<String> problem(Path folder) throws IOException;

    private static void command(String... words) throws IOException {
        StringWriter told = new StringWriter();
        int code = Cli.run(new PrintWriter(Writer.nullWriter()), new PrintWriter(told), words, Map.of());
        if (code != Cli.DONE && code != Cli.NO) {
            throw new IOException("the command ended with " + code + ": " + told);
        }
    }

    private static Optional<String> torn(boolean isWhole, Path file) {
        return isWhole ? Optional.empty() : Optional.of(file.getFileName() + " is neither the old nor the new version");
    }
}
