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

/** The one list of bots: name, purpose, parameters, and how to build one. */
public enum BotType {
    RUNNER("Holds forward and, if asked, jumps: the plainest run.", RunnerBot.Knob.values(), RunnerBot::new),
    OPTIMAL_STRAFER("Runs to full speed, then jumps on every landing and takes the best angle on every tick.", OptimalStrafer.Knob.values(), OptimalStrafer::new),
    HUMAN_STRAFER("Strafes like a person: late, noisy, turning only so fast, missing keys and jumps.", HumanStrafer.Knob.values(), HumanStrafer::new, BotSkill.HUMAN),
    FIXED_YAW_STRAFER("Turns at a constant rate while strafing, as a steady hand on the mouse does.", FixedYawStrafer.Knob.values(), FixedYawStrafer::new),
    CIRCLE_JUMP("Opens with a circle on the ground, then strafes at the best angle.", CircleJumpBot.Knob.values(), CircleJumpBot::new),
    ZIG_ZAG("Changes direction sharply again and again: how crisp are redirects?", ZigZagBot.Knob.values(), ZigZagBot::new),
    STOP_AND_GO("Runs, lets go of all keys, runs again: how crisp are stops?", StopAndGoBot.Knob.values(), StopAndGoBot::new),
    WAYPOINT("Follows the map's waypoints, strafejumping where there is room and threading doorways.", WaypointBot.Knob.values(), WaypointBot::new),
    SURFER("Follows the map's waypoints along slopes too steep to stand on, pushing into them.", SurferBot.Knob.values(), SurferBot::new),
    FUZZER("Presses anything at any time, to find what breaks.", FuzzerBot.Knob.values(), FuzzerBot::new);

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

    /** Whether another seed makes another run: only then do several seeds tell more than one. */
    public boolean takesChances() {
        return this == HUMAN_STRAFER || this == FUZZER;
    }

    /** Whether it goes where the map's waypoints lead, so that it needs some. */
    public boolean followsCourse() {
        return this == WAYPOINT || this == SURFER;
    }

    /** Settings that have a name; most bots have none. */
    public List<BotSkill> skills() {
        return skills;
    }

    public Optional<BotSkill> skill(String id) {
        return BotSkill.find(skills, id);
    }

    /** A fresh bot; the same context and parameters give the same commands. */
    public CommandSource create(BotContext context, ParameterSet knobs) {
        return factory.apply(context, knobs);
    }

    public static Optional<BotType> find(String id) {
        return Arrays.stream(values()).filter(type -> type.id().equals(id)).findFirst();
    }
}
