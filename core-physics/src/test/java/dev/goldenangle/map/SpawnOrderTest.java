package dev.goldenangle.map;

import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Which entities are spawns, in which order, and their names. */
class SpawnOrderTest {
    private static String at(String classname, int x, String... more) {
        return MapSnippets.entity(classname, MapSnippets.key("origin", x + " 0 24"), String.join("\n", more));
    }

    private static List<String> spawns(String... entities) {
        String room = MapSnippets.entity("worldspawn", MapSnippets.box(-256, -256, -16, 256, 256, 0, "floor"));
        return LevelReader.read("room", room + String.join("", entities), 32f).spawns().stream().map(spawn -> spawn.name() + " " + (int) spawn.x()).toList();
    }

    @Test
    void singlePlayerSpawnComesFirstThenFileOrder() {
        assertEquals(List.of("start 2 20", "start 4 40", "deathmatch 1 10", "coop 3 30"),
                spawns(at("info_player_deathmatch", 10), at("info_player_start", 20), at("info_player_coop", 30), at("info_player_start", 40)));
    }

    @Test
    void teamSpawnsCountAndIntermissionCamerasDoNot() {
        assertEquals(List.of("redspawn 1 10", "blueplayer 2 20"),
                spawns(at("team_ctf_redspawn", 10), at("team_ctf_blueplayer", 20), at("team_ctf_redflag", 30), at("info_player_intermission", 40), at("team_redspawn", 50)));
    }

    @Test
    void namedSpawnKeepsItsName() {
        assertEquals(List.of("here 10"), spawns(at("info_player_start", 10, MapSnippets.key("targetname", "here"))));
    }

    /** The floor extends to 256 and the body 15 farther. */
    @Test
    void spawnWithoutAFloorIsReported() {
        Level level = LevelReader.read("room", MapSnippets.entity("worldspawn", MapSnippets.box(-256, -256, -16, 256, 256, 0, "floor")) + at("info_player_start", 10) + at("info_player_start", 10_000), 32f);
        assertEquals(1, level.problems().size(), level.problems().toString());
        assertEquals(2, level.spawns().size());
    }
}
