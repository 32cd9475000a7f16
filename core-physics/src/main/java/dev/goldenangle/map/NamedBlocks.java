package dev.goldenangle.map;

import dev.goldenangle.math.Rounding;

import java.util.List;

/**
 * Reads brushes and patches in named blocks: {@code brushDef} and {@code brushDef3} (texture matrices, and planes
 * instead of points), {@code patchDef2} and {@code patchDef3} (a grid of control points).
 */
final class NamedBlocks {
    private static final int MOST_PATCH_POINTS = 1024;
    private static final double PLANE_POINTS_APART = 1024;
    private final MapScanner scanner;
    private int primitiveFaces;

    NamedBlocks(MapScanner scanner) {
        this.scanner = scanner;
    }

    static boolean isKnown(String name) {
        return name.equals("brushDef") || name.equals("brushDef3") || name.equals("patchDef2") || name.equals("patchDef3");
    }

    int primitiveFaces() {
        return primitiveFaces;
    }

    /** Reads the faces up to the inner closing brace, which the caller takes. Returns false when something is unreadable. */
    boolean readFaces(String name, List<MapSource.Face> dest) {
        skipKeys();
        while (scanner.peek() == '(') {
            double[] points = name.equals("brushDef3") ? planeAsPoints() : threePoints();
            if (points == null || !readMatrix()) {
                return false;
            }
            String texture = scanner.peek() == '"' ? scanner.quoted() : scanner.word();
            if (texture == null || texture.isEmpty() || texture.length() > MapLimits.MAX_TEXTURE_LENGTH) {
                return false;
            }
            int contents = trailingContents();
            primitiveFaces++;
            if (dest.size() <= MapLimits.MAX_FACES_PER_BRUSH) {
                dest.add(new MapSource.Face(points, texture, contents));
            }
        }
        skipKeys();
        return !dest.isEmpty() && scanner.peek() == '}';
    }

    private void skipKeys() {
        while (scanner.peek() == '"') {
            scanner.quoted();
        }
    }

    private double[] threePoints() {
        double[] points = new double[9];
        for (int i = 0; i < 9; i += 3) {
            if (!readRow(points, i, 3)) {
                return null;
            }
        }
        return points;
    }

    private boolean readRow(double[] dest, int at, int count) {
        if (!scanner.take('(')) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            dest[at + i] = scanner.number();
            if (!(Math.abs(dest[at + i]) <= MapLimits.MAX_COORDINATE)) {
                return false;
            }
        }
        return scanner.take(')');
    }

    /** The plane Ax + By + Cz + D = 0 as three points, clockwise seen from the side its normal points to. */
    private double[] planeAsPoints() {
        double[] p = new double[4];
        if (!readRow(p, 0, 4)) {
            return null;
        }
        double length = Math.sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]);
        if (!(length > 0)) {
            return null;
        }
        double[] n = {p[0] / length, p[1] / length, p[2] / length};
        int least = Math.abs(n[0]) <= Math.abs(n[1]) && Math.abs(n[0]) <= Math.abs(n[2]) ? 0 : Math.abs(n[1]) <= Math.abs(n[2]) ? 1 : 2;
        double[] axis = new double[3];
        axis[least] = 1;
        double[] u = unit(cross(n, axis));
        double[] v = cross(n, u);
        double[] points = new double[9];
        for (int k = 0; k < 3; k++) {
            points[k] = -p[3] / length * n[k];
            points[3 + k] = points[k] + PLANE_POINTS_APART * v[k];
            points[6 + k] = points[k] + PLANE_POINTS_APART * u[k];
        }
        return points;
    }

    private static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    private static double[] unit(double[] v) {
        double length = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
        return new double[] {v[0] / length, v[1] / length, v[2] / length};
    }

    private boolean readMatrix() {
        double[] row = new double[3];
        return scanner.take('(') && readAnyRow(row) && readAnyRow(row) && scanner.take(')');
    }

    /** Reads a row of texture coordinates, which may have any size. */
    private boolean readAnyRow(double[] dest) {
        if (!scanner.take('(')) {
            return false;
        }
        for (int i = 0; i < dest.length; i++) {
            dest[i] = scanner.number();
            if (Double.isNaN(dest[i])) {
                return false;
            }
        }
        return scanner.take(')');
    }

    private int trailingContents() {
        double first = scanner.number();
        if (Double.isNaN(first)) {
            return 0;
        }
        scanner.number();
        scanner.number();
        return (int) (long) first;
    }

    /** Reads texture, sizes and columns of control points; keys may follow. */
    boolean readPatch(String name, MapSource.Entity entity) {
        String texture = scanner.peek() == '"' ? scanner.quoted() : scanner.peek() == '{' || scanner.peek() == '}' ? "" : scanner.word();
        double[] header = new double[name.equals("patchDef3") ? 7 : 5];
        if (texture == null || texture.isEmpty() || texture.length() > MapLimits.MAX_TEXTURE_LENGTH || !scanner.take('(')) {
            return false;
        }
        for (int i = 0; i < header.length; i++) {
            header[i] = scanner.number();
        }
        int width = size(header[0]);
        int height = size(header[1]);
        if (!scanner.take(')') || width == 0 || height == 0 || width * height > MOST_PATCH_POINTS || !scanner.take('(')) {
            return false;
        }
        float[] points = new float[3 * width * height];
        double[] point = new double[5];
        for (int column = 0; column < width; column++) {
            if (!scanner.take('(')) {
                return false;
            }
            for (int row = 0; row < height; row++) {
                if (!readRow(point, 0, 3, 2)) {
                    return false;
                }
                for (int k = 0; k < 3; k++) {
                    points[3 * (row * width + column) + k] = (float) point[k];
                }
            }
            if (!scanner.take(')')) {
                return false;
            }
        }
        entity.patches().add(new MapSource.Curve(points, width, height, texture, (int) (long) header[header.length - 3]));
        return scanner.take(')');
    }

    /** Reads a row: coordinates within the limits, then numbers of any size. */
    private boolean readRow(double[] dest, int at, int coordinates, int others) {
        if (!scanner.take('(')) {
            return false;
        }
        for (int i = 0; i < coordinates + others; i++) {
            dest[at + i] = scanner.number();
            if (Double.isNaN(dest[at + i]) || i < coordinates && Math.abs(dest[at + i]) > MapLimits.MAX_COORDINATE) {
                return false;
            }
        }
        return scanner.take(')');
    }

    /** The number as a patch size, which is odd and at least 3; 0 for anything else. */
    private static int size(double number) {
        return number >= 3 && number <= MOST_PATCH_POINTS && number == Rounding.rint(number) && number % 2 == 1 ? (int) number : 0;
    }
}
