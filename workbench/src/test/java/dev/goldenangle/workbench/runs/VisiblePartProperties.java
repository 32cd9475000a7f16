package dev.goldenangle.workbench.runs;

import dev.goldenangle.command.Command;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.RunMaker;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.live.RunCommands;
import dev.goldenangle.workbench.live.ShippedBots;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.session.Sessions;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Wherever a what-if is split into a visible part and the rest, its runs equal runs simulated at once, bit for bit. */
class VisiblePartProperties {
    private static final int TICKS = 900;
    private final OpenPreset document = Sessions.document();
    private final Model model = document.model();
    private final List<Source> bots = new ShippedBots().of(model, Sessions.flat());

    @Property(tries = 150)
    void splittingAWhatIfDoesNotChangeItsRuns(@ForAll @IntRange(min = -5, max = TICKS + 300) int split, @ForAll WhatIf.Loop loop, @ForAll @IntRange(max = 3) int bot,
                                              @ForAll @DoubleRange(min = 200, max = 400) double topSpeed) {
        Source source = bots.get(bot % bots.size());
        double rate = document.values().get(model.tickRate());
        ParameterSet values = document.values().with(model.parameters().reference(), Value.of(topSpeed));
        AtomicReference<WhatIf.Pair> part = new AtomicReference<>();
        CompletableFuture<WhatIf.Result> result = new CompletableFuture<>();
        try (WhatIf whatIf = new WhatIf(Runnable::run, 2)) {
            whatIf.visiblePartProperty().addListener((observable, old, pair) -> part.set(pair));
            whatIf.resultProperty().addListener((observable, old, found) -> result.complete(found));
            whatIf.request(new WhatIf.Request(model, Sessions.flat(), document.values(), values, List.of(source), TICKS / rate, loop), split / rate);
            WhatIf.Pair whole = result.join().pairs().get(0);
            Run before = RunMaker.make(model, document.values(), Sessions.flat(), source.factory().create(model, document.values(), Sessions.flat()), source.label(), TICKS);
            Run now = RunMaker.make(model, values, Sessions.flat(), loop == WhatIf.Loop.OPEN ? new RunCommands(before, rate) : source.factory().create(model, values, Sessions.flat()), source.label(), TICKS);
            assertSame(before, whole.before(), TICKS);
            assertSame(now, whole.now(), TICKS);
            assertEquals(split >= TICKS, part.get() == null, "there is a part unless it is everything");
            if (part.get() != null) {
                assertSame(now, part.get().now(), Math.max(0, split));
                assertSame(before, part.get().before(), part.get().before().length());
            }
        }
    }

    private static void assertSame(Run wanted, Run run, int ticks) {
        assertEquals(ticks, run.length());
        Command one = new Command();
        Command other = new Command();
        for (int tick = 0; tick < ticks; tick++) {
            assertEquals(wanted.hash(tick), run.hash(tick), "digest of tick " + tick);
            wanted.command(tick, one);
            run.command(tick, other);
            assertEquals(one, other, "command of tick " + tick);
            for (int column = 0; column < wanted.columns().list().size(); column++) {
                assertEquals(Float.floatToRawIntBits(wanted.get(column, tick)), Float.floatToRawIntBits(run.get(column, tick)), wanted.columns().list().get(column).key() + " of tick " + tick);
            }
        }
    }
}
