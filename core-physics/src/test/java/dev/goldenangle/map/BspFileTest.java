package dev.goldenangle.map;

import dev.goldenangle.attack.BspWriter;
import dev.goldenangle.world.bsp.BspTree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

/** Changes one number of a valid Quake III level and checks the reported byte and reason. The room has 11 brushes with 67 sides, 4 models, 5 shaders, a patch, a node and a leaf. */
class BspFileTest {
    private static final int SHADERS = 1;
    private static final int PLANES = 2;
    private static final int NODES = 3;
    private static final int LEAFS = 4;
    private static final int MODELS = 7;
    private static final int BRUSHES = 8;
    private static final int SIDES = 9;
    private static final int VERTICES = 10;
    private static final int SURFACES = 13;

    private static LumpEditor room() {
        return LumpEditor.quake3(BspWriter.room().bytes());
    }

    private static BspFile file(LumpEditor level) throws BspFault {
        return new BspFile(level.bytes(), new Problems(), () -> false);
    }

    @Test
    void validRoomIsReadAsWritten() throws BspFault {
        assertEquals("", room().problem());
        BspFile file = file(room());
        assertEquals("67 1", file.sideCount() + " " + file.patchCount());
        assertEquals("textures/base/wall, textures/common/clip, textures/base/ice, textures/base/wall",
                file.material(0, 0) + ", " + file.material(4, 5) + ", " + file.material(6, 3) + ", " + file.material(0));
        float[] lift = {0, -300, 0, 64, -236, 32};
        for (int k = 0; k < 6; k++) {
            assertEquals(lift[k], file.modelBound(1, k));
        }
        assertEquals(-512f, file.modelBound(0, 0));
        assertEquals(0x10000, file.tree().contents(4));
        assertEquals(2, file.tree().sideFlags(6, 0), "slick");
    }

    /** Table, record offset, and an index that the other table does not have. */
    @ParameterizedTest
    @CsvSource({"9, 8, 134, plane 134 is not one of 134", "9, 12, 5, shader 5 is not one of 5", "8, 20, 5, shader 5 is not one of 5", "8, 124, 7, brush sides 61 to 68 of 67",
        "5, 0, 1, leaf surface 1 is not one of 1",
        "6, 4, 11, leaf brush 11 is not one of 11", "4, 36, 2, leaf surfaces 0 to 2 of 1", "4, 44, 9, leaf brushes 0 to 9 of 8", "3, 0, 134, plane 134 is not one of 134",
        "7, 28, 2, surfaces 0 to 2 of 1",
        "7, 36, 12, brushes 0 to 12 of 11", "7, 156, 2, brushes 10 to 12 of 11", "13, 0, 5, shader 5 is not one of 5"})
    void indexOutOfRangeIsReported(int table, int at, int value, String reason) {
        boolean isRange = reason.contains(" to ");
        LumpEditor level = room().set(table, at, value);
        assertEquals(level.fault(table, isRange ? at - 4 : at, reason), level.problem());
    }

    @Test
    void planeOutsideTheWorldOrWithALongNormalIsRefused() {
        assertEquals("", room().setReals(PLANES, 16 * 30 + 12, 4 * 131072f).setReals(PLANES, 16 * 31, 1.01f).problem().replaceAll(".*too thin.*", ""));
        LumpEditor far = room().setReals(PLANES, 16 * 30 + 12, 524289f);
        assertEquals(far.fault(PLANES, 16 * 30 + 12, "distance 524289.0 is not a number within 524288"), far.problem());
        LumpEditor wide = room().setReals(PLANES, 16 * 31 + 8, -1.02f);
        assertEquals(wide.fault(PLANES, 16 * 31 + 8, "normal -1.02 is not a number within 1"), wide.problem());
    }

    @Test
    void brushMustBeginWithTheSixSidesOfItsBounds() throws BspFault {
        LumpEditor five = room().set(BRUSHES, 12 * 3 + 4, 5);
        assertEquals(five.fault(BRUSHES, 12 * 3, "brush 3 does not begin with the six sides of its bounds"), five.problem());
        LumpEditor turned = room().set(SIDES, 8 * 6 + 8 * 4, 0);
        assertEquals(turned.fault(BRUSHES, 12, "brush 1 does not begin with the six sides of its bounds"), turned.problem());
        assertEquals(0, file(room().set(BRUSHES, 12 * 3 + 4, 0)).tree().sideCount(3));
        assertEquals(7, file(room()).tree().sideCount(5), "the ramp has a seventh side");
    }

    /** Adds a second node and leaf: the root leads to leaf 0 and the new node, the new node leads to both leafs. */
    private static LumpEditor twoNodes() {
        return room().resize(NODES, 72).resize(LEAFS, 96).set(NODES, 0, 0, 1, -1).set(NODES, 36, 2, -1, -2).set(LEAFS, 48 + 32, 0, 1, 3, 2);
    }

    @Test
    void treeOfTwoNodesIsRead() throws BspFault {
        assertEquals("", twoNodes().problem());
        file(twoNodes());
    }

    @ParameterizedTest
    @CsvSource({"4, 2, node 0 leads to 2 which is neither a node nor a leaf", "8, -3, node 0 leads to -3 which is neither a node nor a leaf",
        "44, -3, node 1 leads to -3 which is neither a node nor a leaf",
        "40, 2, node 1 leads to 2 which is neither a node nor a leaf", "40, 0, node 0 has two parents", "8, 1, node 1 has two parents", "44, 1, node 1 has two parents"})
    void nodeMustLeadToALeafOrToANodeWithOneParent(int at, int child, String reason) {
        LumpEditor level = twoNodes().set(NODES, at, child);
        assertEquals(level.fault(NODES, at, reason.replace(" which", ", which")), level.problem());
    }

    private static LumpEditor chain(int nodes) {
        LumpEditor level = room().resize(NODES, 36 * nodes);
        for (int i = 0; i < nodes; i++) {
            level.set(NODES, 36 * i, 0, -1, i + 1 < nodes ? i + 1 : -1);
        }
        return level;
    }

    @Test
    void treeDeeperThanAThousandIsRefused() {
        assertEquals("", chain(1001).problem());
        LumpEditor deeper = chain(1002);
        assertEquals(deeper.fault(NODES, 36 * 1001, "the tree is deeper than 1000"), deeper.problem());
    }

    @ParameterizedTest
    @CsvSource({"2", "3", "4", "7"})
    void levelWithoutPlanesNodesLeafsOrModelsIsRefused(int table) {
        LumpEditor level = LumpEditor.quake3(new BspWriter().bytes()).resize(SHADERS, 72).resize(PLANES, 16)
                .resize(NODES, 36).resize(LEAFS, 48).resize(MODELS, 40).set(NODES, 4, -1, -1);
        assertEquals("line 1, column 1: no usable info_player_start; starting on the largest floor", level.problem());
        if (table == PLANES || table == LEAFS) {
            level.resize(NODES, 0);
        }
        assertEquals("byte 8: it has no planes, nodes, leafs, models or shaders; the file was not read", level.resize(table, 0).problem());
    }

    @Test
    void modelOutsideTheWorldIsRefused() {
        LumpEditor level = room().setReals(MODELS, 40 * 2 + 16, 131073f);
        assertEquals(level.fault(MODELS, 40 * 2 + 16, "bound 131073.0 is not a number within 131072"), level.problem());
    }

    /** Adds a second patch of a given size. Its vertices follow the nine of the first; it is flat at height 50 with a unit between points. */
    private static LumpEditor secondPatch(int width, int height) {
        LumpEditor level = room().resize(SURFACES, 208).resize(VERTICES, 44 * (9 + width * height));
        level.set(SURFACES, 104, 2, -1, 2, 9, width * height).set(SURFACES, 104 + 96, width, height);
        for (int i = 0; i < width * height; i++) {
            level.setReals(VERTICES, 44 * (9 + i), i % width, i / width, 50);
        }
        return level;
    }

    @Test
    void patchUsesItsOwnVerticesAndShader() throws BspFault {
        BspTree tree = file(secondPatch(3, 5)).tree();
        assertEquals("1 2", tree.patchContents(1) + " " + tree.patchFlags(1));
        assertEquals(file(room()).tree().patch(0).bound(1), tree.patch(0).bound(1));
        float[] bounds = {0, 0, 50, 2, 4, 50};
        for (int k = 0; k < 6; k++) {
            assertEquals(bounds[k], tree.patch(1).bound(k), 1.01f, "with a margin of one unit");
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 3, true", "31, 33, true", "25, 41, false", "4, 3, false", "3, 4, false", "1, 3, false", "3, 1, false"})
    void unusablePatchIsLeftOut(int width, int height, boolean fine) throws BspFault {
        LumpEditor level = secondPatch(width, height);
        assertEquals(fine ? 2 : 1, file(level).patchCount());
        String reason = "patch 1 has " + width + " by " + height + " control points; odd numbers from 3 and at most 1024 in all can be used; left out";
        assertEquals(fine ? "" : "byte " + level.place(SURFACES, 104 + 96) + ": " + reason, level.problem());
        if (!fine) {
            assertNull(file(level).tree().patch(1));
        }
    }

    @Test
    void patchWithMissingOrFarVerticesIsRefused() throws BspFault {
        LumpEditor late = secondPatch(3, 3).set(SURFACES, 104 + 12, 10);
        assertEquals(late.fault(SURFACES, 104 + 12, "patch 1 begins at vertex 10 of 18"), late.problem());
        LumpEditor early = secondPatch(3, 3).set(SURFACES, 104 + 12, -1);
        assertEquals(early.fault(SURFACES, 104 + 12, "patch 1 begins at vertex -1 of 18"), early.problem());
        LumpEditor far = secondPatch(3, 3).setReals(VERTICES, 44 * 17 + 4, -131073f);
        assertEquals(far.fault(VERTICES, 44 * 17 + 4, "coordinate -131073.0 is not a number within 131072"), far.problem());
        assertEquals(1, file(secondPatch(3, 3).set(SURFACES, 104 + 8, 1)).patchCount(), "another kind of surface");
    }
}
