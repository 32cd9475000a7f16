package dev.goldenangle.workbench.tasks;

import dev.goldenangle.workbench.session.Sessions;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

class TasksTest {
    private final Sessions.TestThread thread = new Sessions.TestThread();
    private final Tasks tasks = new Tasks(thread);
    private final List<String> applied = new ArrayList<>();

    private String error() {
        return tasks.notifications().latestProperty().get().text();
    }

    @Test
    void loadIsListedUntilItsResultIsApplied() {
        CountDownLatch go = new CountDownLatch(1);
        CompletableFuture<Void> loading = tasks.load("Opening a", progress -> {
            progress.expect(2);
            progress.advance();
            go.await();
            return () -> applied.add("a, busy: " + tasks.isBusy());
        });
        assertEquals("Opening a", tasks.listed().get(0).title());
        thread.await("half", () -> tasks.listed().get(0).progress().done() == 1);
        assertTrue(tasks.isBusy());
        go.countDown();
        thread.await("the end", loading::isDone);
        assertEquals(List.of("a, busy: true"), applied);
        assertTrue(tasks.listed().isEmpty());
        assertFalse(tasks.isBusy());
    }

    @Test
    void cancelledLoadIsNotAppliedAndShowsNoMessage() {
        CompletableFuture<Void> loading = tasks.load("Opening a", progress -> {
            while (!progress.isCancelled()) {
                Thread.onSpinWait();
            }
            return () -> applied.add("a");
        });
        tasks.listed().get(0).cancel();
        thread.await("the end", loading::isDone);
        assertEquals(List.of(), applied);
        assertNull(tasks.notifications().latestProperty().get());
    }

    @Test
    void failuresOfTheWorkAndOfItsActionAreShown() {
        thread.await("a failed load", tasks.load("Opening a", progress -> {
            throw new IllegalArgumentException("a is not a map");
        })::isDone);
        assertEquals("a is not a map", error());
        thread.await("a failed action", tasks.load("Opening b", progress -> () -> {
            throw new IllegalStateException("b does not fit");
        })::isDone);
        assertEquals("b does not fit", error());
        assertTrue(tasks.listed().isEmpty());
    }

    @Test
    void backgroundWorkWithoutTitleIsNotListedAndKeepsEarlierErrors() {
        tasks.notifications().error("earlier");
        CompletableFuture<Void> work = tasks.background("", progress -> () -> applied.add("a"));
        assertTrue(tasks.listed().isEmpty());
        thread.await("the end", work::isDone);
        assertEquals(List.of("a"), applied);
        assertEquals("earlier", error());
    }
}
