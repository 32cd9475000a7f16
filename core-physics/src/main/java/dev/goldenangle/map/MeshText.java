package dev.goldenangle.map;

import java.util.Locale;

/**
 * A triangle mesh as text, in metres with z up. Importers of mesh files produce it.
 * <pre>
 * golden-angle-mesh 1
 * sides closed
 * spawn 0 0 1 90
 * m concrete
 * v 0 0 0
 * t 0 1 2
 * </pre>
 * {@code sides} is closed or double. {@code spawn} gives feet and degrees. {@code t} gives three vertices, counter-clockwise seen
 * from outside; it uses the material of the last {@code m}.
 */
public final class MeshText {
    static final String MAGIC = "golden-angle-mesh 1";
    private final StringBuilder text = new StringBuilder(MAGIC).append('\n');
    private String material = "";

    /** What is behind a triangle. */
    public enum Sides {
        /** The inside of a solid. */
        CLOSED,
        /** The other side of a thin sheet. */
        DOUBLE
    }

    public MeshText(Sides sides) {
        text.append("sides ").append(sides.name().toLowerCase(Locale.ROOT)).append('\n');
    }

    public void spawn(double x, double y, double z, double yawDegrees) {
        line("spawn", x, y, z).append(' ').append((float) yawDegrees).append('\n');
    }

    public void vertex(double x, double y, double z) {
        line("v", x, y, z).append('\n');
    }

    private StringBuilder line(String what, double x, double y, double z) {
        return text.append(what).append(' ').append((float) x).append(' ').append((float) y).append(' ').append((float) z);
    }

    /** Adds a triangle; vertices are numbered from 0, counter-clockwise seen from outside. */
    public void triangle(int a, int b, int c, String newMaterial) {
        if (!newMaterial.equals(material)) {
            material = newMaterial;
            text.append("m ").append(newMaterial.replaceAll("\\s+", "_")).append('\n');
        }
        text.append("t ").append(a).append(' ').append(b).append(' ').append(c).append('\n');
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
