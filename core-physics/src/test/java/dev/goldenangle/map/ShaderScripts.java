package dev.goldenangle.map;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Reads from a game's shader scripts which textures the compiler treats as solid; the first face decides for a brush. */
final class ShaderScripts {
    private static final Set<String> PASSABLE = Set.of("water", "slime", "lava", "monsterclip", "nodrop", "nonsolid", "origin", "areaportal", "clusterportal",
            "donotenter", "botclip", "fog", "trigger", "hint", "skip");
    private final Map<String, Boolean> solid = new HashMap<>();

    void read(ZipFile zip) throws IOException {
        for (ZipEntry entry : Collections.list(zip.entries())) {
            if (entry.getName().startsWith("scripts/") && entry.getName().endsWith(".shader")) {
                read(new String(zip.getInputStream(entry).readAllBytes(), StandardCharsets.ISO_8859_1));
            }
        }
    }

    private void read(String text) {
        String name = "";
        int depth = 0;
        boolean isSolid = true;
        for (String line : text.replaceAll("//[^\\n]*", "").replace("{", "\n{\n").replace("}", "\n}\n").split("\\n")) {
            String[] words = line.strip().toLowerCase(Locale.ROOT).split("\\s+");
            if (words[0].equals("{")) {
                depth++;
                isSolid = depth == 1 || isSolid;
            } else if (words[0].equals("}")) {
                depth--;
                if (depth == 0) {
                    solid.put(name, isSolid);
                }
            } else if (depth == 0 && !words[0].isEmpty()) {
                name = words[0];
            } else if (depth == 1 && words[0].equals("surfaceparm") && words.length > 1) {
                isSolid &= !PASSABLE.contains(words[1]);
            }
        }
    }

    boolean isSolid(MapSource.Brush brush) {
        if (!brush.whole() || brush.faces().isEmpty()) {
            return false;
        }
        Boolean known = solid.get("textures/" + brush.faces().get(0).texture().toLowerCase(Locale.ROOT));
        return known == null ? Solidity.isSolidBrush(brush) : known;
    }
}
