package dev.goldenangle.workbench.viewport.hud;

import dev.goldenangle.map.CourseStop;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Segments;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.frame.CourseEditor;
import javafx.geometry.Pos;
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
    private static final String FIND = Messages.text("viewport.course.find");
    private final CourseEditor editor;
    private final Label text = new Label();
    private final Button make = new Button(Messages.text("viewport.course.create"));
    private final Button dismiss = flat("course-dismiss", MaterialDesignC.CLOSE, Messages.text("viewport.course.dismiss"));
    private final SegmentedButton kinds;
    private final Button find = new Button(FIND, Icons.of(MaterialDesignM.MAP_MARKER_PATH));
    private final Button clear = flat("course-clear", MaterialDesignD.DELETE_OUTLINE, Messages.text("viewport.course.clear-all"));
    private final Button done = flat("course-done", MaterialDesignC.CHECK, Messages.text("viewport.course.done"));
    private boolean dismissed;
    private String shown = "";

    public CourseBar(CourseEditor editor) {
        super(6);
        this.editor = editor;
        setId("course-bar");
        getStyleClass().add("viewport-bar");
        setAlignment(Pos.CENTER_LEFT);
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        text.setId("course-text");
        make.setId("course-make");
        make.getStyleClass().add("segment");
        make.setGraphic(Icons.of(MaterialDesignF.FLAG_CHECKERED));
        Tip.on(make, Messages.text("viewport.course.none"));
        make.setOnAction(event -> editor.editingProperty().set(true));
        dismiss.setOnAction(event -> dismissed = true);
        find.setId("course-find");
        find.getStyleClass().add("segment");
        find.setAccessibleText(FIND);
        Tip.on(find, Messages.text("viewport.course.find-tip"));
        find.setOnAction(event -> editor.find());
        clear.setOnAction(event -> editor.clear());
        done.setOnAction(event -> editor.editingProperty().set(false));
        kinds = Segments.of("course", CourseStop.Kind.values(), CourseEditor::nameOf, editor.kindProperty());
        for (CourseStop.Kind kind : CourseStop.Kind.values()) {
            button(kind).setAccessibleText(CourseEditor.nameOf(kind));
            Tip.on(button(kind), Messages.text("viewport.course.kind-tip", CourseEditor.nameOf(kind).toLowerCase(Locale.ROOT)));
        }
        getChildren().addAll(kinds, text, make, find, clear, done, dismiss);
    }

    private ToggleButton button(CourseStop.Kind kind) {
        return kinds.getButtons().get(kind.ordinal());
    }

    /** For narrow windows. */
    private static String shortName(CourseStop.Kind kind) {
        return switch (kind) {
            case START -> Messages.text("viewport.course.short.start");
            case CHECKPOINT -> Messages.text("viewport.course.short.checkpoint");
            case WAYPOINT -> Messages.text("viewport.course.short.waypoint");
            case FINISH -> Messages.text("viewport.course.short.finish");
        };
    }

    private static Button flat(String id, Ikon icon, String help) {
        return Controls.flat(new Button("", Icons.of(icon)), id, help);
    }

    public List<ViewCommand> commands() {
        return List.of(new ViewCommand(Messages.text("viewport.course.action.edit"), "Alt+C", () -> editor.editingProperty().set(!editor.editingProperty().get())),
                new ViewCommand(Messages.text("viewport.course.action.find"), "Alt+W", editor::find), new ViewCommand(Messages.text("viewport.course.action.clear"), "", editor::clear));
    }

    /**
     * @param wanted whether the input source follows courses, so that a missing course matters
     * @param room the width that the bar may have
     */
    public void refresh(boolean wanted, double room) {
        boolean editing = editor.editingProperty().get();
        boolean missing = !editing && wanted && !dismissed && !editor.hasCourse();
        setVisible(editing || missing);
        Controls.show(kinds, editing);
        Controls.show(make, missing);
        Controls.show(dismiss, missing);
        Controls.show(find, editing);
        Controls.show(clear, editing);
        Controls.show(done, editing);
        find.setDisable(!editor.canFind());
        clear.setDisable(editor.shown().isEmpty());
        String summary = missing ? Messages.text("viewport.course.none") : editor.summary();
        String newShown = editing + " " + missing + " " + room + " " + summary;
        if (!newShown.equals(shown) && getScene() != null) {
            shown = newShown;
            text.setText(summary);
            text.getStyleClass().remove("fail");
            text.getStyleClass().addAll(editor.isRefused() ? List.of("fail") : List.of());
            setNarrow(false);
            applyCss();
            setNarrow(prefWidth(-1) > room);
        }
    }

    private void setNarrow(boolean narrow) {
        Controls.show(text, !narrow || editor.isRefused());
        for (CourseStop.Kind kind : CourseStop.Kind.values()) {
            button(kind).setText(narrow ? shortName(kind) : CourseEditor.nameOf(kind));
        }
        find.setText(narrow ? "" : FIND);
    }
}
