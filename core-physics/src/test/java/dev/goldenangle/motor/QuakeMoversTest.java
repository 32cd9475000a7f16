package dev.goldenangle.motor;

import com.sun.management.ThreadMXBean;
import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.goldsrc.GoldsrcModel;
import dev.goldenangle.motor.quakeworld.QuakeworldModel;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.motor.warsow.WarsowModel;
import dev.goldenangle.motor.xonotic.XonoticModel;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.World;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.FigureWorlds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PrimitiveIterator;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Guarantees of every Quake-like mover, under all rules. */
class QuakeMoversTest {
    record Case(String name, Model model, ParameterSet set) {
        Bench bench(Level level) {
            return new Bench(model, set, level);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static final int PLACES = 60;
    private static final int TICKS_AT_A_PLACE = 200;
    /** Knobs that act only while another is on, by that other. */
    private static final Map<String, String> BELONGING = Map.of("air_control_power", "air_control", "side_speed_cap", "side_acceleration");
    /** Knobs for jumps soon after a landing, which are too rare on this course; golden runs show that they act. */
    private static final Set<String> QUICK_JUMPS = Set.of("hold_to_jump", "chain_jump_speed");

    /** The knobs of the other cases are shown to act by golden runs. */
    static List<Case> basicCases() {
        return cases().stream().filter(c -> !List.of("cpm", "quake-live").contains(c.name) && !(c.model instanceof XonoticModel)
                && !(c.model instanceof GoldsrcModel)).toList();
    }

    static List<Case> cases() {
        Model strafejump = new StrafejumpModel();
        Model quakeworld = new QuakeworldModel();
        Model goldsrc = new GoldsrcModel();
        ParameterSet vq3 = strafejump.parameters().defaults();
        Model warsow = new WarsowModel();
        ParameterSet warfork = warsow.parameters().defaults();
        Model xonotic = new XonoticModel();
        return List.of(new Case("vq3", strafejump, vq3), new Case("cpm", strafejump, GoldenRuns.parameters("strafejump/cpm")),
                new Case("quake-live", strafejump, GoldenRuns.parameters("strafejump/quake-live")), new Case("xonotic", xonotic, xonotic.parameters().defaults().with("teleport_least", "400")),
                new Case("xonotic/warsow", xonotic, GoldenRuns.parameters("xonotic/warsow").with("teleport_least", "400")), new Case("document", strafejump, vq3.with("rules", "document").with("velocity_rounding", "false").with("ground_snap", "18")),
                new Case("quakeworld", quakeworld, quakeworld.parameters().defaults()), new Case("warfork", warsow, warfork),
                new Case("classic", warsow, warfork.with("forward_bunny", "false").with("auto_jump", "false")),
                new Case("warsow2", warsow, warfork.with("rules", "warsow").with("snapping", "false").with("crouch_slide", "true")),
                new Case("goldsrc", goldsrc, goldsrc.parameters().defaults()),
                new Case("counter-strike", goldsrc, goldsrc.parameters().defaults().with("code", "counter-strike").with("stamina_time", "1315.8").with("bunny_cap", "1.2")));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void causesAddUpToTheSpeedChangeOnEveryTick(Case c) {
        for (Level level : List.of(QuakeCourse.level(), Bench.level(FigureWorlds.field()))) {
            Bench bench = c.bench(level);
            Randomness random = new Randomness(3);
            for (int tick = 0; tick < 30_000; tick++) {
                if (tick % 300 == 0) {
                    QuakeCourse.scatter(bench, random, tick / 300);
                    QuakeCourse.changeMode(bench, random);
                }
                QuakeCourse.play(bench, random, tick);
                float before = bench.state.velocity.horizontalLength();
                bench.step();
                double sum = 0;
                for (SpeedCause cause : SpeedCause.values()) {
                    sum += bench.report.cause(cause);
                    assertTrue(bench.report.cause(cause) == 0f || c.model.causes().contains(cause), () -> "not declared: " + cause);
                }
                assertEquals(bench.state.velocity.horizontalLength() - before, sum, 1e-3, "tick " + tick);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void warmTickAllocatesNothing(Case c) {
        Bench bench = c.bench(QuakeCourse.level());
        Randomness random = new Randomness(5);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long allocated = Long.MAX_VALUE;
        for (int pass = 0; pass < 6; pass++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int tick = 0; tick < 4000; tick++) {
                if (tick % 200 == 0) {
                    QuakeCourse.scatter(bench, random, tick / 200);
                    QuakeCourse.changeMode(bench, random);
                }
                QuakeCourse.play(bench, random, tick);
                bench.step();
            }
            allocated = Math.min(allocated, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertTrue(allocated < 4000, "bytes in 4,000 ticks: " + allocated);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void sameInputGivesTheSameBits(Case c) {
        assertArrayEquals(digests(c.model, c.set), digests(c.model, c.set));
    }

    @ParameterizedTest
    @MethodSource("basicCases")
    void everyParameterMatters(Case c) {
        List<String> dead = dead(c);
        if (c.model instanceof WarsowModel) {   // some act only under one of its rules
            cases().stream().filter(other -> other.model.id().equals(c.model.id()) && !other.name.equals(c.name)).forEach(other -> dead.retainAll(dead(other)));
        }
        assertEquals(List.of(), dead);
    }

    private static List<String> dead(Case c) {
        List<String> dead = new ArrayList<>();
        Map<ParameterSet, long[]> originals = new HashMap<>();
        for (Parameter parameter : c.model.parameters().parameters()) {
            ParameterSet on = switchedOn(c.set, parameter);
            long[] original = originals.computeIfAbsent(on, set -> digests(c.model, set));
            if (!QUICK_JUMPS.contains(parameter.key()) && changes(on, parameter).stream().noneMatch(set -> differs(c.model, set, original))) {
                dead.add(parameter.key());
            }
        }
        return dead;
    }

    /** The same with the knob switched on that this one belongs to. */
    private static ParameterSet switchedOn(ParameterSet set, Parameter parameter) {
        String owner = BELONGING.get(parameter.key());
        return owner == null ? set : set.with(owner, "100");
    }

    /** The other option, or halfway to either end of the slider. */
    private static List<ParameterSet> changes(ParameterSet set, Parameter parameter) {
        Spec spec = parameter.spec();
        double now = set.get(parameter);
        if (!spec.options().isEmpty()) {
            return List.of(set.with(parameter, now == 0 ? 1 : 0));
        }
        return Stream.of(spec.sliderMin(), spec.sliderMax()).map(end -> (now + end.resolve(set.w())) / 2)
                .map(value -> spec.kind() == Spec.Kind.WHOLE ? Math.rint(value) : value).filter(value -> value != now)
                .map(value -> set.with(parameter, value)).toList();
    }

    /** The digest after each place of the course; a digest includes all ticks before it. */
    private static long[] digests(Model model, ParameterSet set) {
        return run(model, set).toArray();
    }

    /** Simulates only until the first difference. */
    private static boolean differs(Model model, ParameterSet set, long[] original) {
        PrimitiveIterator.OfLong digests = run(model, set).iterator();
        return Arrays.stream(original).anyMatch(digest -> digest != digests.nextLong());
    }

    private static LongStream run(Model model, ParameterSet set) {
        Bench bench = new Bench(model, set, QuakeCourse.level());
        Randomness random = new Randomness(11);
        Hash64 hash = new Hash64();
        return IntStream.range(0, PLACES).mapToLong(place -> {
            QuakeCourse.scatter(bench, random, place);
            QuakeCourse.changeMode(bench, random);
            for (int i = 0; i < TICKS_AT_A_PLACE; i++) {
                QuakeCourse.play(bench, random, TICKS_AT_A_PLACE * place + i);
                bench.step();
                bench.state.hashInto(hash);
            }
            return hash.value();
        });
    }

    @ParameterizedTest
    @MethodSource("cases")
    void invalidInputNeverSpreads(Case c) {
        float[] wild = {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, 1e30f, -1e30f, Float.MAX_VALUE, Float.MIN_VALUE, -0f};
        Bench bench = c.bench(QuakeCourse.level());
        for (MoveMode mode : MoveMode.values()) {
            for (float a : wild) {
                for (float b : wild) {
                    bench.mover.spawn(bench.state, 0f, 0f, 40f, a);
                    bench.state.mode = mode;
                    bench.state.velocity.set(a, b, a);
                    bench.command.set(b, a, b, a, b, 0);
                    for (int i = 0; i < 3; i++) {
                        bench.step();
                        assertTrue(bench.state.isFinite(), () -> mode + " " + a + " " + b + " " + bench.state.velocity);
                        assertTrue(Float.isFinite(bench.report.cause(SpeedCause.WALL)) && Float.isFinite(bench.report.gainPossible())
                                && Float.isFinite(bench.report.angle()));
                    }
                    bench.state.position.set(a, b, a);
                    bench.step();
                    assertTrue(bench.state.isFinite(), () -> "position " + a + " " + b);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void spawnInsideSolidIsPushedOut(Case c) {
        Bench bench = c.bench(Bench.level(List.of(Bench.floor(), Brush.box(-100f, -100f, 0f, 40f, 100f, 300f))));
        bench.mover.spawn(bench.state, 0f, 0f, 0f, 0f);
        assertTrue(bench.state.position.x > 40, () -> "pushed out of the nearest side: " + bench.state.position);
        assertTrue(bench.state.grounded);
        float x = bench.state.position.x;
        bench.keys(1, 0, 0);
        for (int i = 0; i < 50; i++) {
            bench.step();
        }
        assertTrue(bench.state.position.x > x + 50, "free to go");
    }

    @ParameterizedTest
    @MethodSource("cases")
    void spawnWithoutRoomStaysPutAndFinite(Case c) {
        Bench bench = c.bench(Bench.level(List.of(Brush.box(-90_000f, -90_000f, -90_000f, 90_000f, 90_000f, 90_000f),
                Brush.box(-90_000f, -90_000f, -80_000f, 90_000f, 90_000f, 99_000f))));
        bench.mover.spawn(bench.state, 0f, 0f, 0f, 0f);
        bench.moving(300, 0, 0).keys(1, 0, 1);
        for (int i = 0; i < 20; i++) {
            bench.step();
        }
        assertTrue(bench.state.isFinite());
        assertEquals(0f, bench.state.position.x, 200f);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void moverInsideABrushIsReportedWithItsDepth(Case c) {
        Bench bench = c.bench(Bench.level(List.of(Bench.floor(), Brush.box(-100f, -100f, 0f, 40f, 100f, 300f))));
        bench.at(0, 0, 100).moving(50, 0, 0).step();
        assertEquals(EventKind.STUCK, bench.report.eventKind(0));
        assertEquals(40 + bench.mover.body(bench.state).radius(), bench.report.eventValue(0), 0.2f);
        assertEquals(1, bench.report.eventIndex(0));
        assertEquals(0, bench.at(100, 0, 100).moving(50, 0, 0).step().report.eventCount());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void padsLaunchThePlayerAndTeleportersMoveThePlayer(Case c) {
        Bench bench = c.bench(QuakeCourse.level());
        bench.mover.spawn(bench.state, 330f, 330f, 0f, 0f);
        bench.step();
        assertEquals(new Vec3(-200f, -150f, 500f), bench.state.velocity);
        assertEquals(250f, bench.report.cause(SpeedCause.DEVICE), 1e-3f);
        assertEquals(EventKind.PAD, bench.report.eventKind(0));
        bench.step();
        assertFalse(bench.state.grounded, "the pad lifts off");
        bench.mover.spawn(bench.state, -390f, 330f, 0f, 0f);
        bench.looking(90).step();
        assertEquals(-300f, bench.state.position.y, 1e-3f);
        assertEquals(1f, bench.state.yaw, 1e-3f);
        assertEquals(switch (c.model.id()) { case "quakeworld" -> 300f; case "warsow" -> 320f; case "goldsrc" -> 0f; default -> 400f; }, bench.state.velocity.length(), 1e-2f);
        bench.step();
        assertEquals(1f, bench.state.yaw, 1e-3f, "the view stays turned while the command does not change");
    }

    @ParameterizedTest
    @MethodSource("cases")
    void jumpingLandingSteppingAndHittingWallsAreReported(Case c) {
        Bench bench = c.bench(Bench.level(List.of(Bench.floor(), Brush.box(300f, -500f, 0f, 900f, 500f, 16f), Brush.box(600f, -500f, 0f, 900f, 500f, 200f))));
        bench.mover.spawn(bench.state, 0f, 0f, 0f, 0f);
        List<EventKind> seen = new ArrayList<>();
        for (int tick = 0; tick < 400; tick++) {
            bench.keys(1, 0, tick == 5 ? 1 : 0).step();
            for (int i = 0; i < bench.report.eventCount(); i++) {
                seen.add(bench.report.eventKind(i));
            }
        }
        assertEquals(List.of(EventKind.JUMP, EventKind.LAND, EventKind.STEP, EventKind.WALL_HIT), seen);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void wallThatStoppedTheMoverIsReported(Case c) {
        Bench bench = c.bench(Bench.level(List.of(Bench.floor(), Brush.box(40f, -500f, 0f, 900f, 500f, 200f))));
        bench.mover.spawn(bench.state, 20f, 0f, 0f, 0f);
        bench.moving(900, 300, 0).keys(1, 0, 0).step();
        int contact = bench.report.strongestContact();
        assertEquals(1, bench.report.contactBrush(contact));
        assertEquals(-1f, bench.report.contactNormal(contact, 0));
        assertTrue(bench.report.contactChange(contact) < -100f);
        assertEquals(bench.report.contactChange(contact), bench.report.cause(SpeedCause.WALL), 1e-3f);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void worldOfAnotherKindIsRefused(Case c) {
        Level other = new Level("other", 0, 1f, new World() {
            @Override
            public float min(int axis) {
                return 0f;
            }

            @Override
            public float max(int axis) {
                return 1f;
            }
        }, List.of(), List.of(), List.of(), List.of());
        String reason = assertThrows(IllegalArgumentException.class, () -> c.model.mover(c.set, other)).getMessage();
        assertTrue(reason.contains("other"), reason);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void derivedKnobsReadBackTheWrittenValue(Case c) {
        c.model.parameters().derived().forEach(knob -> {
            double value = knob.read(c.set) * 1.25;
            ParameterSet written = knob.write(c.set, value);
            assertEquals(value, knob.read(written), value * 1e-3, knob.key());
            assertNotEquals(c.set, written);
        });
        double height = c.model.parameters().findDerived("jump_height").orElseThrow().read(c.set);
        double jump = c.set.get(c.set.table().find("jump_speed").orElseThrow());
        double continuous = jump * jump / (2 * c.set.get(c.set.table().find("gravity").orElseThrow()));
        assertTrue(height <= continuous && height > continuous - jump / c.set.get(c.model.tickRate()), height + " of " + continuous + " is less than a tick's way below the apex");
    }

    @ParameterizedTest
    @MethodSource("cases")
    void nonPositiveTickRateIsRefused(Case c) {
        assertTrue(c.set.problem(c.model.tickRate(), Value.of(0)).isPresent());
        assertTrue(c.set.problem(c.model.tickRate(), Value.of(-125)).isPresent());
    }
}
