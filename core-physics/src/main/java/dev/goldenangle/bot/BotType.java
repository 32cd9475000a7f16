package dev.goldenangle.bot;

import dev.goldenangle.command.CommandSource;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.ParameterTable;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;

/** The list of bots: name, purpose, parameters, and how to build one. */
public enum BotType {
    RUNNER("Holds forward and optionally jumps: the simplest run.", RunnerBot.Knob.values(), RunnerBot::new),
    OPTIMAL_STRAFER("Runs to full speed, then jumps on every landing and uses the best keys and angle on every tick.", OptimalStrafer.Knob.values(), OptimalStrafer::new),
    HUMAN_STRAFER("Strafes like a person: late and imprecise, with limited turning speed, missing some keys and jumps.", HumanStrafer.Knob.values(), HumanStrafer::new, BotSkill.HUMAN),
    FIXED_YAW_STRAFER("Turns at a constant rate while strafing, like a steady hand on the mouse.", FixedYawStrafer.Knob.values(), FixedYawStrafer::new),
    CIRCLE_JUMP("Starts with a circle jump on the ground, then strafes at the best angle.", CircleJumpBot.Knob.values(), CircleJumpBot::new),
    ZIG_ZAG("Changes direction sharply, again and again, to test turns on the ground.", ZigZagBot.Knob.values(), ZigZagBot::new),
    STOP_AND_GO("Runs, releases all keys, runs again, to test stops.", StopAndGoBot.Knob.values(), StopAndGoBot::new),
    WAYPOINT("Follows the map's waypoints, strafejumping where there is room and passing through doorways.", WaypointBot.Knob.values(), WaypointBot::new),
    SURFER("Follows the map's waypoints along slopes too steep to stand on by pushing into them.", SurferBot.Knob.values(), SurferBot::new),
    FREERUNNER("Runs straight or along the map's waypoints and presses the keys of abilities: air jumps, wall jumps, dash, slide, grapple.", FreerunnerBot.Knob.values(), FreerunnerBot::new),
    FUZZER("Presses random keys at random times to find errors.", FuzzerBot.Knob.values(), FuzzerBot::new);

    private final String description;
    private final ParameterTable parameters;
    private final BiFunction<BotContext, ParameterSet, CommandSource> factory;
    private final List<BotSkill> skills;

    BotType(String description, Parameter[] knobs, BiFunction<BotContext, ParameterSet, CommandSource> factory) {
        this(description, knobs, factory, List.of());
    }

    BotType(String description, Parameter[] knobs, BiFunction<BotContext, ParameterSet, CommandSource> factory, List<BotSkill> skills) {
        this.skills = skills;
        this.description = description;
        this.parameters = ParameterTable.withoutReference(List.of(knobs));
        this.factory = factory;
    }

    /** Name in files and commands: {@code optimal-strafer}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Name on screen. */
    public String label() {
        String words = name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    public String description() {
        return description;
    }

    public ParameterTable parameters() {
        return parameters;
    }

    /** Whether the seed affects the run; only then are several seeds useful. */
    public boolean takesChances() {
        return this == HUMAN_STRAFER || this == FUZZER;
    }

    /** Whether it follows the map's waypoints and therefore needs a map that has some. */
    public boolean followsCourse() {
        return this == WAYPOINT || this == SURFER;
    }

    /** Named settings; most bots have none. */
    public List<BotSkill> skills() {
        return skills;
    }

    public Optional<BotSkill> skill(String id) {
        return BotSkill.find(skills, id);
    }

    /** A new bot; the same context and parameters give the same commands. */
    public CommandSource create(BotContext context, ParameterSet knobs) {
        return factory.apply(context, knobs);
    }

    public static Optional<BotType> find(String id) {
        return Arrays.stream(values()).filter(type -> type.id().equals(id)).findFirst();
    }
}
