package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.workbench.look.Controls;
import javafx.css.PseudoClass;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import org.controlsfx.validation.ValidationMessage;
import org.controlsfx.validation.ValidationResult;
import org.controlsfx.validation.ValidationSupport;
import org.controlsfx.validation.Validator;
import org.controlsfx.validation.decoration.ValidationDecoration;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Marks invalid form fields red and shows the reason in a label beside each. We do not use the decorations of ControlsFX because
  * they replace the root of the window.
 */
final class FieldReasons implements ValidationDecoration {
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("danger");
    private final ValidationSupport validation = new ValidationSupport();
    private final Map<Control, Label> reasons = new HashMap<>();

    FieldReasons() {
        validation.setValidationDecorator(this);
    }

    ValidationSupport validation() {
        return validation;
    }

    /**
     * Checks a field whenever its text changes.
     *
     * @param problem returns why a text is wrong, or empty when it is right
     * @return the label that shows the reason
     */
    Label check(TextField field, Function<String, Optional<String>> problem) {
        Label reason = Controls.label("", "caption", "fail");
        reason.managedProperty().bind(reason.textProperty().isNotEmpty());
        reasons.put(field, reason);
        Validator<String> validator = (control, text) -> problem.apply(text).map(why -> ValidationResult.fromError(control, why)).orElseGet(ValidationResult::new);
        validation.registerValidator(field, false, validator);
        return reason;
    }

    @Override
    public void applyValidationDecoration(ValidationMessage message) {
        message.getTarget().pseudoClassStateChanged(WRONG, true);
        reasons.get(message.getTarget()).setText(message.getText());
    }

    @Override
    public void removeDecorations(Control field) {
        field.pseudoClassStateChanged(WRONG, false);
        reasons.get(field).setText("");
    }

    /** Does nothing, because the check of a field also handles empty text. */
    @Override
    public void applyRequiredDecoration(Control field) {
    }
}
