package dev.goldenangle.toolkit.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;

/** Removes control characters other than line ends and tabs, so that text from a file cannot control the terminal. */
final class VisibleWriter extends FilterWriter {
    private static final char INSTEAD = '\uFFFD';
    private final PrintWriter print;
    private boolean isUsed;

    VisibleWriter(PrintWriter print) {
        super(print);
        this.print = print;
    }

    @Override
    public void write(int c) throws IOException {
        isUsed = true;
        out.write(visible((char) c));
    }

    @Override
    public void write(char[] text, int from, int count) throws IOException {
        isUsed = true;
        char[] safe = new char[count];
        for (int i = 0; i < count; i++) {
            safe[i] = visible(text[from + i]);
        }
        out.write(safe, 0, count);
    }

    @Override
    public void write(String text, int from, int count) throws IOException {
        write(text.toCharArray(), from, count);
    }

    @Override
    public void flush() throws IOException {
        out.flush();
        refuseTrouble();
    }

    /** Whether anything was written. */
    boolean isUsed() {
        return isUsed;
    }

    private static char visible(char c) {
        return Character.isISOControl(c) && c != '\n' && c != '\r' && c != '\t' ? INSTEAD : c;
    }

    /** A print writer reports its errors only when asked. */
    private void refuseTrouble() throws IOException {
        if (print.checkError()) {
            throw new IOException("cannot be written");
        }
    }
}
