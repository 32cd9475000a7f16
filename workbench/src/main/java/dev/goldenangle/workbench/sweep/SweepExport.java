package dev.goldenangle.workbench.sweep;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.study.StudyDraft;
import dev.goldenangle.workbench.tasks.Notifications;
import dev.goldenangle.workbench.text.Messages;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Writes studies and their rows to files, and reports success or failure. */
final class SweepExport {
    private final Notifications notifications;

    SweepExport(Notifications notifications) {
        this.notifications = notifications;
    }

    /** Writes a study with everything it depends on, to run on another machine. */
    void plan(OpenStudy study, Path file) {
        write(file, study.folder().bundle().plan());
    }

    /** Writes a study that has not run yet as a plan. */
    void draft(StudyDraft draft, Path file) {
        try {
            write(file, draft.bundle().plan());
        } catch (BadInput refused) {
            notifications.error(refused.getMessage());
        }
    }

    /** Writes rows of a study as CSV. */
    void rows(OpenStudy study, List<SweepRow> rows, Path file) {
        List<String> lines = new ArrayList<>();
        lines.add("run," + String.join(",", study.axes().stream().map(axis -> csv(axis.labelAndUnit())).toList()));
        rows.forEach(row -> lines.add(row.number() + "," + String.join(",", Arrays.stream(row.values()).mapToObj(Value::digits).toList())));
        write(file, String.join("\n", lines) + "\n");
    }

    private static String csv(String text) {
        return text.matches("[^,\"\\n]*") ? text : "\"" + text.replace("\"", "\"\"") + "\"";
    }

    private void write(Path file, String text) {
        try {
            AtomicFile.write(file, text);
            notifications.success(Messages.text("sweep.saved", file));
        } catch (IOException failed) {
            notifications.error(failed.getMessage());
        }
    }
}
