package dev.goldenangle.toolkit.cli;

import java.io.PrintWriter;
import java.util.Locale;

/** The output of commands. Numbers are formatted the same in every locale, because scripts read them; control characters are removed. */
final class TerminalWriter extends PrintWriter {
    private final VisibleWriter visible;

    TerminalWriter(PrintWriter plain) {
        this(new VisibleWriter(plain));
    }

    private TerminalWriter(VisibleWriter visible) {
        super(visible, false);
        this.visible = visible;
    }

    /** Whether anything was printed. */
    boolean isUsed() {
        return visible.isUsed();
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
