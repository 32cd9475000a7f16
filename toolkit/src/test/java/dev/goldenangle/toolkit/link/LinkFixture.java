package dev.goldenangle.toolkit.link;

import dev.goldenangle.command.CommandSource;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;

import java.io.IOException;
import java.io.UncheckedIOException;

/** A link for tests, and games that follow the model's rules or wrong ones. */
public final class LinkFixture {
    static final String TOKEN = "token-of-the-tests";

    private LinkFixture() {
    }

    public static Tuned tuned(String preset, String map) {
        try {
            Preset read = PresetLibrary.shipped().preset(preset);
            return new Tuned(read, PresetLibrary.model(read), MapLibrary.level(map, PresetLibrary.model(read)));
        } catch (BadInput broken) {
            throw new AssertionError(broken);
        }
    }

    static Tuned turned(Tuned tuned, String key, String value) {
        return new Tuned(tuned.preset().withParameters(tuned.values().with(key, value)), tuned.model(), tuned.level());
    }

    static GameLink open(Tuned tuned) {
        try {
            return GameLink.open(tuned, 0, TOKEN);
        } catch (IOException taken) {
            throw new UncheckedIOException(taken);
        }
    }

    /** A game with these knobs, played by a bot. */
    public static Simulation game(Tuned tuned, ParameterSet knobs, String bot) {
        try {
            CommandSource player = BotSpec.parse(bot).create(tuned.model(), knobs, tuned.level());
            return new Simulation(tuned.model(), knobs, tuned.level(), player);
        } catch (BadInput broken) {
            throw new AssertionError(broken);
        }
    }

    /** Plays some ticks and sends each state; the state before the first is sent as tick 0. */
    public static void play(LinkClient client, Simulation game, int ticks, int revision) {
        if (game.tickCount() == 0) {
            client.send(LinkClient.state(0, game, revision));
        }
        for (int i = 0; i < ticks; i++) {
            game.tick();
            client.send(LinkClient.state(game.tickCount(), game, revision));
        }
    }
}
