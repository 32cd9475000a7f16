package dev.goldenangle.workbench.sweep;

import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.FieldMarks;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.toolkit.study.SparkAddress;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.controlsfx.control.textfield.TextFields;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Predicate;

/** Settings for running studies on a Spark cluster, with a connection check. */
final class SparkCard extends VBox {
    private static final double WIDTH = 560;
    private static final double WORDS = 116;
    private final FieldMarks marks = new FieldMarks();
    private final SparkCheck check;
    private final TextField master = field("spark-master", "spark://host:7077");
    private final TextField submit = field("spark-submit", Messages.text("sweep.spark.submit.prompt"));
    private final TextField jar = field("spark-jar", Messages.text("sweep.spark.jar.prompt"));
    private final TextField folder = field("spark-folder", Messages.text("sweep.spark.folder.prompt"));
    private final Label verdict = Controls.label("", "muted");

    SparkCard(SparkCheck check, SparkAddress address, Runnable close) {
        super(10);
        this.check = check;
        setId("spark-settings");
        getStyleClass().addAll("card", "export-card");
        setPrefWidth(WIDTH);
        master.setText(address.master());
        submit.setText(address.submit());
        jar.setText(address.jar());
        folder.setText(address.folder());
        TextFields.bindAutoCompletion(master, "local[*]", "yarn", "spark://localhost:7077");
        marks.check(master, () -> master.getText().isBlank() ? Messages.text("sweep.spark.master.missing") : "");
        marks.check(submit, () -> missing(submit, Files::exists));
        marks.check(jar, () -> jar.getText().isBlank() ? Messages.text("sweep.spark.jar.missing") : missing(jar, Files::isRegularFile));
        marks.check(folder, () -> missing(folder, Files::isDirectory));
        verdict.setId("spark-verdict");
        verdict.setWrapText(true);
        verdict.setMinHeight(USE_PREF_SIZE);
        verdict.setText(Messages.text("sweep.spark.about"));
        Button test = new Button(Messages.text("sweep.spark.test"));
        test.setId("spark-try");
        test.getStyleClass().add("primary");
        test.setDefaultButton(true);
        test.setOnAction(event -> save());
        Button done = new Button(Messages.text("sweep.spark.close"));
        done.setId("spark-close");
        done.setOnAction(event -> close.run());
        HBox bottom = new HBox(8, Controls.space(), done, test);
        Label title = Controls.label(Messages.text("sweep.spark"), "pane-title");
        getChildren().addAll(title, line(Messages.text("sweep.spark.master"), master), line("spark-submit", submit), line(Messages.text("sweep.spark.jar"), jar), line(Messages.text("sweep.spark.folder"), folder), verdict, bottom);
    }

    /** The problem with a path; an empty path is allowed. */
    private static String missing(TextField field, Predicate<Path> isThere) {
        String path = field.getText().strip();
        try {
            return path.isEmpty() || isThere.test(Path.of(path)) ? "" : Messages.text("sweep.spark.path.missing", path);
        } catch (InvalidPathException refused) {
            return Messages.text("sweep.spark.path.invalid", path);
        }
    }

    private static TextField field(String id, String prompt) {
        TextField field = new TextField();
        field.setId(id);
        field.setPromptText(prompt);
        HBox.setHgrow(field, Priority.ALWAYS);
        return field;
    }

    private static HBox line(String words, Node field) {
        Label label = Controls.label(words, "muted");
        label.setMinWidth(WORDS);
        Tip.on(label, words);
        HBox line = new HBox(8, label, field);
        line.setAlignment(Pos.CENTER_LEFT);
        return line;
    }

    private void save() {
        marks.checkAll();
        check.set(new SparkAddress(master.getText().strip(), submit.getText().strip(), jar.getText().strip(), folder.getText().strip()));
        show();
    }

    /** Shows the current result of the check. */
    void show() {
        if (check.isSet()) {
            verdict.setText(check.isUsable() ? Messages.text("sweep.spark.reachable") : Messages.text("sweep.spark.unreachable", check.problem()));
            verdict.getStyleClass().removeAll("muted", "fail", "pass");
            verdict.getStyleClass().add(check.isUsable() ? "pass" : "fail");
        }
    }
}
