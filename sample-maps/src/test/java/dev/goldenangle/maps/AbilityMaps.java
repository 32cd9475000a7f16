package dev.goldenangle.maps;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * One small course for each ability of the arena: a start, an obstacle that only the ability overcomes, and a finish. Falling leads
 * back to the start, and so does a teleporter behind the finish. Sizes suit the arena's player, who runs at 10 m/s and jumps 1.4 m high
 * and 6.75 m far; 32 units are a metre.
 */
final class AbilityMaps {
    private static final int SIDE = 128;
    private static final int START = -256;
    private static final int PIT = -192;
    private static final int TOP = 384;
    /** Top of the walls that are drawn; unseen ones stand on them. */
    private static final int LOW = 24;
    /** Length of the floor behind the obstacle. */
    private static final int BEHIND = 608;
    private final MapText map;
    private int waypoints;

    private AbilityMaps(String title, String message) {
        map = new MapText(title, message);
    }

    /** The maps by name. */
    static Map<String, Supplier<String>> all() {
        Map<String, Supplier<String>> maps = new LinkedHashMap<>();
        maps.put("parkour-coyote-time", AbilityMaps::coyoteTime);
        maps.put("parkour-crouch-slide", AbilityMaps::crouchSlide);
        maps.put("parkour-dash", AbilityMaps::dash);
        maps.put("parkour-jump-chain", AbilityMaps::jumpChain);
        maps.put("parkour-mantle", AbilityMaps::mantle);
        maps.put("parkour-wall-run", AbilityMaps::wallRun);
        maps.put("parkour-wall-jump", AbilityMaps::wallJump);
        maps.put("parkour-air-jumps", AbilityMaps::airJumps);
        maps.put("parkour-blast", AbilityMaps::blast);
        maps.put("parkour-grapple", AbilityMaps::grapple);
        maps.put("parkour-variable-jump", AbilityMaps::variableJump);
        return maps;
    }

    private static String coyoteTime() {
        AbilityMaps course = new AbilityMaps("Coyote time", "Coyote time: a roof ends at the edge, so that the jump across has to come after it");
        return course.roof(12).gap(176).move("late-jump", 0, 0).finish(176, 0);
    }

    private static String crouchSlide() {
        AbilityMaps course = new AbilityMaps("Crouch and slide", "Crouch and slide: a passage 1.2 m high");
        course.block("passage", 0, 256, 38.4);
        course.floor(0, 256, 0);
        return course.move("crawl", -32, 0).finish(256, 0);
    }

    private static String dash() {
        return new AbilityMaps("Dash", "Dash: a gap of 8.5 m").roof(-32).gap(272).move("dash", 0, 0).finish(272, 0);
    }

    private static String jumpChain() {
        AbilityMaps course = new AbilityMaps("Jump chain boost", "Jump chain boost: a ledge of 2.2 m; a low roof before it ends the first jump early, so that the next is soon enough");
        course.block("roof", START, -32, 66);
        return course.move("jump-twice", -48, 0).finish(0, 70);
    }

    private static String mantle() {
        return new AbilityMaps("Ledge climb", "Ledge climb: a ledge of 2.2 m").move("climb", -64, 0).finish(0, 70);
    }

    private static String wallRun() {
        AbilityMaps course = new AbilityMaps("Wall run", "Wall run: a gap of 11 m with a wall beside it");
        return course.roof(-32).wall(352).gap(352).move("wall-run", 0, 0).finish(352, 0);
    }

    private static String wallJump() {
        AbilityMaps course = new AbilityMaps("Wall jump", "Wall jump: a gap of 10 m with a wall beside it");
        return course.roof(-32).wall(320).gap(320).move("wall-jump", 0, 0).finish(320, 0);
    }

    private static String airJumps() {
        return new AbilityMaps("Air jumps", "Air jumps: a ledge of 2.2 m").move("air-jump", -64, 0).finish(0, 70);
    }

    private static String blast() {
        return new AbilityMaps("Knockback", "Knockback: a ledge of 4 m").move("blast", -80, 0).finish(0, 128);
    }

    private static String grapple() {
        AbilityMaps course = new AbilityMaps("Grapple", "Grapple: a gap of 10 m, and a wall above the floor behind it to hook");
        course.map.comment("wall to hook").box(544, -SIDE, 96, 576, SIDE, 256, "trim").unseen(544, -SIDE, 256, 576, SIDE);
        return course.roof(-32).gap(320).move("hook", 0, 0).finish(320, 0);
    }

    private static String variableJump() {
        AbilityMaps course = new AbilityMaps("Variable jump height", "Variable jump height: a gap below a field that sends players back, for a short press, then a ledge of 1.2 m, for a long one");
        course.gap(80).floor(80, 336, 0);
        course.map.volume("trigger_teleport", 24, -SIDE, 78, 72, SIDE, TOP, "target", "start");
        return course.leap(0, 0).waypoint(144, 0).move("high-jump", 288, 0).finish(336, 38);
    }

    /** A roof over the start, too low for jumps that gain speed. */
    private AbilityMaps roof(int end) {
        return block("roof", START, end, 60);
    }

    /** A pit from the end of the start; the floor behind it begins here. */
    private AbilityMaps gap(int end) {
        map.comment("pit").box(0, -SIDE, PIT - 32, end, SIDE, PIT, "stone");
        map.volume("trigger_teleport", 0, -SIDE, PIT, end, SIDE, PIT + 48, "target", "start");
        return this;
    }

    /** A slab across the course, and an unseen block on it. */
    private AbilityMaps block(String name, int from, int to, double height) {
        map.comment(name).box(from, -SIDE, height, to, SIDE, height + 12, "wall").unseen(from, -SIDE, height + 12, to, SIDE);
        return this;
    }

    /** A wall along the left side of the gap. */
    private AbilityMaps wall(int end) {
        map.comment("wall beside the gap").box(-32, 16, PIT, end + 32, 32, 160, "trim").unseen(-32, 16, 160, end + 32, 32);
        return this;
    }

    private AbilityMaps floor(int from, int to, int height) {
        map.comment("floor").box(from, -SIDE, PIT - 32, to, SIDE, height, "floor");
        return this;
    }

    private AbilityMaps waypoint(int x, int height) {
        map.waypoint(++waypoints + 1, x, 0, height);
        return this;
    }

    private AbilityMaps leap(int x, int height) {
        map.leap(++waypoints + 1, x, 0, height);
        return this;
    }

    private AbilityMaps move(String move, int x, int height) {
        map.point("info_waypoint", x, 0, height, "order", Integer.toString(++waypoints + 1), "move", move);
        return this;
    }

    /** The start, the floor from here on with gates and the teleporter back, and the walls around. */
    private String finish(int from, int height) {
        int end = from + BEHIND;
        floor(START, 0, 0).floor(from, end, height);
        map.comment("walls").walls(START, -SIDE, end, SIDE, PIT - 32, LOW, 32, "wall").fence(START, -SIDE, end, SIDE, LOW);
        map.start(START + 64, 0, 0, 0).waypoint(1, START + 96, 0, 0).spawn("start", START + 64, 0, 0, 0);
        map.point("misc_teleporter_dest", START + 64, 0, 0, "targetname", "start", "angle", "0");
        map.waypoint(waypoints + 2, from + 96, 0, height).waypoint(waypoints + 3, end - 48, 0, height);
        map.volume("trigger_start", START, -SIDE, 0, START + 128, SIDE, 64);
        map.volume("trigger_checkpoint", from + 64, -SIDE, height, from + 96, SIDE, TOP, "index", "1");
        map.volume("trigger_finish", end - 160, -SIDE, height, end - 128, SIDE, TOP);
        return map.volume("trigger_teleport", end - 32, -SIDE, height, end, SIDE, TOP, "target", "start").toString();
    }
}
