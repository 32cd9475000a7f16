package dev.goldenangle.toolkit.cli;

import java.io.PrintWriter;
import java.util.Locale;

/** What commands print to: digits and points are the same in every language, because scripts read them, and control characters stay out. */
final class TerminalWriter extends PrintWriter {
    TerminalWriter(PrintWriter plain) {
        super(new VisibleWriter(plain), false);
    }

    @Override
    public PrintWriter printf(String format, Object... values) {
        return super.format(Locale.ROOT, format, values);
    }

    @Override
    public PrintWriter format(String format, Object... values) {
        return super.format(Locale.ROOT, format, values);
    }
}
