package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.text.Messages;

import javafx.event.ActionEvent;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.controlsfx.dialog.ExceptionDialog;

import java.io.PrintWriter;
import java.io.StringWriter;

/**
 * Reports an internal error: what happened, where the log is and the stack trace, with a button that copies
 * everything.
 */
public final class CrashDialog extends ExceptionDialog {
    @SuppressWarnings("this-escape")
    public CrashDialog(Window owner, String sentence, Throwable fault) {
        super(fault);
        initOwner(owner);
        initModality(Modality.NONE);
        setTitle(Messages.text("app.name"));
        setHeaderText(Messages.text("app.cards.crash"));
        setContentText(sentence);
        ButtonType copy = new ButtonType(Messages.text("app.cards.copy"), ButtonBar.ButtonData.LEFT);
        getDialogPane().setId("crash");
        getDialogPane().getStyleClass().remove("exception-dialog");       // its icon does not match our themes
        getDialogPane().getButtonTypes().setAll(copy, ButtonType.CLOSE);     // Esc presses Close
        getDialogPane().lookupButton(copy).addEventFilter(ActionEvent.ACTION, event -> {
            StringWriter text = new StringWriter().append(sentence).append(System.lineSeparator());
            fault.printStackTrace(new PrintWriter(text, true));
            ClipboardContent content = new ClipboardContent();
            content.putString(text.toString());
            Clipboard.getSystemClipboard().setContent(content);
            event.consume();        // keep the dialog open
        });
    }
}
