package dev.goldenangle.toolkit.meshes;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;

/** A small floor in every mesh format. */
public final class SampleMeshes {
    /** A floor of 10 by 8 in two triangles, y up. */
    public static final String OBJ = "v -5 0 4\nv 5 0 4\nv 5 0 -4\nv -5 0 -4\nusemtl ice_slick\nf 1 2 3\nf 1 3 4\n";

    private SampleMeshes() {
    }

    /** The same floor as glTF with embedded data, moved up by 2 by its node. */
    public static String gltf() {
        ByteBuffer data = ByteBuffer.allocate(4 * 12 + 6 * 2).order(ByteOrder.LITTLE_ENDIAN);
        for (float value : new float[] {-5, 0, 4, 5, 0, 4, 5, 0, -4, -5, 0, -4}) {
            data.putFloat(value);
        }
        for (short index : new short[] {0, 1, 2, 0, 2, 3}) {
            data.putShort(index);
        }
        return "{\"asset\":{\"version\":\"2.0\"},\"scene\":0,\"scenes\":[{\"nodes\":[0]}],\"nodes\":[{\"mesh\":0,\"translation\":[0,2,0]}],"
                + "\"meshes\":[{\"primitives\":[{\"attributes\":{\"POSITION\":0},\"indices\":1}]}],"
                + "\"accessors\":[{\"bufferView\":0,\"componentType\":5126,\"count\":4,\"type\":\"VEC3\",\"min\":[-5,0,-4],\"max\":[5,0,4]},"
                + "{\"bufferView\":1,\"componentType\":5123,\"count\":6,\"type\":\"SCALAR\"}],"
                + "\"bufferViews\":[{\"buffer\":0,\"byteOffset\":0,\"byteLength\":48},{\"buffer\":0,\"byteOffset\":48,\"byteLength\":12}],"
                + "\"buffers\":[{\"byteLength\":60,\"uri\":\"data:application/octet-stream;base64," + Base64.getEncoder().encodeToString(data.array()) + "\"}]}";
    }

    /** The same with a tree of nodes, whose indices can be exchanged. */
    public static String gltfTree() {
        return gltf().replace("\"nodes\":[{\"mesh\":0,\"translation\":[0,2,0]}]",
                "\"nodes\":[{\"children\":[1,2]},{\"children\":[3,4]},{\"children\":[5]},{\"mesh\":0},{\"mesh\":0},{\"mesh\":0,\"translation\":[0,2,0]}]");
    }

    /** The same as binary glTF. */
    public static byte[] glb() {
        String text = gltf();
        int from = text.indexOf(",\"uri\"");
        byte[] json = padded((text.substring(0, from) + "}]}").getBytes(StandardCharsets.UTF_8), (byte) ' ');
        byte[] data = padded(Base64.getDecoder().decode(text.substring(text.indexOf("base64,") + 7, text.lastIndexOf('"'))), (byte) 0);
        return ByteBuffer.allocate(28 + json.length + data.length).order(ByteOrder.LITTLE_ENDIAN).putInt(0x46546C67).putInt(2).putInt(28 + json.length + data.length)
                .putInt(json.length).putInt(0x4E4F534A).put(json).putInt(data.length).putInt(0x004E4942).put(data).array();
    }

    private static byte[] padded(byte[] bytes, byte filler) {
        byte[] padded = Arrays.copyOf(bytes, (bytes.length + 3) / 4 * 4);
        Arrays.fill(padded, bytes.length, padded.length, filler);
        return padded;
    }
}
