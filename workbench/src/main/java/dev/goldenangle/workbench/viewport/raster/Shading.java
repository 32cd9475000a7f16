package dev.goldenangle.workbench.viewport.raster;

import dev.goldenangle.workbench.viewport.scenery.Light;
import dev.goldenangle.workbench.viewport.scenery.Scenery;
import javafx.scene.paint.Color;

/** Colours the polygons and lines of a scenery: tops by height, sides by light. */
public final class Shading {
    private static final double FULL_RISE_METRES = 2.5;
    private static final double CEILING_ALPHA = 0.34;
    private static final double CAP_SHARE = 0.4;
    private final int[] polygons;
    private final int[] lines = new int[Scenery.LineKind.values().length];

    /** @param floor height of most of the floor */
    Shading(Scenery scenery, Paints paints, double floor, double unitsPerMetre) {
        polygons = new int[scenery.polygonCount()];
        float[] planes = scenery.planes();
        float[] corners = scenery.corners();
        for (int i = 0; i < polygons.length; i++) {
            double height = corners[3 * scenery.firstCorner(i) + 2];
            double rise = Math.max(-0.6, Math.min(1, (height - floor) / (FULL_RISE_METRES * unitsPerMetre)));
            Color top = rise >= 0 ? paints.floor().interpolate(paints.top(), Math.sqrt(rise)) : paints.floor().interpolate(paints.ground(), -rise);
            Color colour = switch (scenery.kind(i)) {
                case TOP -> top;
                case SHADOW -> top.deriveColor(0, 1, paints.shadow(), 1);
                case CAP -> paints.shade().interpolate(paints.ground(), CAP_SHARE);
                case SIDE -> side(paints, planes[4 * i], planes[4 * i + 1]);
                case TRIM -> side(paints, planes[4 * i], planes[4 * i + 1]).interpolate(Paints.withAlpha(paints.edge(), 1), paints.edge().getOpacity());
                case WATER -> paints.water();
                case LAVA -> paints.lava();
                case GOO -> paints.goo();
                case SEWAGE -> paints.sewage();
                case JJARO -> paints.water();
                case CEILING -> Paints.withAlpha(paints.top(), CEILING_ALPHA);
            };
            polygons[i] = Paints.argb(colour);
        }
        lines[Scenery.LineKind.GRID_FINE.ordinal()] = Paints.argb(paints.fine());
        lines[Scenery.LineKind.GRID_COARSE.ordinal()] = Paints.argb(paints.coarse());
        lines[Scenery.LineKind.EDGE.ordinal()] = Paints.argb(paints.edge());
        for (Scenery.LineKind kind : Scenery.LineKind.values()) {
            if (kind.isWire()) {
                lines[kind.ordinal()] = wire(kind);
            }
        }
    }

    /** The colour of a wireframe line, the same in every theme. */
    public static int wire(Scenery.LineKind kind) {
        return switch (kind) {
            case WIRE_WORLD -> 0xB04CC76A;
            case WIRE_WALKABLE -> 0xE02FC4D6;
            case WIRE_PROP -> 0xE0F0913A;
            case WIRE_ENTITY -> 0xE0FF4B4B;
            case WIRE_KEEP_OUT -> 0x90C77DE8;
            case GRID_FINE, GRID_COARSE, EDGE -> throw new IllegalArgumentException(kind + " has the colour of a theme");
        };
    }

    private static Color side(Paints paints, double nx, double ny) {
        double light = Math.sqrt(Light.X * Light.X + Light.Y * Light.Y);
        double length = Math.max(1e-6, Math.sqrt(nx * nx + ny * ny));
        double towards = -(nx * Light.X + ny * Light.Y) / (light * length);
        return paints.shade().interpolate(paints.lit(), 0.5 + 0.5 * towards);
    }

    int polygon(int index) {
        return polygons[index];
    }

    int line(Scenery.LineKind kind) {
        return lines[kind.ordinal()];
    }
}
