package dev.goldenangle.workbench.charts;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.toolkit.background.DaemonThreads;
import dev.goldenangle.workbench.tasks.Notifications;
import dev.goldenangle.workbench.tasks.Progress;
import dev.goldenangle.workbench.text.Messages;
import javafx.application.Platform;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;

/** Writes an export on another thread, with progress that can be cancelled, because the numbers of a long run take a while. */
final class ExportJob {
    private final Notifications notices;
    private final Progress progress;
    private final Path file;

    private ExportJob(Notifications notices, Path file, int ticks) {
        this.notices = notices;
        this.file = file;
        progress = new Progress(Messages.text("charts.exporting", file.getFileName()), Messages.text("charts.ticks"), ticks);
    }

    /** Call on the JavaFX thread. */
    static void start(Notifications notices, ChartExport.Picture picture, ChartExport.Format format, Path file) {
        ExportJob job = new ExportJob(notices, file, format == ChartExport.Format.CSV ? picture.now().length() : 0);
        notices.work().add(job.progress);
        CompletableFuture.runAsync(() -> job.run(picture, format), DaemonThreads.perTask());
    }

    private void run(ChartExport.Picture picture, ChartExport.Format format) {
        String trouble = "";
        try {
            AtomicFile.write(file, out -> ChartExport.write(picture, format, out, writer -> new Watched(writer, progress)));
        } catch (FileSystemException refused) {
            trouble = refused.getReason();
        } catch (IOException | RuntimeException broken) {
            trouble = String.valueOf(broken.getMessage());
        }
        String told = trouble;
        Platform.runLater(() -> finish(told));
    }

    private void finish(String trouble) {
        notices.work().remove(progress);
        if (progress.isCancelled()) {
            notices.info(Messages.text("charts.export.cancelled"));
        } else if (trouble.isEmpty()) {
            notices.success(Messages.text("charts.export.saved", file.getFileName()));
        } else {
            notices.error(Messages.text("charts.export.failed", file, trouble));
        }
    }

    /** Counts lines, and stops when the job is cancelled. */
    private static final class Watched extends FilterWriter {
        private final Progress progress;

        Watched(Writer out, Progress progress) {
            super(out);
            this.progress = progress;
        }

        @Override
        public Writer append(char c) throws IOException {
            if (progress.isCancelled()) {
                throw new IOException("cancelled");
            }
            progress.advance();
            return super.append(c);
        }
    }
}
