package dev.goldenangle.toolkit.meshes;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Rejects glTF files that would make the library hang or allocate gigabytes: nodes with two parents or in a cycle, counts beyond the
 * file's size, very long strings. Reads only the JSON part, before the library reads the file.
 */
final class GltfCheck {
    private static final int GLB_MAGIC = 0x46546C67;
    private static final int GLB_HEADER = 20;
    private static final int MOST_WORD = 1024;
    /** An accessor without data is filled with zeros, so the file's size does not limit it. */
    private static final int MOST_ZEROS = 3 * Triangles.MOST;
    private static final ObjectMapper JSON = new ObjectMapper(JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(64).maxNumberLength(64).build()).build());

    private final JsonNode root;
    private final long fileSize;

    private GltfCheck(JsonNode root, long fileSize) {
        this.root = root;
        this.fileSize = fileSize;
    }

    /**
     * Throws if the file is not safe for the library.
     *
     * @throws IOException              if the JSON part is invalid
     * @throws IllegalArgumentException with the reason, if the file is rejected
     */
    static void check(byte[] file) throws IOException {
        GltfCheck check = new GltfCheck(description(file), file.length);
        check.words();
        check.nodes();
        check.accessors();
    }

    private static JsonNode description(byte[] file) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        if (file.length < GLB_HEADER || bytes.getInt(0) != GLB_MAGIC) {
            return JSON.readTree(file);
        }
        int length = bytes.getInt(12);
        if (length < 0 || length > file.length - GLB_HEADER) {
            throw new IllegalArgumentException("its JSON part is longer than the file");
        }
        return JSON.readTree(file, GLB_HEADER, length);
    }

    /** Checks strings that the library parses. */
    private void words() {
        if (root.path("asset").path("version").asText().length() > MOST_WORD) {
            throw new IllegalArgumentException("its version is longer than " + MOST_WORD + " characters");
        }
    }

    private void nodes() {
        JsonNode nodes = root.path("nodes");
        int[] parents = new int[nodes.size()];
        Arrays.fill(parents, -1);
        for (int i = 0; i < nodes.size(); i++) {
            for (JsonNode child : nodes.get(i).path("children")) {
                int index = child.asInt(-1);
                if (index < 0 || index >= parents.length) {
                    throw new IllegalArgumentException("node " + i + " has a child that does not exist");
                }
                if (parents[index] >= 0) {
                    throw new IllegalArgumentException("node " + index + " has two parents");
                }
                parents[index] = i;
            }
        }
        refuseCycles(parents);
    }

    /** Walks up from every node, and stops at nodes that an earlier walk has visited. */
    private static void refuseCycles(int... parents) {
        int[] walk = new int[parents.length];
        for (int start = 0; start < parents.length; start++) {
            for (int node = start; node >= 0 && walk[node] != -1; node = parents[node]) {
                if (walk[node] == start + 1) {
                    throw new IllegalArgumentException("node " + node + " is its own ancestor");
                }
                walk[node] = start + 1;
            }
            for (int node = start; node >= 0 && walk[node] == start + 1; node = parents[node]) {
                walk[node] = -1;
            }
        }
    }

    private void accessors() {
        JsonNode accessors = root.path("accessors");
        for (int i = 0; i < accessors.size(); i++) {
            JsonNode accessor = accessors.get(i);
            long count = accessor.path("count").asLong();
            boolean isOwnData = accessor.has("bufferView");
            long most = isOwnData ? fileSize : MOST_ZEROS;
            if (count < 0 || count > most) {
                throw new IllegalArgumentException("accessor " + i + " has " + count + " elements; the file has room for " + most);
            }
        }
        for (JsonNode part : root.path("bufferViews")) {
            refuseLarge("buffer view", part);
        }
        for (JsonNode part : root.path("buffers")) {
            refuseLarge("buffer", part);
        }
    }

    private void refuseLarge(String kind, JsonNode part) {
        long length = part.path("byteLength").asLong();
        if (length < 0 || length > fileSize || part.path("byteOffset").asLong() < 0 || part.path("byteStride").asLong() < 0 || part.path("byteStride").asLong() > MOST_WORD) {
            throw new IllegalArgumentException("a " + kind + " has " + length + " bytes; the file has " + fileSize);
        }
    }
}
