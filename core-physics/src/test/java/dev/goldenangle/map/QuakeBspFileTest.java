package dev.goldenangle.map;

import dev.goldenangle.attack.QuakeBspWriter;
import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

/** Changes one number of a valid Quake level and checks the reported byte and reason. The room has 4 planes, 8 vertices, 2 faces, 2 clip nodes, 9 edges, 8 surface edges and 2 models. */
class QuakeBspFileTest {
    private static final int PLANES = 1;
    private static final int TEXTURES = 2;
    private static final int VERTICES = 3;
    private static final int TEXTURE_INFO = 6;
    private static final int FACES = 7;
    private static final int CLIP_NODES = 9;
    private static final int EDGES = 12;
    private static final int SURFACE_EDGES = 13;
    private static final int MODELS = 14;

    private static LumpEditor room() {
        return LumpEditor.quake(QuakeBspWriter.room());
    }

    private static QuakeBspFile file(LumpEditor level) throws BspFault {
        return new QuakeBspFile(level.bytes());
    }

    private static QuakeBspFile.DrawnFace wall(LumpEditor level) throws BspFault {
        return file(level).faces(0).get(1);
    }

    @Test
    void facesHaveOrderedCornersAndFaceOutwards() throws BspFault {
        LumpEditor level = room().setReals(PLANES, 60, 0.36f, 0.48f, 0.8f, 77f);
        List<QuakeBspFile.DrawnFace> faces = file(level).faces(0);
        assertEquals(2, faces.size());
        assertArrayEquals(new float[] {-512, -512, 0, -512, 512, 0, 200, 512, 0, 200, -512, 0}, faces.get(0).polygon());
        assertArrayEquals(new float[] {200, -512, 0, 200, 512, 0, 200, 512, 256, 200, -512, 256}, faces.get(1).polygon());
        assertArrayEquals(new float[] {0, 0, 1, 0}, faces.get(0).plane());
        assertArrayEquals(new float[] {-0.36f, -0.48f, -0.8f, -77f}, faces.get(1).plane(), "the face is on the back of its plane");
        assertEquals("stone", faces.get(0).material());
        assertEquals(List.of(), file(level).faces(1));
        assertEquals("2 2", file(level).faceCount() + " " + file(level).modelCount());
    }

    /** Edge 5 leads from corner 1 to corner 2. */
    @Test
    void negativeEdgeRunsBackwards() throws BspFault {
        assertArrayEquals(new float[] {200, 512, 0}, java.util.Arrays.copyOf(wall(room().set(SURFACE_EDGES, 16, -5)).polygon(), 3));
    }

    @Test
    void planeOutsideTheWorldOrWithALongNormalIsRefused() {
        assertEquals("", room().setReals(PLANES, 20 + 12, 4 * 131072f).setReals(PLANES, 20, 1.01f).problem());
        LumpEditor far = room().setReals(PLANES, 20 + 12, 524289f);
        assertEquals(far.fault(PLANES, 20 + 12, "distance 524289.0 is not a number within 524288"), far.problem());
        LumpEditor wide = room().setReals(PLANES, 20 + 8, 1.02f);
        assertEquals(wide.fault(PLANES, 20 + 8, "normal 1.02 is not a number within 1"), wide.problem());
    }

    /** Children from 65,520 on are contents, −16 to −1. */
    @ParameterizedTest
    @CsvSource({"12, 2, clip node 1 leads to 2 of 2", "14, 2, clip node 1 leads to 2 of 2", "4, 2, clip node 0 leads to 2 of 2", "14, 65519, clip node 1 leads to 65519 of 2"})
    void clipNodeMustLeadToANodeOrContents(int at, int child, String reason) {
        LumpEditor level = room().setSmall(CLIP_NODES, at, child);
        assertEquals(level.fault(CLIP_NODES, at, reason), level.problem());
        assertEquals("", room().setSmall(CLIP_NODES, at, 65520).problem());
    }

    @Test
    void clipNodeNeedsAnExistingPlane() {
        LumpEditor level = room().set(CLIP_NODES, 8, 4);
        assertEquals(level.fault(CLIP_NODES, 8, "plane 4 is not one of 4"), level.problem());
    }

    /** The player hull is the second hull of a model. */
    @ParameterizedTest
    @CsvSource({"1, true", "2, false", "-15, true", "-16, false"})
    void modelMustBeginAtAClipNodeOrContents(int head, boolean fine) throws BspFault {
        LumpEditor level = room().set(MODELS, 64 + 40, head);
        assertEquals(fine ? "" : level.fault(MODELS, 64 + 40, "model 1 begins at clip node " + head), level.problem());
        if (fine) {
            assertEquals(head, file(level).head(1));
        }
    }

    @ParameterizedTest
    @CsvSource({"1", "9", "14"})
    void levelWithoutPlanesClipNodesOrModelsIsRefused(int table) {
        LumpEditor level = room();
        if (table == PLANES) {
            level.resize(CLIP_NODES, 0);
        }
        assertEquals("byte 4: it has no models, planes or clip nodes; the file was not read", level.resize(table, 0).problem());
    }

    @Test
    void circleInATreeIsRefused() {
        LumpEditor own = room().setSmall(CLIP_NODES, 12, 1);
        assertEquals(own.fault(CLIP_NODES, 8, "clip node 1 leads back to 1"), own.problem());
        LumpEditor back = room().setSmall(CLIP_NODES, 14, 0);
        assertEquals(back.fault(CLIP_NODES, 8, "clip node 1 leads back to 0"), back.problem());
        assertEquals("", room().setSmall(CLIP_NODES, 6, 1).problem(), "both sides lead to the same node");
        LumpEditor hidden = room().resize(CLIP_NODES, 24).set(CLIP_NODES, 16, 0).setSmall(CLIP_NODES, 20, -1, 2);
        assertEquals("", hidden.problem(), "no model leads there");
        hidden.set(MODELS, 64 + 40, 2);
        assertEquals(hidden.fault(CLIP_NODES, 16, "clip node 2 leads back to 2"), hidden.problem());
    }

    /** A single node, then a chain on the given side that both models begin with. */
    private static LumpEditor chain(int nodes, int side) {
        LumpEditor level = room().resize(CLIP_NODES, 8 + 8 * nodes).setSmall(CLIP_NODES, 4, -1, -2).set(MODELS, 40, 1).set(MODELS, 64 + 40, 1);
        for (int i = 1; i <= nodes; i++) {
            level.set(CLIP_NODES, 8 * i, 0).setSmall(CLIP_NODES, 8 * i + 4, -1, -2).setSmall(CLIP_NODES, 8 * i + 4 + 2 * side, i < nodes ? i + 1 : -1);
        }
        return level;
    }

    @ParameterizedTest
    @CsvSource({"0", "1"})
    void treeDeeperThanFourThousandIsRefused(int side) {
        assertEquals("", chain(4001, side).problem());
        LumpEditor deeper = chain(4002, side);
        assertEquals(deeper.fault(CLIP_NODES, 8, "the tree is deeper than 4000"), deeper.problem());
    }

    /** Plane, first edge and number of edges of the second face, and whether it is valid. */
    @ParameterizedTest
    @CsvSource({"4, 4, 4, false", "3, -1, 4, false", "3, 4, 2, false", "3, 5, 3, true", "3, 0, 8, true", "3, 5, 4, false", "3, 1, 257, false", "0, 4, 4, true"})
    void faceNeedsAPlaneAndAtLeastThreeEdges(int plane, int first, int edges, boolean fine) {
        LumpEditor level = room().setSmall(FACES, 20, plane).set(FACES, 24, first).setSmall(FACES, 28, edges);
        assertEquals(fine ? "" : level.fault(FACES, 20, "face 1 uses plane " + plane + " and " + edges + " edges starting with number " + first + " of 8"), level.problem());
    }

    @ParameterizedTest
    @CsvSource({"256, true", "257, false"})
    void faceHasAtMost256Corners(int edges, boolean fine) {
        LumpEditor level = room().resize(SURFACE_EDGES, 4 * 300).setSmall(FACES, 28, edges);
        assertEquals(fine ? "" : level.fault(FACES, 20, "face 1 uses plane 3 and " + edges + " edges starting with number 4 of 300"), level.problem());
    }

    @Test
    void missingEdgeOrVertexIsRefused() {
        for (int edge : new int[] {9, -9, Integer.MIN_VALUE}) {
            LumpEditor level = room().set(SURFACE_EDGES, 16, edge);
            assertEquals(level.fault(SURFACE_EDGES, 0, "edge " + edge + " of 9"), level.problem());
        }
        assertEquals("", room().set(SURFACE_EDGES, 16, -8).problem());
        LumpEditor vertex = room().setSmall(EDGES, 20, 8);
        assertEquals(vertex.fault(EDGES, 20, "vertex 8 of 8"), vertex.problem());
        assertEquals("", room().setSmall(EDGES, 20, 7).problem());
        LumpEditor far = room().setReals(VERTICES, 12 * 5 + 8, 131073f);
        assertEquals(far.fault(VERTICES, 12 * 5 + 8, "coordinate 131073.0 is not a number within 131072"), far.problem());
    }

    @Test
    void facesOfAModelMustExist() {
        LumpEditor level = room().set(MODELS, 60, 3);
        assertEquals(level.fault(MODELS, 56, "faces 0 to 3 of 2"), level.problem());
    }

    /** Adds two textures: their names begin at bytes 16 and 56 of the table and have at most 16 characters. */
    private static LumpEditor textures() {
        return room().resize(TEXTURES, 72).set(TEXTURES, 0, 2, 16, 56).text(TEXTURES, 16, "brick\0").text(TEXTURES, 56, "abcdefghijklmnop")
                .resize(TEXTURE_INFO, 80).setSmall(FACES, 20 + 10, 1);
    }

    @ParameterizedTest
    @CsvSource({"0, brick", "1, abcdefghijklmnop", "2, ''", "-1, ''"})
    void faceTakesTheNameOfItsTexture(int texture, String name) throws BspFault {
        assertEquals(name, wall(textures().set(TEXTURE_INFO, 40 + 32, texture)).material());
        assertEquals("brick", file(textures().set(TEXTURE_INFO, 40 + 32, texture)).faces(0).get(0).material());
    }

    @Test
    void missingTextureHasNoName() throws BspFault {
        assertEquals("", wall(textures().setSmall(FACES, 20 + 10, 2)).material(), "no such texture info");
        assertEquals("", wall(textures().resize(TEXTURES, 0)).material(), "no textures");
        assertEquals("", wall(textures().resize(TEXTURES, 3)).material());
        assertEquals("", wall(textures().set(TEXTURE_INFO, 72, 1).set(TEXTURES, 8, 57)).material(), "it would end after the table");
        assertEquals("", wall(textures().set(TEXTURE_INFO, 72, 1).set(TEXTURES, 8, -1)).material());
        assertEquals("", wall(textures().set(TEXTURE_INFO, 72, 1).resize(TEXTURES, 11)).material(), "its texture info is cut off");
        assertEquals("", wall(textures().set(TEXTURE_INFO, 72, 1).resize(TEXTURES, 12)).material());
        assertEquals("\2", wall(textures().set(TEXTURE_INFO, 72, 0).set(TEXTURES, 4, 0)).material(), "a name may begin at the first byte");
    }

    @Test
    void boundsMustBeSixNumbers() throws BspFault {
        QuakeBspFile file = file(room().setReals(MODELS, 64, 1, 2, 3, 4, 5, 6));
        assertEquals(new Vec3(1f, 2f, 3f), file.bound(1, 0));
        assertEquals(new Vec3(4f, 5f, 6f), file.bound(1, 12));
    }
}
