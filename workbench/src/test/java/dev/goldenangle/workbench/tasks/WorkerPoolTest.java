package dev.goldenangle.workbench.tasks;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.stream.IntStream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

@Timeout(60)
class WorkerPoolTest {
    private final WorkerPool crew = new WorkerPool("crew", 2);

    @AfterEach
    void close() {
        crew.close();
    }

    @Test
    void resultsAreInTheOrderOfThePieces() throws Exception {
        List<Callable<Integer>> pieces = IntStream.range(0, 200).<Callable<Integer>>mapToObj(i -> () -> {
            Thread.sleep(i % 3);
            return i;
        }).toList();
        assertEquals(IntStream.range(0, 200).boxed().toList(), crew.doAll(pieces));
    }

    @Test
    void twoThreadsWorkAtOnce() throws Exception {
        CyclicBarrier meeting = new CyclicBarrier(2);
        Callable<Integer> waitsForTheOther = () -> {
            meeting.await();
            return 1;
        };
        assertEquals(List.of(1, 1), crew.doAll(List.of(waitsForTheOther, waitsForTheOther)));
    }

    @Test
    void busyHelperDoesNotDelayTheResult() throws Exception {
        CountDownLatch begun = new CountDownLatch(2);
        CountDownLatch end = new CountDownLatch(1);
        Callable<String> hangs = () -> {
            begun.countDown();
            end.await();
            return "";
        };
        Thread elsewhere = new Thread(() -> assertEquals(2, allOf(List.of(hangs, hangs)).size()));
        elsewhere.start();
        begun.await();
        String here = Thread.currentThread().getName();
        assertEquals(Collections.nCopies(5, here), crew.doAll(Collections.nCopies(5, () -> Thread.currentThread().getName())));
        end.countDown();
        elsewhere.join();
    }

    private List<String> allOf(List<Callable<String>> pieces) {
        try {
            return crew.doAll(pieces);
        } catch (ExecutionException | InterruptedException broken) {
            throw new IllegalStateException(broken);
        }
    }

    @Test
    void exceptionOfAPieceIsThrownWhenAllAreDone() {
        IllegalStateException reason = new IllegalStateException("a wall");
        List<Callable<Integer>> pieces = List.of(() -> 1, () -> {
            throw reason;
        }, () -> 3);
        assertEquals(reason, assertThrows(ExecutionException.class, () -> crew.doAll(pieces)).getCause());
    }
}
