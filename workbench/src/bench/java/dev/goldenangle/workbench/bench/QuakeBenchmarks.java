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
import java.util.function.IntToDoubleFunction;

/**
 * One tick of the Quake movers in the room and the field: with the bot, and replayed from memory. Nothing is
 * recorded. The goals are the times of Quake III's original code with its bot on the same worlds and players.
 */
final class QuakeBenchmarks {
    private static final int EPISODES = 200;
    /**
     * Nanoseconds of Quake III's original code with the bot: strafing and running, each in the room and in the field.
     */
    private static final double[][] PEERS = {{513, 765}, {618, 1218}};

    private QuakeBenchmarks() {
    }

    static List<Benchmark> all() {
        List<Benchmark> list = new ArrayList<>();
        for (Model model : List.of(new StrafejumpModel(), new QuakeworldModel())) {
            for (QuakePlayer.Style style : QuakePlayer.Style.values()) {
                for (String place : List.of("room", "field")) {
                    String name = "tick." + model.id() + "." + style.name().toLowerCase(Locale.ROOT) + "." + place;
                    double peer = PEERS[style.ordinal()][place.equals("room") ? 0 : 1];
                    Benchmark played = Benchmark.lower(name, "ns", files -> nanosPerTick(player(model, style, place)::play));
                    list.add(model.id().equals("strafejump") ? played.atMost(peer) : played);
                    Benchmark replayed = Benchmark.lower(name + ".replayed", "ns", files -> nanosPerTick(player(model, style, place)::replay));
                    list.add(model.id().equals("strafejump") ? replayed.atMost(peer) : replayed);
                }
            }
        }
        return list;
    }

    static QuakePlayer player(Model model, QuakePlayer.Style style, String place) {
        BrushWorld world = BrushWorld.of(place.equals("room") ? Workload.room() : Workload.field());
        ParameterSet parameters = model.parameters().defaults().with("tick_rate", "8ms");
        Level level = new Level(place, 0, model.unitsPerMetre(), world, List.of(), List.of(), List.of(), List.of(), List.of());
        return new QuakePlayer(model, parameters, level, world, style);
    }

    private static double nanosPerTick(IntToDoubleFunction player) throws Exception {
        return Timing.nanosPerOperation((long) EPISODES * QuakePlayer.EPISODE_TICKS, () -> player.applyAsDouble(EPISODES));
    }
}
