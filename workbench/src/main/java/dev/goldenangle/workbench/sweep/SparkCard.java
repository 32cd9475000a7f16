package dev.goldenangle.workbench.sweep;

import dev.goldenangle.workbench.look.FieldMarks;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.toolkit.study.SparkAddress;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.controlsfx.control.textfield.TextFields;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Predicate;

/** Asks where a Spark cluster is and what it takes to send studies there, and says whether that works. */
final class SparkCard extends VBox {
    private static final double WIDTH = 560;
    private static final double WORDS = 116;
    private final FieldMarks marks = new FieldMarks();
    private final SparkCheck check;
    private final TextField master = field("spark-master", "spark://host:7077");
    private final TextField submit = field("spark-submit", "looked for in SPARK_HOME and PATH");
    private final TextField jar = field("spark-jar", "made by ./gradlew :cluster:jobJar");
    private final TextField folder = field("spark-folder", "a folder that all workers see; empty for this machine’s own");
    private final Label verdict = new Label();

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
        marks.check(master, () -> master.getText().isBlank() ? "A master is needed, such as spark://host:7077" : "");
        marks.check(submit, () -> missing(submit, Files::exists));
        marks.check(jar, () -> jar.getText().isBlank() ? "The job’s jar is needed; make it with ./gradlew :cluster:jobJar" : missing(jar, Files::isRegularFile));
        marks.check(folder, () -> missing(folder, Files::isDirectory));
        verdict.setId("spark-verdict");
        verdict.setWrapText(true);
        verdict.setMinHeight(USE_PREF_SIZE);
        verdict.getStyleClass().add("muted");
        verdict.setText("Spark is not part of the workbench: its own command is called, and the shards that land are shown.");
        Button test = new Button("Save and try");
        test.setId("spark-try");
        test.getStyleClass().add("primary");
        test.setDefaultButton(true);
        test.setOnAction(event -> save());
        Button done = new Button("Close");
        done.setId("spark-close");
        done.setOnAction(event -> close.run());
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox bottom = new HBox(8, space, done, test);
        Label title = new Label("Spark");
        title.getStyleClass().add("pane-title");
        getChildren().addAll(title, line("Master", master), line("spark-submit", submit), line("Job’s jar", jar), line("Shared folder", folder), verdict, bottom);
    }

    /** Why a path cannot be used; an empty one is looked for elsewhere. */
    private static String missing(TextField field, Predicate<Path> isThere) {
        String path = field.getText().strip();
        try {
            return path.isEmpty() || isThere.test(Path.of(path)) ? "" : path + " is not there";
        } catch (InvalidPathException refused) {
            return path + " is not a path";
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
        Label label = new Label(words);
        label.setMinWidth(WORDS);
        label.getStyleClass().add("muted");
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

    /** What the check has come to by now. */
    void show() {
        if (check.isSet()) {
            verdict.setText(check.isUsable() ? "Reachable. Choose Spark as the engine." : "Cannot be used: " + check.problem() + ".");
            verdict.getStyleClass().removeAll("muted", "fail", "pass");
            verdict.getStyleClass().add(check.isUsable() ? "pass" : "fail");
        }
    }
}
