package dev.goldenangle.workbench.look;


/** Icons for the window. */
public final class Icons {
    private Icons() {
    }

    public static IconNode of(Icon icon) {
        return new IconNode(icon);
    }

    /** With a style class beside its own. */
    public static IconNode of(Icon icon, String styleClass) {
        IconNode node = of(icon);
        node.getStyleClass().add(styleClass);
        return node;
    }
}
