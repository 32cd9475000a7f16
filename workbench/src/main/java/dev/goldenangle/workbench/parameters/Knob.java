package dev.goldenangle.workbench.parameters;

import dev.goldenangle.workbench.look.ContextActions;
import javafx.scene.layout.Region;

import java.util.List;
import java.util.Optional;

/** What a row shows and changes: a parameter of the table, or a quantity computed from some. Positions run from 0 to 1 along the slider. */
interface Knob {
    String key();

    String label();

    boolean isChanged();

    boolean isLocked();

    void toggleLock();

    /** Back to the preset. */
    void reset();

    /** The words to choose from; empty for a number. */
    List<String> words();

    /** Whether its words are just off and on. */
    boolean isSwitch();

    int chosen();

    void choose(int word);

    /** The number in the field, and what follows it. */
    String number();

    String unit();

    /** Tries a typed text; returns why it is refused, as a sentence. */
    Optional<String> take(String text);

    double position();

    /** Where the preset has it. */
    double tick();

    void slideTo(double position, boolean fine);

    /** Where a recipe would put it; NaN for nowhere. */
    default double recipe() {
        return Double.NaN;
    }

    /** What a right click offers. */
    List<ContextActions.Entry> actions();

    /** What stands at the ends of the slider. */
    String low();

    String high();

    /** The card that explains it. */
    Region card();

    /** What is odd about its value, in a few words. */
    default Optional<String> warning() {
        return Optional.empty();
    }

    static String sentence(String problem) {
        return Character.toUpperCase(problem.charAt(0)) + problem.substring(1);
    }
}
