package dev.goldenangle.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Parses a map file into a {@link MapSource}.
 *
 * <p>How it works:
 * <ol>
 * <li>A file is a list of entities. An entity is a pair of braces around keys with values and brushes. A brush is a pair of
 *     braces around faces.
 * <li>After something unreadable, the rest of its line is skipped and a problem is reported. An unreadable face drops only
 *     its brush.
 * <li>A missing closing brace is detected by what follows: a key in place of a face belongs to the entity, or to a new one.
 * <li>Brush primitives and curved patches are named blocks ({@link NamedBlocks}). An unreadable one is dropped; its end is
 *     found by counting braces, without recursion.
 * </ol>
 */
final class MapParser {
    private static final int STANDARD_NUMBERS = 5;
    private static final int VALVE_NUMBERS = 3;
    private static final int CONTENT_NUMBERS = 3;

    private final MapScanner scanner;
    private final Problems problems;
    private final BooleanSupplier isCancelled;
    private final Map<String, String> textures = new HashMap<>();
    private final List<MapSource.Entity> entities = new ArrayList<>();
    private int brushes;
    private int standardFaces;
    private int valveFaces;
    private final NamedBlocks blocks;
    private final double[] numbers = new double[STANDARD_NUMBERS + CONTENT_NUMBERS];

    /** @param isCancelled checked before every entity and every part of one; true cancels */
    MapParser(String text, Problems problems, BooleanSupplier isCancelled) {
        scanner = new MapScanner(text);
        this.problems = problems;
        this.isCancelled = isCancelled;
        blocks = new NamedBlocks(scanner);
    }

    MapSource parse() {
        while (scanner.peek() != MapScanner.END) {
            stopIfCancelled();
            if (scanner.take('{')) {
                readEntities();
            } else {
                problem("expected '{' at the start of an entity; line skipped");
                scanner.atom();
                scanner.skipLine();
            }
        }
        return new MapSource(entities, MapFormat.of(standardFaces, valveFaces, blocks.primitiveFaces()));
    }

    private void stopIfCancelled() {
        if (isCancelled.getAsBoolean()) {
            throw new CancellationException();
        }
    }

    private void problem(String reason) {
        problems.add(scanner.line(), scanner.column(), reason);
    }

    /** Reads one entity, and those that follow it when its closing brace is missing. */
    private void readEntities() {
        boolean again = true;
        while (again) {
            again = readEntity();
        }
    }

    /** Returns whether another entity has already begun. */
    private boolean readEntity() {
        MapSource.Entity entity = new MapSource.Entity(new LinkedHashMap<>(), new ArrayList<>(), new ArrayList<>(), scanner.line(), scanner.column());
        keep(entity);
        while (true) {
            stopIfCancelled();
            switch (scanner.peek()) {
                case '"' -> readProperty(entity);
                case '{' -> {
                    if (readBlock(entity)) {
                        return true;
                    }
                }
                case '}' -> {
                    scanner.take('}');
                    return false;
                }
                case MapScanner.END -> {
                    problem("the file ends inside an entity, as if cut off");
                    return false;
                }
                default -> {
                    problem("expected a key in quotes or a brace; line skipped");
                    scanner.atom();
                    scanner.skipLine();
                }
            }
        }
    }

    private void keep(MapSource.Entity entity) {
        if (entities.size() < MapLimits.MAX_ENTITIES) {
            entities.add(entity);
        } else {
            problem("more than " + MapLimits.MAX_ENTITIES + " entities; this one is left out");
        }
    }

    private void readProperty(MapSource.Entity entity) {
        String key = scanner.quoted();
        if (key == null) {
            problem("a quote is not closed on its line; line skipped");
            return;
        }
        if (scanner.peek() != '"') {
            problem("key \"" + shorten(key) + "\" has no value in quotes; ignored");
            return;
        }
        String value = scanner.quoted();
        if (value == null) {
            problem("the value of \"" + shorten(key) + "\" is not closed on its line; ignored");
        } else if (key.length() > MapLimits.MAX_KEY_LENGTH || value.length() > MapLimits.MAX_VALUE_LENGTH) {
            problem("key \"" + shorten(key) + "\" or its value is longer than " + MapLimits.MAX_KEY_LENGTH + " or "
                    + MapLimits.MAX_VALUE_LENGTH + " characters; ignored");
        } else if (entity.properties().size() >= MapLimits.MAX_PROPERTIES_PER_ENTITY) {
            problem("more than " + MapLimits.MAX_PROPERTIES_PER_ENTITY + " keys in one entity; ignored");
        } else if (entity.properties().put(key, value) != null) {
            problem("\"" + shorten(key) + "\" is given twice; the last one counts");
        }
    }

    /** Reads what is between inner braces. Returns whether it turned out to be the next entity. */
    private boolean readBlock(MapSource.Entity entity) {
        scanner.take('{');
        int line = scanner.line();
        int column = scanner.column();
        int first = scanner.peek();
        if (first == '"') {
            problem("a key where a brush should be: the entity before it has no closing brace");
            return true;
        }
        if (Character.isLetter(first)) {
            readNamedBlock(entity, scanner.atom(), line, column);
        } else {
            readBrush(entity, line, column);
        }
        return false;
    }

    private void readNamedBlock(MapSource.Entity entity, String name, int line, int column) {
        if (!NamedBlocks.isKnown(name)) {
            problem("skipped an unknown block (" + shorten(name) + ")");
            skipToEndOfBlock(2);
            return;
        }
        if (!scanner.take('{')) {
            problem("expected '{' after " + name + "; dropped");
            skipToEndOfBlock(2);
            return;
        }
        boolean read = name.startsWith("patch") ? blocks.readPatch(name, entity) : readPrimitive(name, entity, line, column);
        if (!read) {
            problem("a " + name + " that cannot be read; dropped");
        }
        skipToEndOfBlock(3);
    }

    private boolean readPrimitive(String name, MapSource.Entity entity, int line, int column) {
        List<MapSource.Face> faces = new ArrayList<>();
        boolean read = blocks.readFaces(name, faces);
        if (read && faces.size() <= MapLimits.MAX_FACES_PER_BRUSH && brushes < MapLimits.MAX_BRUSHES) {
            brushes++;
            entity.brushes().add(new MapSource.Brush(faces, true, line, column));
            return true;
        }
        return false;
    }

    private void skipToEndOfBlock(int open) {
        int depth = open;
        boolean reported = false;
        while (depth > 1) {
            int next = scanner.peek();
            if (next == MapScanner.END) {
                return;
            }
            if (next == '"') {
                scanner.quoted();
                continue;
            }
            depth += next == '{' ? 1 : next == '}' ? -1 : 0;
            if (depth > MapLimits.MAX_NESTING && !reported) {
                problem("braces nested deeper than " + MapLimits.MAX_NESTING);
                reported = true;
            }
            scanner.atom();
        }
    }

    private void readBrush(MapSource.Entity entity, int line, int column) {
        List<MapSource.Face> faces = new ArrayList<>();
        boolean whole = readFaces(faces);
        if (faces.isEmpty() && whole) {
            problems.add(line, column, "brush without faces; dropped");
            return;
        }
        if (faces.size() > MapLimits.MAX_FACES_PER_BRUSH) {
            problems.add(line, column, "brush with more than " + MapLimits.MAX_FACES_PER_BRUSH + " faces; dropped");
        } else if (brushes >= MapLimits.MAX_BRUSHES) {
            problems.add(line, column, "more than " + MapLimits.MAX_BRUSHES + " brushes; this one is left out");
        } else {
            brushes++;
            entity.brushes().add(new MapSource.Brush(faces, whole, line, column));
        }
    }

    /** Reads to the end of the brush and returns whether all of it was readable. */
    private boolean readFaces(List<MapSource.Face> faces) {
        boolean whole = true;
        while (true) {
            switch (scanner.peek()) {
                case '(' -> whole &= readFace(faces);
                case '}' -> {
                    scanner.take('}');
                    return whole;
                }
                case '{', '"', MapScanner.END -> {
                    problem("brush has no closing brace; dropped");
                    return false;
                }
                default -> {
                    problem("expected a face or '}'; line skipped and brush dropped");
                    scanner.atom();
                    scanner.skipLine();
                    whole = false;
                }
            }
        }
    }

    private boolean readFace(List<MapSource.Face> faces) {
        double[] points = new double[9];
        for (int i = 0; i < 9; i += 3) {
            if (!readPoint(points, i)) {
                scanner.skipLine();
                return false;
            }
        }
        String texture = scanner.peek() == '"' ? scanner.quoted() : scanner.word();
        if (texture == null || texture.isEmpty() || texture.length() > MapLimits.MAX_TEXTURE_LENGTH) {
            problem("face without a texture name of at most " + MapLimits.MAX_TEXTURE_LENGTH + " characters; brush dropped");
            return false;
        }
        int contents = readAlignment();
        if (faces.size() <= MapLimits.MAX_FACES_PER_BRUSH) {
            faces.add(new MapSource.Face(points, textures.computeIfAbsent(texture, name -> name), contents));
        }
        return true;
    }

    private boolean readPoint(double[] points, int offset) {
        if (!scanner.take('(')) {
            problem("expected '(' and three coordinates; brush dropped");
            return false;
        }
        for (int i = 0; i < 3; i++) {
            double value = scanner.number();
            if (Double.isNaN(value)) {
                problem("expected a coordinate, a finite decimal number; brush dropped");
                return false;
            }
            if (Math.abs(value) > MapLimits.MAX_COORDINATE) {
                problem("coordinate beyond " + (int) MapLimits.MAX_COORDINATE + "; brush dropped");
                return false;
            }
            points[offset + i] = value;
        }
        if (!scanner.take(')')) {
            problem("expected ')' after three coordinates; brush dropped");
            return false;
        }
        return true;
    }

    /** Skips the texture alignment, which does not affect movement, and returns the content bits if there are any. */
    private int readAlignment() {
        boolean valve = scanner.peek() == '[';
        if (valve) {
            valveFaces++;
        } else {
            standardFaces++;
        }
        int wanted = valve ? VALVE_NUMBERS : STANDARD_NUMBERS;
        if (valve && !(readAxis() && readAxis())) {
            problem("texture axis is not four numbers in brackets; the face is kept");
            scanner.skipLine();
            return 0;
        }
        int count = readNumbers();
        if (count < wanted) {
            problem("texture alignment has " + count + " of " + wanted + " numbers; the face is kept");
            scanner.skipLine();
        }
        return count == wanted + CONTENT_NUMBERS ? (int) (long) numbers[wanted] : 0;
    }

    private boolean readAxis() {
        if (!scanner.take('[')) {
            return false;
        }
        for (int i = 0; i < 4; i++) {
            if (Double.isNaN(scanner.number())) {
                return false;
            }
        }
        return scanner.take(']');
    }

    private int readNumbers() {
        int count = 0;
        while (count < numbers.length) {
            double value = scanner.number();
            if (Double.isNaN(value)) {
                break;
            }
            numbers[count++] = value;
        }
        return count;
    }

    private static String shorten(String text) {
        return text.length() <= 40 ? text : text.substring(0, 40) + "…";
    }
}
