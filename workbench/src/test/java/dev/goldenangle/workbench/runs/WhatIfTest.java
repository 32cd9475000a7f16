package dev.goldenangle.workbench.runs;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.live.ShippedBots;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.session.Sessions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

class WhatIfTest {
    private final Sessions.TestThread thread = new Sessions.TestThread();
    private final WhatIf whatIf = new WhatIf(thread, 2);
    private final OpenPreset document = Sessions.document();
    private final Model model = document.model();

    @AfterEach
    void close() {
        whatIf.close();
    }

    private WhatIf.Request request(double topSpeed, List<Source> sources, WhatIf.Loop loop) {
        ParameterSet values = document.values().with(model.parameters().reference(), Value.of(topSpeed));
        return new WhatIf.Request(model, Sessions.flat(), document.values(), values, sources, 256 / document.values().get(model.tickRate()), loop);
    }

    private Source bot(String id) {
        return new ShippedBots().of(model, Sessions.flat()).stream().filter(source -> source.id().equals(id)).findFirst().orElseThrow();
    }

    /** A runner that pauses for a random time before its first command. */
    private static Source slow(String id, Random random) {
        return Source.bot(id, id, (m, parameters, level) -> new CommandSource() {
            @Override
            public void fill(int tick, MoverState state, Command command) {
                if (tick % 64 == 0) {
                    try {
                        Thread.sleep(random.nextInt(3));
                    } catch (InterruptedException stopped) {
                        Thread.currentThread().interrupt();
                    }
                }
                command.set(1f, 0f, 0f, 0f, 0f, 0);
            }
        });
    }

    @Test
    void staleResultsAreNeverShown() {
        Random random = new Random(3);
        List<Source> sources = List.of(slow("a", random), slow("b", random), slow("c", random));
        List<WhatIf.Request> asked = new ArrayList<>();
        List<WhatIf.Result> shown = new ArrayList<>();
        whatIf.resultProperty().addListener((observable, old, result) -> {
            assertSame(asked.get(asked.size() - 1), result.request(), "a result of an older request");
            result.pairs().forEach(pair -> assertEquals(result.request().values(), pair.now().header().parameters()));
            shown.add(result);
        });
        for (int i = 0; i < 120; i++) {
            asked.add(request(200 + i, sources, WhatIf.Loop.CLOSED));
            whatIf.request(asked.get(i));
            long until = System.nanoTime() + random.nextInt(12) * 1_000_000L;
            while (System.nanoTime() < until) {
                thread.runPending();
            }
        }
        thread.await("the last one", () -> !shown.isEmpty() && shown.get(shown.size() - 1).request() == asked.get(asked.size() - 1));
        assertTrue(shown.size() < asked.size(), "some requests were superseded");
    }

    @Test
    void pairsAreCompleteAndInRequestOrder() {
        whatIf.request(request(250, List.of(bot("runner"), bot("optimal-strafer")), WhatIf.Loop.CLOSED));
        thread.await("a result", () -> whatIf.resultProperty().get() != null);
        List<WhatIf.Pair> pairs = whatIf.resultProperty().get().pairs();
        assertEquals(List.of("runner", "optimal-strafer"), pairs.stream().map(pair -> pair.source().id()).toList());
        pairs.forEach(pair -> assertEquals(256, pair.now().length()));
    }

    @Test
    void openLoopRepeatsInputsAndClosedLoopReacts() {
        Source bot = bot("optimal-strafer");
        whatIf.request(request(250, List.of(bot), WhatIf.Loop.OPEN));
        thread.await("open", () -> whatIf.resultProperty().get() != null);
        WhatIf.Pair open = whatIf.resultProperty().get().pairs().get(0);
        whatIf.request(request(250, List.of(bot), WhatIf.Loop.CLOSED));
        thread.await("closed", () -> whatIf.resultProperty().get().request().loop() == WhatIf.Loop.CLOSED);
        WhatIf.Pair closed = whatIf.resultProperty().get().pairs().get(0);
        Command before = new Command();
        Command now = new Command();
        for (int tick = 0; tick < 256; tick++) {
            open.before().command(tick, before);
            open.now().command(tick, now);
            assertEquals(before, now, "tick " + tick);
        }
        assertNotEquals(open.now().hash(), closed.now().hash());
        assertEquals(open.before().hash(), closed.before().hash());
    }
}
