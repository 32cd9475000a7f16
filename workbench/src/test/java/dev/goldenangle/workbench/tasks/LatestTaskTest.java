package dev.goldenangle.workbench.tasks;

import dev.goldenangle.toolkit.background.DaemonThreads;
import dev.goldenangle.toolkit.background.Job;
import dev.goldenangle.workbench.session.Sessions;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class LatestTaskTest {
    private final Sessions.TestThread thread = new Sessions.TestThread();
    private final List<String> failures = new ArrayList<>();

    @Test
    void answersToOlderQuestionsAreNeverShown() {
        Random random = new Random(8);
        int[] delays = random.ints(200, 0, 2_000_000).toArray();
        LatestTask<Integer, Integer> newest = new LatestTask<>("", thread, DaemonThreads.perTask(), (question, progress, news) -> {
            LockSupport.parkNanos(delays[question]);
            return question;
        }, failures::add);
        int[] asked = {0};
        newest.answerProperty().addListener((observable, old, answer) -> assertEquals(asked[0], answer, "stale"));
        for (int i = 0; i < delays.length; i++) {
            asked[0] = i;
            newest.ask(i);
            LockSupport.parkNanos(random.nextInt(1_000_000));
            thread.runPending();
        }
        thread.await("the last answer", () -> Integer.valueOf(delays.length - 1).equals(newest.answerProperty().get()));
    }

    @Test
    void failureIsReportedAndTheOldAnswerStays() {
        LatestTask<Integer, Integer> newest = new LatestTask<>("", thread, DaemonThreads.perTask(), (question, progress, news) -> 10 / question, failures::add);
        newest.ask(2);
        thread.await("an answer", () -> newest.answerProperty().get() != null);
        newest.ask(0);
        thread.await("the failure", () -> !failures.isEmpty());
        assertEquals(5, newest.answerProperty().get());
        assertTrue(failures.get(0).contains("zero"));
    }

    @Test
    void cancelDeliversThePartialAnswerAndDropDeliversNothing() {
        LatestTask<Integer, Integer> counted = new LatestTask<>("", thread, DaemonThreads.perTask(), (question, progress, news) -> {
            news.accept(question);
            while (!progress.isCancelled()) {
                Thread.onSpinWait();
            }
            return question + 1;
        }, failures::add);
        List<Job.State> ends = new ArrayList<>();
        counted.setOnEnd(ends::add);
        counted.ask(10);
        thread.await("the partial answer", () -> Integer.valueOf(10).equals(counted.answerProperty().get()));
        assertTrue(counted.isBusy());
        counted.cancel();
        thread.await("the end", () -> !counted.isBusy());
        assertEquals(11, counted.answerProperty().get());
        counted.ask(20);
        thread.await("the next partial answer", () -> Integer.valueOf(20).equals(counted.answerProperty().get()));
        counted.drop();
        assertFalse(counted.isBusy());
        LockSupport.parkNanos(20_000_000);
        thread.runPending();
        assertEquals(20, counted.answerProperty().get());
        assertEquals(List.of(Job.State.CANCELLED), ends);
    }

    @Test
    void listenerThatAsksAgainKeepsTheTaskBusy() {
        LatestTask<Integer, Integer> halving = new LatestTask<>("", thread, DaemonThreads.perTask(), (question, progress, news) -> question / 2, failures::add);
        List<Boolean> busy = new ArrayList<>();
        halving.answerProperty().addListener((observable, old, answer) -> {
            if (answer > 0) {
                halving.ask(answer);
                thread.execute(() -> busy.add(halving.isBusy()));
            }
        });
        halving.ask(8);
        thread.await("the last answer", () -> Integer.valueOf(0).equals(halving.answerProperty().get()) && !halving.isBusy());
        assertEquals(3, busy.size());
        assertTrue(busy.get(0));
    }
}
