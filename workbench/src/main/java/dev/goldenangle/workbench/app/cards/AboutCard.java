package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.control.TextArea;
import javafx.scene.layout.VBox;

/** Names the version of the program and the licences of its parts. */
public final class AboutCard extends VBox {
    private static final double WIDTH = 560;

    /**
     * @param version the name and version of the program
     * @param licences the libraries with their licences
     */
    public AboutCard(String version, String licences) {
        super(10);
        setId("about");
        getStyleClass().add("card");
        setPrefWidth(WIDTH);
        TextArea list = new TextArea(licences);
        list.setId("about-licences");
        list.setAccessibleText(Messages.text("app.cards.about.licence"));
        list.setEditable(false);
        list.setPrefRowCount(14);
        list.getStyleClass().add("code");
        getChildren().addAll(Controls.line(Controls.label(version, "pane-title"), Controls.space(), Controls.label(Messages.text("app.cards.esc"), "key-cap")),
                Controls.label(Messages.text("app.cards.about.runtime", System.getProperty("java.version"), System.getProperty("javafx.runtime.version", "21"), System.getProperty("os.name")), "muted"),
                Controls.label(Messages.text("app.cards.about.licence"), "muted"), list);
    }
}
