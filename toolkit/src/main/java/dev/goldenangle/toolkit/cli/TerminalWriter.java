package dev.goldenangle.toolkit.cli;

import java.io.PrintWriter;
import java.util.Locale;

/** The output of commands. Numbers are formatted the same in every locale, because scripts read them; control characters are removed. */
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
