package dev.goldenangle.workbench.look;

import javafx.scene.text.Text;

/** An icon in the window: a letter of the font of icons, in the size and colour of the style sheets. */
public final class IconNode extends Text {
    /** The class by which AtlantaFX colours icons too. */
    private static final String STYLE_CLASS = "ikonli-font-icon";

    public IconNode(Icon icon) {
        super(icon.text());
        getStyleClass().add(STYLE_CLASS);
    }

    /** Becomes another icon. */
    public void show(Icon icon) {
        setText(icon.text());
    }
}
