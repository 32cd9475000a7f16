package dev.goldenangle.workbench.attack;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Attacks all readers with damaged files, all models with random knobs and all savers with kills, and prints a table
 * of the results. Arguments: number of files, knob sets and kills; by default a million, a hundred thousand and two
 * thousand. A fourth argument is the slice number, for attacks split into parts with different random files and
 * knobs. A fifth limits the attack to readers whose names contain it. Exit code 1 if anything failed.
 */
public final class Attack {
    private static final int[] WHOLE = {1_000_000, 100_000, 2_000, 0};

    private Attack() {
    }

    /**
     * One line of the table.
     * @param what the attacked part
     * @param tried number of attempts
     * @param note a short summary
     * @param broken one line per failure
     */
    record Row(String what, int tried, String note, List<String> broken) {
    }

    public static void main(String[] arguments) throws Exception {
        int[] counts = WHOLE.clone();
        for (int i = 0; i < Math.min(counts.length, arguments.length); i++) {
            counts[i] = Integer.parseInt(arguments[i]);
        }
        Path folder = Files.createTempDirectory("golden-angle-attack");
        long seed = 1000L * counts[3];
        List<Row> rows = new ArrayList<>(new ReaderAttack(folder, seed + 1).run(counts[0], arguments.length > counts.length ? arguments[counts.length] : ""));
        rows.addAll(new KnobAttack(seed + 2).run(counts[1]));
        rows.addAll(new KillAttack(folder, seed + 3).run(counts[2]));
        System.out.println(table(rows));
        System.exit(rows.stream().allMatch(row -> row.broken.isEmpty()) ? 0 : 1);
    }

    static String table(List<Row> rows) {
        StringBuilder text = new StringBuilder("| attacked | tried | broke | |\n|---|---:|---:|---|\n");
        for (Row row : rows) {
            text.append("| ").append(row.what).append(" | ").append(row.tried).append(" | ").append(row.broken.size()).append(" | ").append(row.note).append(" |\n");
        }
        rows.forEach(row -> row.broken.stream().limit(10).forEach(line -> text.append("BROKE ").append(row.what).append(": ").append(line).append('\n')));
        return text.toString();
    }
}
