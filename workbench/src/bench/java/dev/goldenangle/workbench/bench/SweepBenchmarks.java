package dev.goldenangle.workbench.bench;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapReader;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.world.brush.BoxTracer;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.IndexKind;
import dev.goldenangle.world.brush.SweepHit;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Box sweeps as players make them, with each spatial index, and the time to load a large map. */
final class SweepBenchmarks {
    private static final String LARGE_MAP = "lq_e1m1";
    private static final int EPISODES = 64;
    private static final int BRUTE_SWEEPS = 2000;
    /** Nanoseconds of Quake III's original code for such a sweep. */
    private static final double FIELD_PEER = 150;
    private static final double LARGE_MAP_PEER = 170;

    private SweepBenchmarks() {
    }

    static List<Benchmark> all() {
        List<Benchmark> all = new ArrayList<>();
        for (IndexKind kind : IndexKind.values()) {
            all.add(sweep("room", kind, files -> sweeps(Workload.room(), List.of(), kind)));
        }
        for (IndexKind kind : IndexKind.values()) {
            all.add(sweep("field", kind, files -> sweeps(Workload.field(), List.of(), kind)));
        }
        for (IndexKind kind : IndexKind.values()) {
            all.add(sweep(LARGE_MAP, kind, files -> {
                Level level = largeMap(files);
                return sweeps(((BrushWorld) level.world()).brushes(), level.spawns(), kind);
            }));
        }
        all.add(Benchmark.lower("map.load." + LARGE_MAP, "ms", SweepBenchmarks::loadMillis));
        all.add(Benchmark.lower("map.memory." + LARGE_MAP, "MB", SweepBenchmarks::loadedMegabytes));
        return all;
    }

    private static Benchmark sweep(String world, IndexKind kind, Benchmark.Body body) {
        Benchmark benchmark = Benchmark.lower("sweep.box." + world + "." + kind.name().toLowerCase(Locale.ROOT), "ns", body);
        return kind == IndexKind.BVH ? benchmark.atMost(world.equals(LARGE_MAP) ? LARGE_MAP_PEER : FIELD_PEER) : benchmark;
    }

    private static double sweeps(List<Brush> brushes, List<Spawn> spawns, IndexKind kind) throws Exception {
        PlayerSweeps recorded = PlayerSweeps.record(BrushWorld.of(brushes), spawns, EPISODES);
        PlayerSweeps replayed = kind == IndexKind.BRUTE && brushes.size() > 100 ? recorded.first(BRUTE_SWEEPS) : recorded;
        BoxTracer tracer = new BoxTracer(BrushWorld.of(brushes, kind));
        SweepHit trace = new SweepHit();
        return Timing.nanosPerOperation(replayed.count(), () -> replayed.replay(tracer, trace));
    }

    private static double loadMillis(BenchmarkFiles files) throws Exception {
        String text = largeMapText(files);
        return Timing.nanosPerOperation(1, () -> MapReader.read(LARGE_MAP, text, 32f).spawns().size()) / 1e6;
    }

    /** Heap retained by a loaded level, including data built by the first body in it. */
    private static double loadedMegabytes(BenchmarkFiles files) throws Exception {
        String text = largeMapText(files);
        ArenaModel model = new ArenaModel();
        return HeldMemory.megabytes(() -> {
            Level level = MapReader.read(LARGE_MAP, text, 1f);
            model.mover(model.parameters().defaults(), level);
            return level;
        });
    }

    private static Level largeMap(BenchmarkFiles files) throws Exception {
        return MapReader.read(LARGE_MAP, largeMapText(files), 32f);
    }

    private static String largeMapText(BenchmarkFiles files) throws Exception {
        return Files.readString(files.need(LARGE_MAP + ".map"), StandardCharsets.ISO_8859_1);
    }
}
