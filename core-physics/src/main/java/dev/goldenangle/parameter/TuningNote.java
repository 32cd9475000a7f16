package dev.goldenangle.parameter;

import java.util.List;

/**
 * What to turn first when something feels wrong: a line of a model's tuning guide.
 *
 * @param group  the heading it belongs under
 * @param when   what feels wrong, without the "if"
 * @param then   what to do about it
 * @param knobs  keys of the parameters it names, in the order to turn them
 * @param checks keys of the measures it helps when they are missed on their bad side; may be empty
 */
public record TuningNote(Group group, String when, String then, List<String> knobs, List<String> checks) {
    public String text() {
        return "If " + when + ", " + then + ".";
    }
}
