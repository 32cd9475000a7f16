package dev.goldenangle.workbench.live;

import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceRecorder;
import dev.goldenangle.map.Level;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.ShippedLibrary;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Gamepad input is stored bit for bit in traces and runs, for every model. */
class SticksInTracesProperties {
    private static final long TICK = 7_812_500L;
    private static final int TICKS = 400;
    private static final Library LIBRARY = new ShippedLibrary();

    private record Place(String preset, String map) {
    }

    @Provide
    Arbitrary<Place> places() {
        return Arbitraries.of(new Place("arena/default", "arena-loop"), new Place("strafejump/vq3", "ramps"), new Place("quakeworld/classic", "stairs"),
                new Place("marathon/default", "sector-steps"), new Place("tilestep/default", "tile-fort"));
    }

    /** Moves sticks, buttons, keys and mouse at the same time. */
    private static void play(Keyboard keyboard, Random random, long nanos) {
        if (random.nextInt(3) == 0) {
            double angle = random.nextDouble() * 2 * Math.PI;
            double way = random.nextDouble();
            keyboard.push((float) (way * Math.cos(angle)), (float) (way * Math.sin(angle)), (float) random.nextGaussian() * 3, (float) random.nextGaussian(), nanos);
        }
        GameKey key = GameKey.values()[random.nextInt(GameKey.values().length)];
        Keyboard.Hand hand = Keyboard.Hand.values()[random.nextInt(2)];
        if (random.nextInt(6) == 0) {
            keyboard.press(hand, key, nanos);
        } else if (random.nextInt(4) == 0) {
            keyboard.release(hand, key, nanos);
        }
        if (random.nextInt(8) == 0) {
            keyboard.turn(random.nextGaussian() * 0.1, random.nextGaussian() * 0.1, nanos);
        }
    }

    @Property(tries = 60)
    void traceOfRandomSticksReplaysBitForBit(@ForAll("places") Place place, @ForAll long seed) throws IOException {
        OpenPreset preset = LIBRARY.openPreset(place.preset);
        Level level = LIBRARY.openMap(place.map, preset.model());
        Keyboard keyboard = new Keyboard();
        keyboard.use(preset.model().sticks());
        Simulation simulation = new Simulation(preset.model(), preset.values(), level, keyboard);
        Recorder recorder = simulation.record("pad");
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        Random random = new Random(seed);
        try (TraceRecorder trace = new TraceRecorder(file, simulation.traceHeader(place.preset, "pad"))) {
            simulation.record(trace);
            for (int tick = 0; tick < TICKS; tick++) {
                play(keyboard, random, tick * TICK);
                keyboard.cutAt((tick + 1) * TICK, 1 / simulation.tickRate());
                simulation.tick();
            }
        }
        Run played = recorder.run();
        InputTrace trace = TraceReader.read("pad.trace", file.toString(StandardCharsets.UTF_8)).trace().orElseThrow();
        Simulation again = new Simulation(preset.model(), preset.values(), level, trace.source(), trace.header().start());
        Recorder second = again.record("trace");
        again.run(TICKS);
        assertEquals(-1, played.firstDifference(second.run()));
        assertEquals(simulation.hash(), again.hash());
        assertTrue(place.preset.startsWith("marathon") || hasFractions(played), "the run contains no stick input");
    }

    @Provide
    Arbitrary<Place> evenPlaces() {
        return Arbitraries.of(new Place("arena/default", "flat"), new Place("strafejump/vq3", "flat"), new Place("tilestep/default", "tile-flat"));
    }

    @Property(tries = 200)
    void stickRequestsItsShareOfTopSpeedInEveryDirection(@ForAll("evenPlaces") Place place, @ForAll @DoubleRange(min = 0, max = 360) double degrees,
                                                            @ForAll @DoubleRange(min = 0.05, max = 1) double way) {
        double asked = asked(place, (float) (way * Math.cos(Math.toRadians(degrees))), (float) (way * Math.sin(Math.toRadians(degrees))));
        assertEquals(way, asked / asked(place, 1, 0), 0.006);
    }

    /** The speed requested by the first tick. */
    private static double asked(Place place, float forward, float right) {
        OpenPreset preset = LIBRARY.openPreset(place.preset);
        Keyboard keyboard = new Keyboard();
        keyboard.use(preset.model().sticks());
        keyboard.push(forward, right, 0, 0, 0);
        Simulation simulation = new Simulation(preset.model(), preset.values(), LIBRARY.openMap(place.map, preset.model()), keyboard);
        Recorder recorder = simulation.record("pad");
        simulation.run(2);
        return recorder.run().get(CommonColumn.WISH_SPEED, 1);
    }

    private static boolean hasFractions(Run run) {
        for (int tick = 0; tick < run.length(); tick++) {
            float forward = Math.abs(run.get(CommonColumn.FORWARD, tick));
            if (forward > 0 && forward < 1) {
                return true;
            }
        }
        return false;
    }
}
