package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Alignment;

/**
 * How the designer wants the runs aligned.
 *
 * @param mark the event to align by, or null
 */
record AlignBy(Alignment.Kind kind, Alignment.Mark mark) {
    static final AlignBy TIME = new AlignBy(Alignment.Kind.TIME, null);
    static final AlignBy ROUTE = new AlignBy(Alignment.Kind.ROUTE, null);

    static AlignBy event(Alignment.Mark mark) {
        return new AlignBy(Alignment.Kind.EVENT, mark);
    }
}
