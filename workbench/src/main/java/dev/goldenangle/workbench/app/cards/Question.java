package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.text.Messages;

import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.Window;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A dialog that blocks until answered. Enter chooses the main answer; Esc chooses Cancel if there is one. */
public final class Question extends Alert {
    /** One answer. @param role decides the position of the button and its key */
    public record Answer(String text, ButtonData role, Runnable action) {
        public static Answer cancel() {
            return new Answer(Messages.text("app.cards.cancel"), ButtonData.CANCEL_CLOSE, () -> { });
        }
    }

    @SuppressWarnings("this-escape")
    public Question(Window owner, String title, String text, List<Answer> answers) {
        super(AlertType.NONE, text);
        initOwner(owner);
        setTitle(Messages.text("app.name"));
        setHeaderText(title);
        getDialogPane().setId("question");
        Map<ButtonType, Runnable> actions = new LinkedHashMap<>();
        answers.forEach(answer -> actions.put(new ButtonType(answer.text, answer.role), answer.action));
        getButtonTypes().setAll(actions.keySet());
        setOnHidden(event -> actions.getOrDefault(getResult(), () -> { }).run());
    }
}
