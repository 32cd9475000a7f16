package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.document.BrokenFile;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.tasks.DamagedFile;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.BooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Builds the cards that report a broken or damaged file. */
final class MessageCards {
    private static final int CONTEXT = 1;
    private static final int MAX_LINES = 12;

    private MessageCards() {
    }

    /**
     * A file that cannot be read: the offending lines with numbers and reasons. The last good version stays active.
     */
    static Region broken(BrokenFile broken, Runnable openFile, Runnable retry, Runnable dismiss) {
        Label title = Controls.label(broken.headline(), "strong");
        title.setGraphic(Icons.of(MaterialDesignC.CLOSE, "fail"));
        VBox card = new VBox(8, title, Controls.label(Messages.text("app.cards.last-good"), "muted"), source(broken), reasons(broken.problems()));
        Button dismissButton = new Button(Messages.text("app.cards.dismiss"));
        dismissButton.getStyleClass().add("flat");
        dismissButton.setOnAction(event -> dismiss.run());
        card.getChildren().add(new HBox(8, button(Messages.text("app.cards.open-file"), openFile), button(Messages.text("app.cards.retry"), retry), Controls.space(), dismissButton));
        card.getStyleClass().addAll("card", "error-card");
        card.setId(broken.kind().id());
        card.setPrefWidth(380);
        return card;
    }

    /** A file that was opened although part of it is damaged. */
    static Region damaged(DamagedFile file, Runnable dismiss) {
        Label title = Controls.label(file.headline(), "strong");
        title.setGraphic(Icons.of(MaterialDesignC.CLOSE, "fail"));
        Label reason = Controls.label(file.reason(), "muted");
        reason.setWrapText(true);
        reason.setMinHeight(Region.USE_PREF_SIZE);
        HBox buttons = new HBox(button(Messages.text("app.cards.dismiss"), dismiss));
        buttons.setAlignment(Pos.CENTER_RIGHT);
        VBox card = new VBox(8, title, reason, buttons);
        card.getStyleClass().addAll("card", "error-card");
        card.setId("damaged-file");
        card.setPrefWidth(380);
        return card;
    }

    private static VBox source(BrokenFile broken) {
        Set<Integer> bad = broken.problems().stream().map(BrokenFile.Problem::line).collect(Collectors.toSet());
        VBox lines = new VBox();
        lines.getStyleClass().add("code-block");
        for (int number = 1; number <= broken.lines().size() && lines.getChildren().size() < MAX_LINES; number++) {
            boolean isBad = bad.contains(number);
            if (isBad || isNear(number, bad)) {
                Label count = Controls.label(Integer.toString(number), "code");
                count.setMinWidth(28);
                HBox line = new HBox(8, count, Controls.label(broken.line(number), "code"));
                line.getStyleClass().add(isBad ? "bad-line" : "good-line");
                lines.getChildren().add(line);
            }
        }
        return lines;
    }

    private static boolean isNear(int number, Set<Integer> bad) {
        return bad.stream().anyMatch(line -> Math.abs(line - number) <= CONTEXT);
    }

    private static VBox reasons(List<BrokenFile.Problem> problems) {
        VBox list = new VBox(4);
        for (BrokenFile.Problem problem : problems.subList(0, Math.min(MAX_LINES, problems.size()))) {
            Label place = Controls.label(problem.line() == 0 ? Messages.text("app.action.file") : Messages.text("app.cards.line", Integer.toString(problem.line())), "fail");
            place.getStyleClass().add("strong");
            place.setMinWidth(56);
            Label reason = Controls.label(problem.text(), "muted");
            reason.setWrapText(true);
            reason.setMinHeight(Region.USE_PREF_SIZE);
            list.getChildren().add(new HBox(4, place, reason));
        }
        return list;
    }

    private static Button button(String text, Runnable action) {
        Button button = new Button(text);
        button.setOnAction(event -> action.run());
        return button;
    }

    static CheckBox check(String text, String id, BooleanProperty on) {
        CheckBox box = new CheckBox(text);
        box.setId(id);
        box.selectedProperty().bindBidirectional(on);
        return box;
    }
}
