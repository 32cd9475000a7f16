package dev.goldenangle.workbench.app.bars;

import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.PresetList;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.PopOvers;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.control.Button;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/** The button that names the open preset and opens the preset library. */
final class PresetChooser extends Button {
    private static final double LONGEST = 320;
    private final OpenLabel open = new OpenLabel(MaterialDesignL.LAYERS_OUTLINE);
    private final PresetPopOver library;

    @SuppressWarnings("this-escape")
    PresetChooser(Document document, PresetList list, PresetPopOver.Handlers handlers) {
        library = new PresetPopOver(document, list, handlers);
        open.getChildren().add(Icons.of(MaterialDesignC.CHEVRON_DOWN));
        setGraphic(open);
        setMaxWidth(LONGEST);
        setId("choose-preset");
        getStyleClass().add("chooser-button");
        setAccessibleText(Messages.text("app.action.preset"));
        setOnAction(event -> {
            if (!library.isShowing()) {
                list.refresh();
            }
            PopOvers.toggle(library, this);
        });
    }

    /** Shows the open preset. */
    void show(String model, String name, boolean isChanged) {
        open.show(model, name, isChanged);
    }
}
