package dev.goldenangle.workbench.parameters;

import dev.goldenangle.workbench.look.ContextActions;
import javafx.scene.layout.Region;

import java.util.List;
import java.util.Optional;

/** The content of a knob row: a parameter, or a quantity computed from parameters. Slider positions run from 0 to 1. */
interface Knob {
    String key();

    String label();

    /** Whether the open model has this knob. A row of the previous model may still lose the focus. */
    boolean isOfOpenModel();

    boolean isChanged();

    boolean isLocked();

    void toggleLock();

    /** Restores the preset's value. */
    void reset();

    /** The options; empty for a number. */
    List<String> words();

    /** Whether the options are just off and on. */
    boolean isSwitch();

    int chosen();

    void choose(int word);

    /** The number in the field, without its unit. */
    String number();

    String unit();

    /** Applies a typed text. Returns the reason as a sentence if the text is refused. */
    Optional<String> take(String text);

    double position();

    /** The slider position of the preset's value. */
    double tick();

    void slideTo(double position, boolean fine);

    /** The slider position that a previewed suggestion suggests; NaN for none. */
    default double suggestion() {
        return Double.NaN;
    }

    /** The entries of the context menu. */
    List<ContextActions.Entry> actions();

    /** The text at the left end of the slider. */
    String low();

    String high();

    /** The content of the tooltip. */
    Region card();

    /** A short warning about the value. */
    default Optional<String> warning() {
        return Optional.empty();
    }

    static String sentence(String problem) {
        return Character.toUpperCase(problem.charAt(0)) + problem.substring(1);
    }
}
