package dev.goldenangle.toolkit.meshes;

import de.javagl.jgltf.model.AccessorData;
import de.javagl.jgltf.model.AccessorFloatData;
import de.javagl.jgltf.model.AccessorModel;
import de.javagl.jgltf.model.GltfModel;
import de.javagl.jgltf.model.MaterialModel;
import de.javagl.jgltf.model.MeshModel;
import de.javagl.jgltf.model.MeshPrimitiveModel;
import de.javagl.jgltf.model.NodeModel;
import de.javagl.jgltf.model.SceneModel;
import de.javagl.jgltf.model.io.GltfModelReader;
import de.javagl.obj.FloatTuple;
import de.javagl.obj.Obj;
import de.javagl.obj.ObjFace;
import de.javagl.obj.ObjReader;
import de.javagl.obj.ObjUtils;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Converts glTF, GLB and OBJ files to the core's mesh text. Never reads other files that the mesh refers to. Triangles are in their rest
 * pose.
 */
public final class MeshFiles {
    private static final int TRIANGLES = 4;
    private static final int MOST_DEPTH = 256;
    private static final Set<String> ENDINGS = Set.of("glb", "gltf", "obj");
    /** Silences the library, which would print text from the file to the terminal. Kept in a field, or the setting would be lost. */
    private static final Logger LIBRARY = Logger.getLogger("de.javagl");

    static {
        LIBRARY.setLevel(Level.OFF);
    }

    private MeshFiles() {
    }

    /** Whether a file is a mesh, judged by its ending. */
    public static boolean isMesh(String name) {
        return ENDINGS.contains(ending(name));
    }

    private static String ending(String name) {
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    /**
     * The mesh as the core's text.
     *
     * @throws IOException with the reason, if the file cannot be read
     */
    public static String read(String name, byte[] bytes, MeshOptions options) throws IOException {
        Triangles triangles = triangles(name, bytes);
        return triangles.text(said(name, options));
    }

    /**
     * The size and default import settings: glTF defines unit and axis; for OBJ they are guessed from the size.
     *
     * @throws IOException with the reason, if the file cannot be read
     */
    public static MeshFacts facts(String name, byte[] bytes) throws IOException {
        return triangles(name, bytes).facts(said(name, MeshOptions.GUESSED));
    }

    private static boolean isObj(String name) {
        return ending(name).equals("obj");
    }

    /** Adds the settings that the format defines, unless given. */
    private static MeshOptions said(String name, MeshOptions options) {
        boolean saysUp = !isObj(name) && options.up() == MeshOptions.Up.GUESS;
        boolean saysUnit = !isObj(name) && options.unit() == MeshOptions.MeshUnit.GUESS;
        return new MeshOptions(saysUnit ? MeshOptions.MeshUnit.M : options.unit(), saysUp ? MeshOptions.Up.Y : options.up(), options.sides());
    }

    private static Triangles triangles(String name, byte[] bytes) throws IOException {
        Triangles triangles = new Triangles();
        try {
            if (isObj(name)) {
                obj(bytes, triangles);
            } else {
                gltf(bytes, triangles);
            }
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError damaged) {
            throw new IOException("is not a readable " + (isObj(name) ? "OBJ" : "glTF") + " file: " + damaged.getMessage(), damaged);
        }
        if (triangles.count() == 0) {
            throw new IOException("contains no triangles");
        }
        return triangles;
    }

    private static void obj(byte[] bytes, Triangles dest) throws IOException {
        Obj obj = ObjUtils.triangulate(parsed(bytes));
        String material = "";
        for (int i = 0; i < obj.getNumFaces(); i++) {
            ObjFace face = obj.getFace(i);
            String named = obj.getActivatedMaterialGroupName(face);
            material = named == null ? material : named;
            float[] corners = new float[9];
            for (int k = 0; k < 3; k++) {
                FloatTuple vertex = obj.getVertex(face.getVertexIndex(k));
                corners[3 * k] = vertex.getX();
                corners[3 * k + 1] = vertex.getY();
                corners[3 * k + 2] = vertex.getZ();
            }
            dest.add(material, corners);
        }
    }

    private static Obj parsed(byte[] bytes) throws IOException {
        try {
            return ObjReader.read(ObjText.withoutGroups(bytes));
        } catch (IOException refused) {
            throw new IOException(ObjText.badNumber(bytes).orElse(refused.getMessage()), refused);
        }
    }

    private static void gltf(byte[] bytes, Triangles dest) throws IOException {
        GltfCheck.check(bytes);
        GltfModel model = new GltfModelReader().readWithoutReferences(new ByteArrayInputStream(bytes));
        for (SceneModel scene : model.getSceneModels()) {
            for (NodeModel node : scene.getNodeModels()) {
                node(node, 0, dest);
            }
        }
    }

    private static void node(NodeModel node, int depth, Triangles dest) {
        if (depth > MOST_DEPTH) {
            throw new IllegalArgumentException("its nodes are nested deeper than " + MOST_DEPTH);
        }
        float[] matrix = node.computeGlobalTransform(null);
        for (MeshModel mesh : node.getMeshModels()) {
            for (MeshPrimitiveModel primitive : mesh.getMeshPrimitiveModels()) {
                if (primitive.getMode() == TRIANGLES) {
                    primitive(primitive, matrix, dest);
                }
            }
        }
        List<NodeModel> children = node.getChildren();
        for (NodeModel child : children) {
            node(child, depth + 1, dest);
        }
    }

    private static void primitive(MeshPrimitiveModel primitive, float[] m, Triangles dest) {
        AccessorModel positions = primitive.getAttributes().get("POSITION");
        if (positions == null || !(positions.getAccessorData() instanceof AccessorFloatData points) || points.getNumComponentsPerElement() != 3) {
            return;
        }
        AccessorModel indices = primitive.getIndices();
        int corners = indices == null ? points.getNumElements() : indices.getCount();
        MaterialModel material = primitive.getMaterialModel();
        String name = material == null || material.getName() == null ? "" : material.getName();
        boolean isMirrored = determinant(m) < 0;
        for (int i = 0; i + 2 < corners; i += 3) {
            float[] triangle = new float[9];
            for (int k = 0; k < 3; k++) {
                int corner = i + (isMirrored ? 2 - k : k);
                place(points, indices == null ? corner : index(indices.getAccessorData(), corner), m, triangle, 3 * k);
            }
            dest.add(name, triangle);
        }
    }

    private static int index(AccessorData data, int at) {
        if (data instanceof de.javagl.jgltf.model.AccessorIntData ints) {
            return ints.get(at);
        }
        if (data instanceof de.javagl.jgltf.model.AccessorShortData shorts) {
            return shorts.get(at) & 0xffff;
        }
        if (data instanceof de.javagl.jgltf.model.AccessorByteData bytes) {
            return bytes.get(at) & 0xff;
        }
        throw new IllegalArgumentException("indices of an unknown kind");
    }

    private static void place(AccessorFloatData points, int vertex, float[] m, float[] dest, int at) {
        float x = points.get(vertex, 0);
        float y = points.get(vertex, 1);
        float z = points.get(vertex, 2);
        for (int k = 0; k < 3; k++) {
            dest[at + k] = m[k] * x + m[4 + k] * y + m[8 + k] * z + m[12 + k];
        }
    }

    private static double determinant(float[] m) {
        return m[0] * ((double) m[5] * m[10] - (double) m[6] * m[9]) - m[4] * ((double) m[1] * m[10] - (double) m[2] * m[9])
                + m[8] * ((double) m[1] * m[6] - (double) m[2] * m[5]);
    }
}
