package dev.goldenangle.workbench.runs;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceBuilder;
import dev.goldenangle.command.TraceHeader;
import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.io.TextFile;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.toolkit.library.BadInput;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Text files of kept runs, for the attack tests in another package. */
public final class KeptFiles {
    public static final String NAME = "run-20260101-000000-000.properties";

    private static final int TICKS = 500;

    private KeptFiles() {
    }

    public static List<String> texts() {
        return List.of(new StoredRun("run", "A lap", "two lines\nof notes", 2, true, false, true, new RunOrigin("arena/default", "arena-loop")).text(),
                new StoredRun("run", "Læp = 2", "", 6, false, true, false, new RunOrigin("", "")).text());
    }

    /** Reads the file as the store does. */
    public static void read(Path file) throws BadInput {
        try {
            StoredRun read = StoredRun.read("run", TextFile.readStrictly(file, RunStore.LONGEST_TEXT));
            if (!StoredRun.read("run", read.text()).equals(read)) {
                throw new IllegalStateException("the text changes when written and read again");
            }
        } catch (IOException | IllegalArgumentException refused) {
            throw new BadInput(refused.getMessage());
        }
    }

    /** Keeps a run with its text and map; the notes vary in length from round to round. */
    public static void save(Path folder, int round) throws IOException {
        RunStore store = new RunStore(folder);
        store.writeText(new StoredRun("run", "A lap", "n".repeat(round % 7 * 100), 2, true, false, true, new RunOrigin("arena/default", "flat")));
        store.writeTrace("run", TraceWriter.write(trace()));
    }

    /** The problem with the stored run, as the next start would find it. */
    public static Optional<String> problem(Path folder) {
        RunStore.Found found = new RunStore(folder).read("run");
        boolean isWhole = found.problems().isEmpty() && found.run().isPresent() && found.trace().map(InputTrace::ticks).equals(Optional.of(TICKS));
        return isWhole ? Optional.empty() : Optional.of("the kept run does not come back: " + found.problems());
    }

    private static InputTrace trace() {
        TraceBuilder trace = new TraceBuilder();
        Command command = new Command();
        for (int tick = 0; tick < TICKS; tick++) {
            command.yaw = tick;
            trace.add(command, tick);
        }
        return trace.build(new TraceHeader("practice", "mine", Map.of("gravity", "1"), 30, "flat", 1, "killed", new MoverState(0)), TICKS - 1);
    }
}
