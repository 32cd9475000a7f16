package dev.goldenangle.attack;

import dev.goldenangle.io.OneAtATime;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/** A program that begins to change a file and does not end, as one that was stopped in the middle of a save. */
public final class LockHolder {
    private LockHolder() {
    }

    /** Returns when the program holds the lock. Its lock ends with it. */
    public static Process start(Path file) throws IOException {
        Process holder = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xshare:auto", "-XX:TieredStopAtLevel=1",
                "-cp", System.getProperty("java.class.path"), LockHolder.class.getName(), file.toString()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        if (holder.getInputStream().read() != 'r') {
            throw new IllegalStateException("the program did not take the lock");
        }
        return holder;
    }

    public static void main(String[] arguments) throws IOException {
        OneAtATime.run(Path.of(arguments[0]), Duration.ofMinutes(10), () -> {
            System.out.println("r");
            System.in.read();
        });
    }
}
