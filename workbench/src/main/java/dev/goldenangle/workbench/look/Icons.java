package dev.goldenangle.workbench.look;

import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;
import org.kordamp.ikonli.materialdesign2.MaterialDesignW;

import java.util.List;

/** Icons at the one size the window uses. */
public final class Icons {
    public static final int SIZE = 16;

    private Icons() {
    }

    /** Reads the font of the icons, which is large, and one list of icons for each first letter that the first frame has, on whatever thread. */
    public static void load() {
        of(MaterialDesignM.MAGNIFY);
        for (Ikon first : List.of(MaterialDesignA.ARROW_EXPAND, MaterialDesignC.CHEVRON_DOWN, MaterialDesignD.DOTS_HORIZONTAL, MaterialDesignL.LAYERS_OUTLINE, MaterialDesignP.PLAY,
                MaterialDesignR.RELOAD, MaterialDesignS.STOP, MaterialDesignU.UNDO, MaterialDesignV.VIEW_SPLIT_VERTICAL, MaterialDesignW.WHITE_BALANCE_SUNNY)) {
            first.getCode();
        }
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
