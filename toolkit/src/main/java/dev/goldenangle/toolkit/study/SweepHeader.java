package dev.goldenangle.toolkit.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The first lines of a results file.
 *
 * @param study   name of the study
 * @param rows    number of rows in the whole study
 * @param columns column names
 */
record SweepHeader(String study, StudyDigest digest, Shard shard, long rows, List<String> columns) {
    private static final String FORMAT = "golden-angle study results 1";

    static SweepHeader of(Study study, Shard shard) {
        return new SweepHeader(study.name(), StudyDigest.of(study), shard, study.rows(), study.columns());
    }

    long from() {
        return shard.from(rows);
    }

    long to() {
        return shard.to(rows);
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("# " + FORMAT);
        fields().forEach((key, value) -> lines.add("# " + key + " " + value));
        lines.add("point," + String.join(",", columns.stream().map(SweepHeader::quoted).toList()));
        return lines;
    }

    private Map<String, String> fields() {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put("study", study.replaceAll("\\s+", " "));
        fields.put("core", digest.core());
        fields.put("maps", digest.maps());
        fields.put("bots", digest.bots());
        fields.put("preset", digest.preset());
        fields.put("plan", digest.plan());
        fields.put("digest", digest.whole());
        fields.put("rows", from() + " to " + (to() - 1) + " of " + rows);
        return fields;
    }

    private static String quoted(String name) {
        return name.matches("[^,\"\\n\\r]*") ? name : "\"" + name.replaceAll("[\\n\\r]", " ").replace("\"", "\"\"") + "\"";
    }

    /** How the lines of a file differ from this header; empty if they match. */
    String difference(List<String> given) {
        List<String> expected = lines();
        String[] names = {"format", "study", "core", "maps", "bots", "preset", "plan", "digest", "rows", "columns"};
        for (int i = 0; i < expected.size(); i++) {
            if (i >= given.size()) {
                return "is incomplete: it ends in its header";
            }
            if (!expected.get(i).equals(given.get(i))) {
                return names[i].equals("core") ? "was made by another version of the core" : "has another " + names[i] + " than the study";
            }
        }
        return "";
    }
}
