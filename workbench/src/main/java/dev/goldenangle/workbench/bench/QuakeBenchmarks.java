package dev.goldenangle.workbench.bench;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.quakeworld.QuakeworldModel;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.world.brush.BrushWorld;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A tick of the Quake movers with its bot, in the room and in the field; full telemetry, one thread. */
final class QuakeBenchmarks {
    private static final int EPISODES = 200;
    private static final int WARMUPS = 6;
    private static final int PASSES = 12;

    private QuakeBenchmarks() {
    }

    static List<Benchmark> all() {
        List<Benchmark> list = new ArrayList<>();
        for (Model model : List.of(new StrafejumpModel(), new QuakeworldModel())) {
            for (QuakePlayer.Style style : QuakePlayer.Style.values()) {
                for (String place : List.of("room", "field")) {
                    String name = "tick." + model.id() + "." + style.name().toLowerCase(Locale.ROOT) + "." + place;
                    list.add(Benchmark.lower(name, "ns", files -> nanosPerTick(model, style, place)));
                }
            }
        }
        return list;
    }

    private static double nanosPerTick(Model model, QuakePlayer.Style style, String place) throws Exception {
        BrushWorld world = BrushWorld.of(place.equals("room") ? Workload.room() : Workload.field());
        ParameterSet parameters = model.parameters().defaults().with("tick_rate", "8ms");
        Level level = new Level(place, 0, model.unitsPerMetre(), world, List.of(), List.of(), List.of(), List.of(), List.of());
        QuakePlayer player = new QuakePlayer(model, parameters, level, world, style);
        return Timing.nanosPerOperation(WARMUPS, PASSES, (long) EPISODES * QuakePlayer.EPISODE_TICKS, () -> player.play(EPISODES));
    }
}
