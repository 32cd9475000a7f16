package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Alignment;

/**
 * What the designer wants the runs aligned by.
 *
 * @param mark the event; null when it is not by an event
 */
record AlignBy(Alignment.Kind kind, Alignment.Mark mark) {
    static final AlignBy TIME = new AlignBy(Alignment.Kind.TIME, null);
    static final AlignBy ROUTE = new AlignBy(Alignment.Kind.ROUTE, null);

    static AlignBy event(Alignment.Mark mark) {
        return new AlignBy(Alignment.Kind.EVENT, mark);
    }
}
