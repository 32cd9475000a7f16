package dev.goldenangle.workbench.look;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/** Creates icons. Size and colour come from the style sheet. */
public final class Icons {
    private Icons() {
    }

    public static FontIcon of(Ikon icon) {
        return new FontIcon(icon);
    }

    /** An icon with an additional style class. */
    public static FontIcon of(Ikon icon, String styleClass) {
        FontIcon node = of(icon);
        node.getStyleClass().add(styleClass);
        return node;
    }
}
