package dev.goldenangle.toolkit.identify;

import dev.goldenangle.bot.BotType;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.goal.Driver;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.library.RunMaker;

import java.util.ArrayList;
import java.util.List;

/** Runs of games of which two constants are changed at random. */
final class ChangedGames {
    static final List<String> GAMES = List.of("strafejump/vq3", "strafejump/cpm", "strafejump/quake-live", "quakeworld/classic", "warsow/warfork", "warsow/warsow-2",
            "goldsrc/halflife", "goldsrc/counterstrike", "xonotic/xonotic", "xonotic/xdf");
    /** Acts only as a factor of gravity, so no run tells the two apart. */
    private static final String FACTOR_OF_GRAVITY = "entity_gravity";
    private static final String MAP = "flat";
    private static final double SECONDS = 12;

    /**
     * A game with changed constants.
     *
     * @param preset  the game
     * @param truth   the values it was played with
     * @param changed the constants that differ from the preset
     * @param track   positions, velocities and keys of the run
     */
    record ChangedGame(String preset, ParameterSet truth, List<Parameter> changed, RecordedMotion track) {
        boolean isFound(Identification found) {
            return found.likeliest().filter(match -> match.preset().split("/")[0].equals(preset.split("/")[0]) && changed.stream().allMatch(knob ->
                    Math.abs(match.values().get(knob) - truth.get(knob)) <= 0.01 * Math.abs(truth.get(knob)))).isPresent();
        }

        String text() {
            StringBuilder text = new StringBuilder(preset);
            changed.forEach(knob -> text.append(' ').append(knob.key()).append('=').append((float) truth.get(knob)));
            return text.toString();
        }
    }

    private ChangedGames() {
    }

    /** The number chooses the game, the constants and their values. */
    static ChangedGame number(int number) throws BadInput {
        return number(number, SECONDS);
    }

    static ChangedGame number(int number, double seconds) throws BadInput {
        Preset preset = PresetLibrary.shipped().preset(GAMES.get(number % GAMES.size()));
        Model model = PresetLibrary.model(preset);
        Randomness random = new Randomness(1000 + number);
        List<Parameter> constants = model.parameters().parameters().stream().filter(knob -> knob.spec().kind() == Spec.Kind.NUMBER && knob != model.tickRate()
                && preset.parameters().get(knob) != 0 && !knob.key().equals(FACTOR_OF_GRAVITY)).toList();
        while (true) {
            Parameter a = constants.get(random.nextInt(constants.size()));
            Parameter b = constants.get(random.nextInt(constants.size()));
            try {
                ParameterSet truth = changed(changed(preset.parameters(), a, random), b, random);
                RecordedMotion track = play(model, truth, number, seconds);
                if (a != b && isVisible(track, model, truth, a) && isVisible(track, model, truth, b)) {
                    return new ChangedGame(preset.id(), truth, List.of(a, b), track);
                }
            } catch (IllegalArgumentException notAllowed) {
                // another pair
            }
        }
    }

    /** By 5 to 30 per cent, up or down. */
    private static ParameterSet changed(ParameterSet values, Parameter knob, Randomness random) {
        double factor = 1 + (0.05 + 0.25 * random.nextFloat()) * (random.nextInt(2) == 0 ? 1 : -1);
        return values.withInternal(knob, values.get(knob) * factor);
    }

    /** Whether the run shows a difference of one per cent on at least ten ticks. */
    private static boolean isVisible(RecordedMotion track, Model model, ParameterSet truth, Parameter knob) throws BadInput {
        float[] errors = new TickPrediction(track, model).errors(truth.withInternal(knob, truth.get(knob) * 1.01));
        float[] less = new TickPrediction(track, model).errors(truth.withInternal(knob, truth.get(knob) * 0.99));
        return differing(errors, track) >= 10 && differing(less, track) >= 10;
    }

    private static int differing(float[] errors, RecordedMotion track) {
        int count = 0;
        for (int i = 0; i < errors.length; i += 3) {
            count += Math.max(Math.abs(errors[i]), Math.max(Math.abs(errors[i + 1]), Math.abs(errors[i + 2]))) > track.tolerance() ? 1 : 0;
        }
        return count;
    }

    /** Random keys, then the best strafer, then forward jumps with crouching. */
    static RecordedMotion play(Model model, ParameterSet values, int seed, double seconds) throws BadInput {
        Level level = MapLibrary.level(MAP, model);
        List<CommandSource> parts = new ArrayList<>();
        parts.add(new Driver(BotType.find("fuzzer").orElseThrow(), BotType.find("fuzzer").orElseThrow().parameters().defaults(), seed).create(model, values, level));
        parts.add(Driver.parse("optimal-strafer").create(model, values, level));
        parts.add(Driver.parse("stop-and-go").create(model, values, level));
        int ticks = RunMaker.ticks(model, values, seconds);
        CommandSource source = (int tick, MoverState state, Command command) -> {
            int part = Math.min(parts.size() - 1, tick * parts.size() / ticks);
            parts.get(part).fill(tick - part * ticks / parts.size(), state, command);
            command.buttons &= ~(Command.NOCLIP | Command.SPECTATE | Command.PUSH);
        };
        Run run = RunMaker.make(model, values, level, source, "three bots", ticks);
        return RecordedMotion.of(run, model, level, MAP);
    }
}
