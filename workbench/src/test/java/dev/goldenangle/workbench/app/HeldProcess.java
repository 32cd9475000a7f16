package dev.goldenangle.workbench.app;

import dev.goldenangle.bot.BotType;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.workbench.library.BadInput;
import dev.goldenangle.workbench.library.BotSpec;
import dev.goldenangle.workbench.library.MapLibrary;
import jdk.test.whitebox.WhiteBox;

import java.lang.reflect.Method;

/** A process that makes the same run again and again, first with the late compiler held back, then without; for {@link LateCompilerTest}. */
final class HeldProcess {
    private static final int TICKS = 4000;
    /** Far more than a compiler needs. */
    private static final int MOST_RUNS = 5_000;

    private final Model model = new ArenaModel();
    private final ParameterSet knobs = model.parameters().defaults();
    private final Level level;

    private HeldProcess() throws BadInput {
        level = MapLibrary.level("arena-loop", model);
    }

    public static void main(String[] args) throws Exception {
        LateCompiler.hold();
        new HeldProcess().tell(args);
    }

    private void tell(String... args) throws NoSuchMethodException {
        long first = run();
        if (args.length == 0) {
            Method tick = Simulation.class.getDeclaredMethod("tick");
            WhiteBox vm = new WhiteBox();
            System.out.println("held: level " + levelAfterRuns(vm, tick, 1));
            LateCompiler.releaseSoon();
            System.out.println("let go: level " + levelAfterRuns(vm, tick, 4));
        } else {
            LateCompiler.releaseSoon();
        }
        System.out.println(run() == first ? "the same run" : "another run");
    }

    /** Runs until the code of a method has a level, then as often again; the level that it has at last. */
    private int levelAfterRuns(WhiteBox vm, Method method, int wanted) {
        int runs = 0;
        while (vm.level(method) != wanted && runs++ < MOST_RUNS) {
            run();
        }
        for (int i = 0; i < Math.min(200, 2 * runs + 20); i++) {
            run();
        }
        return vm.level(method);
    }

    private long run() {
        Simulation simulation = new Simulation(model, knobs, level, BotSpec.of(BotType.OPTIMAL_STRAFER).create(model, knobs, level));
        simulation.run(TICKS);
        return simulation.hash();
    }
}
