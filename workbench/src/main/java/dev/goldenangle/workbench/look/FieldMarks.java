package dev.goldenangle.workbench.look;

import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import org.controlsfx.validation.ValidationMessage;
import org.controlsfx.validation.ValidationResult;
import org.controlsfx.validation.ValidationSupport;
import org.controlsfx.validation.decoration.ValidationDecoration;

import java.util.function.Supplier;

/**
 * Marks invalid form fields with a red border and the reason as a tooltip. ControlsFX's own decorations would replace
 * the root of the scene, which the window does not support.
 */
public final class FieldMarks implements ValidationDecoration {
    private static final String WRONG = "wrong";
    private final ValidationSupport support = new ValidationSupport();

    public FieldMarks() {
        support.setValidationDecorator(this);
    }

    /** Marks a field while its reason is not empty. */
    public void check(Control field, Supplier<String> reason) {
        support.registerValidator(field, false, (control, value) -> ValidationResult.fromErrorIf(control, reason.get(), !reason.get().isEmpty()));
    }

    /** Checks all fields again, for example after a check box changed which fields apply. */
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
        // Our forms report required fields by their reason.
    }
}
