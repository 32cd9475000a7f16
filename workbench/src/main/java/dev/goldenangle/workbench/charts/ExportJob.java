package dev.goldenangle.workbench.charts;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** Writes an export in the background, because the numbers of a long run take a while. */
final class ExportJob {
    private ExportJob() {
    }

    static void start(Tasks tasks, ChartExport.Picture picture, ChartExport.Format format, Path file) {
        tasks.load(Messages.text("charts.exporting", file.getFileName()), progress -> {
            progress.expect(format == ChartExport.Format.CSV ? picture.now().length() : 0);
            try {
                AtomicFile.write(file, out -> ChartExport.write(picture, format, out, writer -> new Watched(writer, progress)));
            } catch (FileSystemException refused) {
                throw failure(file, refused.getReason());
            } catch (IOException | RuntimeException broken) {
                throw failure(file, broken.getMessage());
            }
            return () -> tasks.notifications().success(Messages.text("charts.export.saved", file.getFileName()));
        });
    }

    private static IOException failure(Path file, String reason) {
        return new IOException(Messages.text("charts.export.failed", file, reason));
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
