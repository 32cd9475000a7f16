package dev.goldenangle.workbench.results;

import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.DataColumn;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.text.Messages;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

import java.util.List;
import java.util.function.Supplier;

/** The buttons of a run in the table: the star of the baseline, the pin, and the menu of all actions. */
final class RunMarks extends HBox implements DataColumn.Live {
    private static final PseudoClass MARKED = PseudoClass.getPseudoClass("marked");
    private final RunsViewModel model;
    private final RunEntry entry;
    private final Button star = mark("run-star");
    private final Button pin = mark("run-pin");

    RunMarks(RunsViewModel model, RunEntry entry, Supplier<List<ContextActions.Entry>> actions) {
        this.model = model;
        this.entry = entry;
        setAlignment(Pos.CENTER_RIGHT);
        star.setOnAction(event -> model.toggleBaseline(entry));
        star.setVisible(model.isKept(entry));
        pin.setOnAction(event -> model.togglePinned(entry));
        Button more = mark("run-more");
        more.setGraphic(Icons.of(MaterialDesignD.DOTS_VERTICAL));
        Controls.describe(more, Messages.text("results.actions"));
        more.setOnAction(event -> ContextActions.menu(actions.get()).show(more, Side.BOTTOM, 0, 4));
        getChildren().addAll(star, pin, more);
        update();
    }

    @Override
    public void update() {
        pin.setVisible(model.canBePinned(entry));
        show(star, entry.isBaseline(), MaterialDesignS.STAR, MaterialDesignS.STAR_OUTLINE, entry.isBaseline() ? "results.baseline.off" : "results.baseline.on");
        show(pin, model.isPinned(entry), MaterialDesignP.PIN, MaterialDesignP.PIN_OUTLINE, model.isPinned(entry) ? "results.unpin" : "results.pin");
    }

    private static void show(Button mark, boolean on, Ikon whenOn, Ikon whenOff, String purpose) {
        if (mark.getGraphic() == null || on != mark.getPseudoClassStates().contains(MARKED)) {
            mark.setGraphic(Icons.of(on ? whenOn : whenOff));
            mark.pseudoClassStateChanged(MARKED, on);
            Controls.describe(mark, Messages.text(purpose));
        }
    }

    private static Button mark(String styleClass) {
        Button button = new Button();
        button.getStyleClass().addAll("flat-icon", "run-mark", styleClass);
        return button;
    }
}
