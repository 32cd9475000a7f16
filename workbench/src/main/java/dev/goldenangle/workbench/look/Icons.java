package dev.goldenangle.workbench.look;

import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;

/** Icons at the one size the window uses. */
public final class Icons {
    public static final int SIZE = 16;

    private Icons() {
    }

    /** Reads the font of the icons, which is large, on whatever thread. */
    public static void load() {
        of(MaterialDesignM.MAGNIFY);
    }

    public static FontIcon of(Ikon icon) {
        return of(icon, SIZE);
    }

    public static FontIcon of(Ikon icon, int size) {
        FontIcon node = new FontIcon(icon);
        node.setIconSize(size);
        return node;
    }

    /** With a style class beside its own. */
    public static Node of(Ikon icon, String styleClass) {
        FontIcon node = of(icon);
        node.getStyleClass().add(styleClass);
        return node;
    }
}
