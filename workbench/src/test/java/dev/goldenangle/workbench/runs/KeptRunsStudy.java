package dev.goldenangle.workbench.runs;

import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.simulation.TraceReplay;
import dev.goldenangle.telemetry.RowCache;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.session.Sessions;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.tasks.Notification;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Restores the maximum of two hundred kept runs of three minutes each within 512 MB; they take less than 150 MB. */
@Tag("study")
class KeptRunsStudy {
    private static final int RUNS = 200;
    private static final int TICKS = 3 * 60 * 125;
    @TempDir
    private Path folder;

    @Test
    void twoHundredRunsOfThreeMinutesAreRestored() throws Exception {
        RowCache.limit(48);
        Sessions.TestThread thread = new Sessions.TestThread();
        try (TuningSession session = Sessions.open(thread)) {
            session.live().sources().find("optimal-strafer").ifPresent(session.live().sources()::drive);
            session.live().playback().skip(TICKS);
            session.settle();
            Run run = session.runs().shown();
            String trace = TraceWriter.write(TraceReplay.traceOf(run, "strafejump/table"));
            for (int i = 0; i < RUNS; i++) {
                Files.writeString(folder.resolve(String.format(Locale.ROOT, "run-20260101-000000-%03d.trace", i)), trace);
            }
            assertEquals(TICKS, run.length());
        }
        long before = used();
        try (TuningSession session = Sessions.open(thread); RunPersistence keeper = session.runs().persistIn(folder)) {
            var restored = keeper.restore();
            thread.await("kept runs", restored::isDone);
            List<String> warnings = session.tasks().notifications().all().stream().filter(notice -> notice.kind() == Notification.Kind.WARNING).map(Notification::text)
                    .filter(text -> !text.contains("listed with the name in its trace")).toList();
            assertEquals(List.of(), warnings);
            assertEquals(RUNS, session.runs().list().kept().size());
            long megabytes = used() - before >> 20;
            System.out.println(RUNS + " runs of " + TICKS + " ticks take " + megabytes + " MB of " + (Runtime.getRuntime().maxMemory() >> 20));
            assertTrue(megabytes < 150, megabytes + " MB");
        }
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
