package jdk.test.whitebox;

import java.lang.reflect.Executable;

/**
 * The JVM's own door for tests, which opens with {@code -XX:+WhiteBoxAPI} to a class of exactly this name on the boot class path. Of some two hundred things
 * behind it these five are used, by {@code LateCompiler}. The names and signatures are the JVM's.
 */
public final class WhiteBox {
    static {
        registerNatives();
    }

    private static native void registerNatives();

    /** Sets a whole number among the JVM's flags while it runs. */
    public native void setIntxVMFlag(String name, long value);

    /** Sets a switch among the JVM's flags while it runs. */
    public native void setBooleanVMFlag(String name, boolean isOn);

    private native int getMethodCompilationLevel0(Executable method, boolean ofLoop);

    private native int deoptimizeMethod0(Executable method, boolean ofLoop);

    private native int countAliveClasses0(String nameWithSlashes);

    /** Whether a class is loaded, by its name as in a jar. */
    public boolean isLoaded(String nameWithSlashes) {
        return countAliveClasses0(nameWithSlashes) > 0;
    }

    /** Which compiler made the code of a method: 0 none, 1 to 3 the quick one, 4 the optimising one. */
    public int level(Executable method) {
        return getMethodCompilationLevel0(method, false);
    }

    /** Throws the code of a method away: it is run by the interpreter and counted again. */
    public void forget(Executable method) {
        deoptimizeMethod0(method, false);
        deoptimizeMethod0(method, true);
    }
}
