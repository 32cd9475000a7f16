package dev.goldenangle.workbench.look;

import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import org.controlsfx.validation.ValidationMessage;
import org.controlsfx.validation.ValidationResult;
import org.controlsfx.validation.ValidationSupport;
import org.controlsfx.validation.decoration.ValidationDecoration;

import java.util.function.Supplier;

/**
 * Marks wrong fields of a form with a red border and their reason as a tooltip. The decorations of ControlsFX itself replace the root of
 * the scene with a pane of their own, which the window cannot have.
 */
public final class FieldMarks implements ValidationDecoration {
    private static final String WRONG = "wrong";
    private final ValidationSupport support = new ValidationSupport();

    public FieldMarks() {
        support.setValidationDecorator(this);
    }

    /** Marks a field while there is a reason; an empty reason is none. */
    public void check(Control field, Supplier<String> reason) {
        support.registerValidator(field, false, (control, value) -> ValidationResult.fromErrorIf(control, reason.get(), !reason.get().isEmpty()));
    }

    /** Checks all fields again, for example after a box was ticked that decides which fields count. */
    public void checkAll() {
        support.revalidate();
        support.redecorate();
    }

    @Override
    public void removeDecorations(Control field) {
        field.getStyleClass().remove(WRONG);
        field.setTooltip(null);
    }

    @Override
    public void applyValidationDecoration(ValidationMessage message) {
        Control field = message.getTarget();
        removeDecorations(field);
        field.getStyleClass().add(WRONG);
        field.setTooltip(new Tooltip(message.getText()));
    }

    @Override
    public void applyRequiredDecoration(Control field) {
        // Fields of our forms say by their reason that they must not be empty.
    }
}
