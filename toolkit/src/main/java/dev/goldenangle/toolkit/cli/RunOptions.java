package dev.goldenangle.toolkit.cli;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.library.RunMaker;
import dev.goldenangle.toolkit.library.RunMemory;
import picocli.CommandLine.Option;

import java.util.ArrayList;
import java.util.List;

/** Options shared by the commands that simulate runs. */
final class RunOptions {
    static final int MAX_TICKS = 20_000_000;

    @Option(names = "--map", description = "Shipped map id or a map file.")
    String map;

    @Option(names = "--course", paramLabel = "FILE|none", description = "Course file to use instead of the one beside the map.")
    String course;

    @Option(names = "--bot", paramLabel = "BOT[:k=v,…]", description = "Bot with its settings, such as human-strafer:angle_noise=8deg.")
    String bot;

    @Option(names = "--ticks", description = "How many ticks to run.")
    Integer ticks;

    @Option(names = "--seconds", description = "How many seconds to run (default 10).")
    Double seconds;

    @Option(names = "--rate", paramLabel = "HZ", description = "Ticks per second instead of the preset's.")
    Double rate;

    @Option(names = "--seed", description = "Seed of the bot.")
    Long seed;

    @Option(names = "--set", paramLabel = "key=value", description = "Changes one parameter; may be repeated.")
    List<String> settings = new ArrayList<>();

    /** The preset's values with --rate and --set applied. */
    ParameterSet apply(Model model, ParameterSet preset) throws BadInput {
        ParameterSet parameters = PresetLibrary.override(preset, settings);
        if (rate == null) {
            return parameters;
        }
        try {
            return parameters.with(model.tickRate(), Value.of(rate));
        } catch (IllegalArgumentException refused) {
            throw new BadInput("--rate " + rate + ": " + refused.getMessage());
        }
    }

    BotSpec bot(String fallback) throws BadInput {
        BotSpec spec = BotSpec.parse(bot == null ? fallback : bot);
        return seed == null ? spec : spec.withSeed(seed);
    }

    int ticks(Model model, ParameterSet parameters, double defaultSeconds) throws BadInput {
        if (ticks != null && seconds != null) {
            throw new BadInput("--ticks and --seconds cannot both be given");
        }
        double wanted = ticks != null ? ticks : RunMaker.ticks(model, parameters, seconds != null ? seconds : defaultSeconds);
        if (!(wanted >= 1 && wanted <= MAX_TICKS)) {
            throw new BadInput("a run must have between 1 and " + MAX_TICKS + " ticks, not " + (ticks != null ? ticks + " ticks" : seconds + " s"));
        }
        if (!RunMemory.hasRoomFor((long) wanted)) {
            throw new BadInput("a run of " + (long) wanted + " ticks does not fit into memory; give Java more with -Xmx, or run fewer ticks");
        }
        return (int) wanted;
    }

    static String describe(Level level) {
        String course = level.course().isEmpty() ? "" : " with its course";
        return level.name() + course + (level.problems().isEmpty() ? "" : " (" + level.problems().size() + " problems in the file)");
    }
}
