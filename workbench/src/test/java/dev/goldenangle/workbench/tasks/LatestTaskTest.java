package dev.goldenangle.workbench.tasks;

import dev.goldenangle.workbench.session.Sessions;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class LatestTaskTest {
    private final Sessions.TestThread thread = new Sessions.TestThread();
    private final List<String> failures = new ArrayList<>();

    @Test
    void answersToOlderQuestionsAreNeverShown() {
        Random random = new Random(8);
        int[] delays = random.ints(200, 0, 2_000_000).toArray();
        LatestTask<Integer, Integer> newest = new LatestTask<>(thread, 0, (question, isStale) -> {
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
        LatestTask<Integer, Integer> newest = new LatestTask<>(thread, 0, (question, isStale) -> 10 / question, failures::add);
        newest.ask(2);
        thread.await("an answer", () -> newest.answerProperty().get() != null);
        newest.ask(0);
        thread.await("the failure", () -> !failures.isEmpty());
        assertEquals(5, newest.answerProperty().get());
        assertTrue(failures.get(0).contains("zero"));
    }
}
