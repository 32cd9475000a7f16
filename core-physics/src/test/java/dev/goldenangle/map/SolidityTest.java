package dev.goldenangle.map;

import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static dev.goldenangle.map.MapSnippets.START;
import static dev.goldenangle.map.MapSnippets.box;
import static dev.goldenangle.map.MapSnippets.entity;
import static org.junit.jupiter.api.Assertions.assertEquals;

/** Which brushes stop a player. */
final class SolidityTest {
    private static int solids(String text) {
        return ((BrushWorld) MapReader.read("test", text + START, 32f).world()).brushes().size();
    }

    @ParameterizedTest
    @ValueSource(strings = {"worldspawn", "func_wall", "func_door", "func_group", "func_detail", "func_detail_wall", "func_plat", "func_button",
        "func_train", "func_static", "func_rotating", "func_breakable", "momentary_door", ""})
    void worldDetailsAndMoversAreSolid(String classname) {
        assertEquals(1, solids(entity(classname, box(0, 0, 0, 64, 64, 64, "wall"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"trigger_once", "trigger_push", "info_null", "light", "func_illusionary", "func_detail_illusionary", "func_ladder",
        "func_water", "TRIGGER_MULTIPLE", "target_location"})
    void triggersMarksAndIllusionsAreNotSolid(String classname) {
        assertEquals(0, solids(entity(classname, box(0, 0, 0, 64, 64, 64, "wall"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"*water0", "*lava1", "*slime", "*tele", "*waterskip", "!water", "trigger", "AAATRIGGER", "common/trigger", "hint",
        "common/hint", "origin", "liquids/clear_calm1", "common/botclip"})
    void liquidTriggerAndMarkTexturesAreNotSolid(String texture) {
        assertEquals(0, solids(entity("worldspawn", box(0, 0, 0, 64, 64, 64, texture))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"clip", "common/clip", "skip", "sky1", "common/caulk", "+0lava_fall", "waterfall_stone"})
    void clipSkipSkyAndStoneTexturesAreSolid(String texture) {
        assertEquals(1, solids(entity("worldspawn", box(0, 0, 0, 64, 64, 64, texture))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"*tele3", "*lava1"})
    void liquidNeedsAllFacesExceptSkipFaces(String liquid) {
        String brush = box(0, 0, 0, 64, 64, 64, "wall");
        assertEquals(1, solids(entity("func_wall", brush.replaceFirst("wall", "\\" + liquid))));
        assertEquals(0, solids(entity("func_wall", brush.replace("wall", "skip").replaceFirst("skip", "\\" + liquid))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"hint", "origin"})
    void oneHintOrOriginFaceMarksTheWholeBrush(String mark) {
        assertEquals(0, solids(entity("worldspawn", box(0, 0, 0, 64, 64, 64, "skip").replaceFirst("skip", mark))));
    }
}
