package dev.goldenangle.workbench.attack;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/** A program to be killed: each of its threads saves by one of the ways the workbench saves, again and again. */
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
        // A kill before the first save would show nothing.
        WARM.await();
        System.out.println("ready");
        new CountDownLatch(1).await();
    }

    /** Who has saved once rests until all have: until then nobody is killed, and the others get the machine. */
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
