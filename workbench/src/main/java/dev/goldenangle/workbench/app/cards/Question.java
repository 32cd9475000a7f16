package dev.goldenangle.workbench.app.cards;

import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.Window;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A dialog for something that cannot go on without an answer. Enter takes the main answer; Esc cancels where there is a Cancel. */
public final class Question extends Alert {
    /**
     * One answer.
     *
     * @param role decides where its button stands and which key takes it
     */
    public record Answer(String text, ButtonData role, Runnable action) {
        public static Answer cancel() {
            return new Answer("Cancel", ButtonData.CANCEL_CLOSE, () -> { });
        }
    }

    @SuppressWarnings("this-escape")
    public Question(Window owner, String title, String text, List<Answer> answers) {
        super(AlertType.NONE, text);
        initOwner(owner);
        setTitle("Golden Angle");
        setHeaderText(title);
        getDialogPane().setId("question");
        Map<ButtonType, Runnable> actions = new LinkedHashMap<>();
        answers.forEach(answer -> actions.put(new ButtonType(answer.text, answer.role), answer.action));
        getButtonTypes().setAll(actions.keySet());
        setOnHidden(event -> actions.getOrDefault(getResult(), () -> { }).run());
    }
}
