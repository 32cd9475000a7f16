package dev.goldenangle.workbench.viewport.raster;

import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.toolkit.theme.Token;
import javafx.scene.paint.Color;

/**
 * The colours of the world in one theme; the rest of the window uses its tokens.
 *
 * @param ground    where there is no surface
 * @param floor     surfaces at the height of most of the floor
 * @param top       surfaces well above it
 * @param lit       sides towards the light
 * @param shade     sides away from it
 * @param shadow    brightness of a surface in shadow
 * @param fog       the colour of the distance
 * @param fine      lines of the fine grid, with alpha
 * @param coarse    lines of the coarse grid
 * @param edge      edges of tops
 * @param water     liquids, with alpha
 */
public record Paints(Color ground, Color floor, Color top, Color lit, Color shade, double shadow, Color fog, Color fine, Color coarse, Color edge,
              Color water, Color lava, Color goo, Color sewage) {
    private static final Paints DARK = new Paints(Color.web("#111418"), Color.web("#191D24"), Color.web("#4C5462"), Color.web("#353C47"),
            Color.web("#252A33"), 0.62, Color.web("#121519"), Color.web("#8FA0B8", 0.07), Color.web("#8FA0B8", 0.16), Color.web("#FFFFFF", 0.13),
            Color.web("#2F78B8", 0.46), Color.web("#D9562B", 0.62), Color.web("#6B9E3A", 0.60), Color.web("#8A7A3A", 0.62));
    private static final Paints LIGHT = new Paints(Color.web("#ECEEF1"), Color.web("#F4F5F7"), Color.web("#FFFFFF"), Color.web("#D3D9E1"),
            Color.web("#C2C9D3"), 0.895, Color.web("#FCFCFD"), Color.web("#5A6675", 0.09), Color.web("#5A6675", 0.20), Color.web("#5A6675", 0.35),
            Color.web("#5FA8E0", 0.46), Color.web("#F0764A", 0.62), Color.web("#97C45E", 0.60), Color.web("#BCA962", 0.62));

    public static Paints of(Appearance look) {
        return look.theme() == Theme.DARK ? DARK : LIGHT;
    }

    /** The colour around labels, matching the floor. */
    public static Color halo(Appearance look) {
        return of(look).floor;
    }

    public static Color withAlpha(Color colour, double alpha) {
        return Color.color(colour.getRed(), colour.getGreen(), colour.getBlue(), alpha);
    }

    public static Color of(Appearance look, Token token, double alpha) {
        return withAlpha(look.color(token), alpha);
    }

    public static int argb(Color colour) {
        return (int) Math.round(colour.getOpacity() * 255) << 24 | (int) Math.round(colour.getRed() * 255) << 16
                | (int) Math.round(colour.getGreen() * 255) << 8 | (int) Math.round(colour.getBlue() * 255);
    }
}
