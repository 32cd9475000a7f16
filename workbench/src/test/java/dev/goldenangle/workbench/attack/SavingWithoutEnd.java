package dev.goldenangle.workbench.attack;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/** The process to be killed: each thread saves continuously in one of the workbench's ways. */
final class SavingWithoutEnd {
    private static final CountDownLatch WARM = new CountDownLatch(Saver.values().length);

    private SavingWithoutEnd() {
    }

    public static void main(String[] arguments) throws InterruptedException {
        Path folder = Path.of(arguments[0]);
        for (Saver saver : Saver.values()) {
            Thread thread = new Thread(() -> run(saver, folder), saver.label());
            thread.setDaemon(true);
            thread.start();
        }
        // A kill before the first save would test nothing.
        WARM.await();
        System.out.println("ready");
        new CountDownLatch(1).await();
    }

    /** Waits until all threads have saved once; no kill happens before that. */
    private static void waitForTheOthers() {
        WARM.countDown();
        try {
            WARM.await();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    private static void run(Saver saver, Path folder) {
        try {
            saver.saveWithoutEnd(folder, SavingWithoutEnd::waitForTheOthers);
        } catch (IOException | RuntimeException broken) {
            broken.printStackTrace();
            System.exit(3);
        }
    }
}
