package dev.goldenangle.workbench.session;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.workbench.app.window.BigMap;
import dev.goldenangle.workbench.document.LibraryAround;
import dev.goldenangle.toolkit.background.Progress;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

class CancelledOpeningTest {
    private static final int PATIENCE = 500;
    @TempDir
    static Path folder;
    private final Sessions.TestThread thread = new Sessions.TestThread();
    private final ImpatientLibrary library = new ImpatientLibrary();
    private final TuningSession session = TuningSession.open(library, thread, Sessions.document(), Sessions.flat());

    @AfterEach
    void close() {
        session.close();
    }

    /** The shipped library, with a user who cancels after the reader has checked for cancellation this many times. */
    private static final class ImpatientLibrary extends LibraryAround {
        private final CompletableFuture<Progress> shown = new CompletableFuture<>();
        private final AtomicInteger asked = new AtomicInteger();
        private final AtomicBoolean cameToTheEnd = new AtomicBoolean();

        @Override
        public Level openMap(String id, Model model, BooleanSupplier isCancelled) {
            Progress progress = shown.join();
            Level level = super.openMap(id, model, () -> {
                if (asked.incrementAndGet() == PATIENCE) {
                    progress.cancel();
                }
                return isCancelled.getAsBoolean();
            });
            cameToTheEnd.set(true);
            return level;
        }
    }

    @Test
    void readerStopsAtOnceAndTheLastMapStays() throws IOException {
        Path map = BigMap.write(folder.resolve("big.map"), 2_000_000);
        CompletableFuture<Void> opening = session.loader().map(map.toString());
        assertEquals(1, session.tasks().listed().size());
        library.shown.complete(session.tasks().listed().get(0).progress());
        thread.await("the end of the work", opening::isDone);
        assertEquals(PATIENCE, library.asked.get(), "the reader did not stop at once");
        assertFalse(library.cameToTheEnd.get());
        assertTrue(session.tasks().listed().isEmpty());
        assertNull(session.tasks().notifications().latestProperty().get(), "cancelling shows no message");
        assertEquals("flat", session.document().level().name());
        assertEquals("", session.document().history().undoLabelProperty().get());
    }
}
