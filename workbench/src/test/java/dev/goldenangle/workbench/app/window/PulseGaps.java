package dev.goldenangle.workbench.app.window;

import javafx.animation.AnimationTimer;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Measures the longest gap between two JavaFX pulses: in real time, which a busy machine lengthens, and in processor
 * time of the JavaFX thread, which it does not.
 */
final class PulseGaps {
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private long lastNanos;
    private long lastCpu;
    private long longestNanos;
    private long longestCpu;
    private int pulses;
    private final AnimationTimer timer = new AnimationTimer() {
        @Override
        public void handle(long now) {
            pulse();
        }
    };

    /** Call on the JavaFX thread. */
    void start() {
        lastNanos = System.nanoTime();
        lastCpu = threads.getCurrentThreadCpuTime();
        timer.start();
    }

    private void pulse() {
        long nanos = System.nanoTime();
        long cpu = threads.getCurrentThreadCpuTime();
        longestNanos = Math.max(longestNanos, nanos - lastNanos);
        longestCpu = Math.max(longestCpu, cpu - lastCpu);
        lastNanos = nanos;
        lastCpu = cpu;
        pulses++;
    }

    void stop() {
        pulse();
        timer.stop();
    }

    double longestMillis() {
        return longestNanos * 1e-6;
    }

    double longestCpuMillis() {
        return longestCpu * 1e-6;
    }

    int pulses() {
        return pulses;
    }

    @Override
    public String toString() {
        return String.format("%d pulses, longest gap %.0f ms, of which the window's thread worked at most %.0f ms", pulses, longestMillis(), longestCpuMillis());
    }
}
