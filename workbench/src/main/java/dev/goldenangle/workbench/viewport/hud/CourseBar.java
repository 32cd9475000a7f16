package dev.goldenangle.workbench.viewport.hud;

import dev.goldenangle.map.CourseStop;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Segments;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.viewport.frame.CourseEditor;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.controlsfx.control.SegmentedButton;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;

import java.util.List;
import java.util.Locale;

/** The bar under the cameras. Offers to create a course if the map has none; while editing, chooses what a click places. */
public final class CourseBar extends HBox {
    private static final String FIND = "Find path";
    private final CourseEditor editor;
    private final Label text = new Label();
    private final Button make = new Button("Create course");
    private final Button dismiss = flat("course-dismiss", MaterialDesignC.CLOSE, "Do not show this again");
    private final SegmentedButton kinds;
    private final Button find = new Button(FIND, Icons.of(MaterialDesignM.MAP_MARKER_PATH));
    private final Button clear = flat("course-clear", MaterialDesignD.DELETE_OUTLINE, "Remove the whole course");
    private final Button done = flat("course-done", MaterialDesignC.CHECK, "Done placing (Alt+C)");
    private boolean dismissed;

    public CourseBar(CourseEditor editor) {
        super(6);
        this.editor = editor;
        setId("course-bar");
        getStyleClass().add("viewport-bar");
        setAlignment(Pos.CENTER_LEFT);
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        text.setId("course-text");
        text.setMinWidth(0);
        make.setId("course-make");
        make.getStyleClass().add("segment");
        make.setGraphic(Icons.of(MaterialDesignF.FLAG_CHECKERED));
        make.setOnAction(event -> editor.editingProperty().set(true));
        dismiss.setOnAction(event -> dismissed = true);
        find.setId("course-find");
        find.getStyleClass().add("segment");
        find.setAccessibleText(FIND);
        Tip.on(find, "Find a path through the points that the model can walk and jump (Alt+W)");
        find.setOnAction(event -> editor.find());
        clear.setOnAction(event -> editor.clear());
        done.setOnAction(event -> editor.editingProperty().set(false));
        kinds = Segments.of("course", CourseStop.Kind.values(), CourseBar::name, editor.kindProperty());
        for (CourseStop.Kind kind : CourseStop.Kind.values()) {
            button(kind).setAccessibleText(name(kind));
            Tip.on(button(kind), "Click in the view to place a " + kind.name().toLowerCase(Locale.ROOT) + "; drag one to move it, right-click to remove it");
        }
        getChildren().addAll(kinds, text, make, find, clear, done, dismiss);
    }

    private ToggleButton button(CourseStop.Kind kind) {
        return kinds.getButtons().get(kind.ordinal());
    }

    private static String name(CourseStop.Kind kind) {
        return kind.name().charAt(0) + kind.name().substring(1).toLowerCase(Locale.ROOT);
    }

    /** The name without "point", for narrow windows. */
    private static String shortName(CourseStop.Kind kind) {
        return name(kind).replace("point", "");
    }

    private static Button flat(String id, Ikon icon, String help) {
        Button button = new Button("", Icons.of(icon));
        button.setId(id);
        button.getStyleClass().add("flat-icon");
        button.setAccessibleText(help);
        Tip.on(button, help);
        return button;
    }

    public List<ViewCommand> commands() {
        return List.of(new ViewCommand("Course: edit", "Alt+C", () -> editor.editingProperty().set(!editor.editingProperty().get())),
                new ViewCommand("Course: find path", "Alt+W", editor::find), new ViewCommand("Course: clear", "", editor::clear));
    }

    /** @param wanted whether the input source follows courses, so that a missing course matters */
    public void refresh(boolean wanted, boolean narrow) {
        boolean editing = editor.editingProperty().get();
        boolean missing = !editing && wanted && !dismissed && !editor.hasCourse();
        setVisible(editing || missing);
        show(kinds, editing);
        show(text, !narrow || missing);
        show(make, missing);
        show(dismiss, missing);
        show(find, editing);
        show(clear, editing);
        show(done, editing);
        for (CourseStop.Kind kind : CourseStop.Kind.values()) {
            button(kind).setText(narrow ? shortName(kind) : name(kind));
        }
        find.setText(narrow ? "" : FIND);
        find.setDisable(!editor.canFind());
        clear.setDisable(editor.shown().isEmpty());
        text.setText(missing ? "No course on this map: bots run straight ahead" : editor.summary());
    }

    private static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
