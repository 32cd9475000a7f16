package dev.goldenangle.workbench.app;

/** Lets the benchmark of the start see when the window can be used: at its second frame the process says so and ends. */
public final class StartupProbe {
    /** System property that turns the probe on. */
    public static final String PROPERTY = "goldenangle.startup-probe";
    /** What the process prints. */
    public static final String USABLE = "window is usable";
    private static final boolean ON = Boolean.getBoolean(PROPERTY);
    private static int frames;

    private StartupProbe() {
    }

    static void frameShown() {
        if (ON && ++frames == 2) {
            System.out.println(USABLE);
            var tm = java.lang.management.ManagementFactory.getThreadMXBean(); long sum=0;
            for (long id : tm.getAllThreadIds()) { var ti = tm.getThreadInfo(id); long c = tm.getThreadCpuTime(id)/1000000; sum+=c; if (ti!=null && c>20) System.err.println("THREAD "+c+" "+ti.getThreadName()); }
            System.err.println("THREAD sum "+sum+" total "+((com.sun.management.OperatingSystemMXBean) java.lang.management.ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime()/1000000+" classes "+java.lang.management.ManagementFactory.getClassLoadingMXBean().getLoadedClassCount()+" jit "+java.lang.management.ManagementFactory.getCompilationMXBean().getTotalCompilationTime());
            Runtime.getRuntime().halt(0);
        }
    }
}
