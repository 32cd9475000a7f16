package dev.goldenangle.toolkit.meshes;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Mesh files that would make the library hang or allocate gigabytes are rejected quickly with a reason. */
class HostileMeshProperties {
    /** The sample floor with nodes that have these children. */
    private static byte[] gltf(List<List<Integer>> children) {
        String nodes = children.stream().map(list -> "{\"mesh\":0,\"children\":" + list + "}").collect(Collectors.joining(","));
        return SampleMeshes.gltf().replaceFirst("\"nodes\":\\[\\{\"mesh.*?}]", "\"nodes\":[" + nodes + "]").getBytes(StandardCharsets.UTF_8);
    }

    private static String refusal(String name, byte[] file) {
        return assertThrows(IOException.class, () -> MeshFiles.read(name, file, MeshOptions.GUESSED)).getMessage();
    }

    @Property(tries = 300)
    void nodesAreReadOnlyIfTheyFormTrees(@ForAll @Size(min = 1, max = 12) List<@Size(max = 3) List<@IntRange(max = 11) Integer>> drawn) throws IOException {
        List<List<Integer>> children = drawn.stream().map(list -> list.stream().distinct().filter(child -> child < drawn.size()).toList()).toList();
        byte[] file = gltf(children);
        if (isForest(children)) {
            assertTrue(MeshFiles.read("a.gltf", file, MeshOptions.GUESSED).length() > 0);
        } else {
            String refused = refusal("a.gltf", file);
            assertTrue(refused.contains("has two parents") || refused.contains("is its own ancestor"), refused);
        }
    }

    /** A slow, simple check: every node has at most one parent, and no walk down returns to its start. */
    private static boolean isForest(List<List<Integer>> children) {
        List<Integer> all = children.stream().flatMap(List::stream).toList();
        return all.size() == all.stream().distinct().count() && IntStream.range(0, children.size()).noneMatch(node -> reaches(children, node, node, children.size()));
    }

    private static boolean reaches(List<List<Integer>> children, int from, int wanted, int steps) {
        return steps > 0 && children.get(from).stream().anyMatch(child -> child == wanted || reaches(children, child, wanted, steps - 1));
    }

    @Example
    void diamondsOfNodesAreRejectedBeforeTheyMultiply() {
        List<List<Integer>> diamonds = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            diamonds.add(List.of(2 * (i / 2) + 2, 2 * (i / 2) + 3));
        }
        diamonds.add(List.of());
        diamonds.add(List.of());
        assertTrue(refusal("a.gltf", gltf(diamonds)).contains("has two parents"));
    }

    @Example
    void accessorsLargerThanTheFileAreRejected() {
        String huge = SampleMeshes.gltf().replace("\"count\":4", "\"count\":500000000");
        assertTrue(refusal("a.gltf", huge.getBytes(StandardCharsets.UTF_8)).contains("accessor 0 has 500000000 elements"));
        String zeros = SampleMeshes.gltf().replace("\"bufferView\":0,\"componentType\":5126,\"count\":4", "\"componentType\":5126,\"count\":500000000");
        assertTrue(refusal("a.gltf", zeros.getBytes(StandardCharsets.UTF_8)).contains("has room for 600000"));
    }

    @Example
    void longVersionIsRejected() {
        String file = SampleMeshes.gltf().replace("\"2.0\"", "\"" + "2.".repeat(1_000_000) + "\"");
        assertTrue(refusal("a.gltf", file.getBytes(StandardCharsets.UTF_8)).contains("its version is longer than 1024 characters"));
    }

    @Example
    void groupsOfAnObjAreIgnored() throws IOException {
        StringBuilder groups = new StringBuilder();
        for (int i = 0; i < 300_000; i++) {
            groups.append("g group").append(i).append('\n');
        }
        assertEquals(MeshFiles.read("a.obj", SampleMeshes.OBJ.getBytes(StandardCharsets.UTF_8), MeshOptions.GUESSED),
                MeshFiles.read("a.obj", (groups + SampleMeshes.OBJ).getBytes(StandardCharsets.UTF_8), MeshOptions.GUESSED));
    }

    @Example
    void continuedLinesAreJoinedUpToALimit() throws IOException {
        assertEquals(MeshFiles.read("a.obj", SampleMeshes.OBJ.getBytes(StandardCharsets.UTF_8), MeshOptions.GUESSED),
                MeshFiles.read("a.obj", SampleMeshes.OBJ.replace("f 1 2 3", "f 1 \\\n2 \\\r\n3").getBytes(StandardCharsets.UTF_8), MeshOptions.GUESSED));
        String endless = SampleMeshes.OBJ + "f 1 2 \\\n".repeat(100_000);
        assertTrue(refusal("a.obj", endless.getBytes(StandardCharsets.UTF_8)).contains("line 8 is longer than 65536 characters"));
    }
}
