package dev.goldenangle.toolkit.library;

import java.util.List;

/** Invalid input, with all reasons; each names its file and line if known. */
public final class BadInput extends Exception {
    private static final long serialVersionUID = 1L;
    private final transient List<String> reasons;

    public BadInput(String reason) {
        this(List.of(reason));
    }

    public BadInput(List<String> reasons) {
        super(String.join("\n", reasons));
        this.reasons = List.copyOf(reasons);
    }

    public List<String> reasons() {
        return reasons;
    }
}
