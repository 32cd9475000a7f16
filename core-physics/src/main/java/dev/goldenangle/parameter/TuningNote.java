package dev.goldenangle.parameter;

import java.util.List;

/**
 * Tuning advice: which knobs to turn first when something feels wrong. One line of a model's tuning guide.
 *
 * @param group  the heading it belongs under
 * @param when   what feels wrong, without the "if"
 * @param then   what to do about it
 * @param knobs  keys of the parameters it names, in the order to turn them
 * @param checks keys of the metrics it improves when they miss their goal on the bad side; may be empty
 */
public record TuningNote(Group group, String when, String then, List<String> knobs, List<String> checks) {
    public String text() {
        return "If " + when + ", " + then + ".";
    }
}
