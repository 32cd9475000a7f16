package dev.goldenangle.workbench.app;

import dev.goldenangle.simulation.Simulation;
import jdk.test.whitebox.WhiteBox;

import java.io.IOException;
import java.lang.reflect.Executable;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * The JVM's optimising compiler, held back while the window starts and let go when it is complete (docs/decisions/081-late-compiler.md).
 *
 * <p>How it works:
 * <ol>
 * <li>the JVM is started with both compilers, and the first thing done is to tell it to go no higher than the quick one's plain code, without counters;
 * <li>when the window is complete and a moment has passed, the limit is lifted: what is compiled from then on is counted and then optimised;
 * <li>code that the quick compiler made of the physics meanwhile has no counters and would stay as it is, so it is thrown away.
 * </ol>
 *
 * <p>A JVM that was not started for this, or has no such door, is left as it is.
 */
public final class LateCompiler {
    /** System property that says that the JVM was started for this. */
    static final String PROPERTY = "goldenangle.late-compiler";
    private static final String HIGHEST_LEVEL = "TieredStopAtLevel";
    private static final int QUICK = 1;
    private static final int OPTIMISED = 4;
    private static final long MOMENT_MILLIS = 1000;
    private static WhiteBox vm;

    private LateCompiler() {
    }

    /** Before anything else is done. */
    public static void hold() {
        if (Boolean.getBoolean(PROPERTY)) {
            try {
                WhiteBox door = new WhiteBox();
                door.setIntxVMFlag(HIGHEST_LEVEL, QUICK);
                // Was off, because the JVM names on standard output all that the door could do and that nobody asked for.
                door.setBooleanVMFlag("DisplayVMOutput", true);
                vm = door;
            } catch (LinkageError none) {
                vm = null;
            }
        }
    }

    /** When the window is complete; a second time does nothing. */
    static synchronized void releaseSoon() {
        if (vm != null) {
            Thread thread = new Thread(new Release(vm), "late-compiler");
            thread.setDaemon(true);
            thread.setPriority(Thread.MIN_PRIORITY);
            vm = null;
            thread.start();
        }
    }

    private record Release(WhiteBox door) implements Runnable {
        private static final String SUFFIX = ".class";

        @Override
        public void run() {
            try {
                Thread.sleep(MOMENT_MILLIS);
                door.setIntxVMFlag(HIGHEST_LEVEL, OPTIMISED);
                physics().forEach(this::forget);
            } catch (InterruptedException | IOException | URISyntaxException | RuntimeException | LinkageError given) {
                // What was compiled so far stays as it is; what comes is optimised all the same.
            }
        }

        private void forget(Class<?> type) {
            Stream.<Executable>concat(Stream.of(type.getDeclaredMethods()), Stream.of(type.getDeclaredConstructors())).filter(code -> door.level(code) == QUICK)
                    .forEach(door::forget);
        }

        /** The classes of the physics that are in use, named by their jar. Others are not loaded for it: the fewer there are, the more a compiler can take for granted. */
        private List<Class<?>> physics() throws IOException, URISyntaxException {
            Path jar = Path.of(Simulation.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            try (JarFile file = new JarFile(jar.toFile())) {
                return file.stream().map(entry -> entry.getName()).filter(name -> name.endsWith(SUFFIX)).map(name -> name.substring(0, name.length() - SUFFIX.length()))
                        .filter(door::isLoaded).<Class<?>>map(name -> named(name.replace('/', '.'))).toList();
            }
        }

        private static Class<?> named(String name) {
            try {
                return Class.forName(name, false, Simulation.class.getClassLoader());
            } catch (ClassNotFoundException gone) {
                throw new IllegalStateException(gone);
            }
        }
    }
}
