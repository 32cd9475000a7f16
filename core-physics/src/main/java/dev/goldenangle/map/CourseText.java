package dev.goldenangle.map;

import dev.goldenangle.command.Move;
import dev.goldenangle.toml.TomlLimits;
import dev.goldenangle.toml.TomlReader;
import dev.goldenangle.toml.TomlTable;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Reads and writes the TOML file of a placed course. */
public final class CourseText {
    private static final TomlLimits LIMITS = new TomlLimits(1 << 20, 1 << 18);
    private static final int MOST_POINTS = 16_384;

    /**
     * The result of reading a course file.
     *
     * @param course   the usable parts of the course
     * @param problems what was wrong, with lines of the course file
     */
    public record Reading(PlacedCourse course, List<MapProblem> problems) {
    }

    private final Problems problems = new Problems();

    private CourseText() {
    }

    /** The text of a course file; reading it gives an equal course. The text is part of the level's digest. */
    public static String write(PlacedCourse course) {
        StringBuilder out = new StringBuilder("# A course of the Golden Angle Workbench, for the map beside it. Positions are feet, in metres: [x, y, z].\nformat = \"course\"\n");
        course.route().ifPresent(route -> out.append("# The model whose moves found the way that stands in [[point]]; placing anything anew in the window forgets it.\nfound_with = \"")
                .append(route.model()).append("\"\n"));
        for (CourseStop stop : course.stops()) {
            out.append("\n[[stop]]\nkind = \"").append(stop.kind().name().toLowerCase(Locale.ROOT)).append("\"\nposition = ");
            position(out, stop.x(), stop.y(), stop.z()).append('\n');
        }
        course.route().ifPresent(route -> route.points().forEach(point -> {
            out.append("\n[[point]]\nposition = ");
            position(out, point.x(), point.y(), point.z()).append(move(point.move()));
        }));
        return out.toString();
    }

    /** A plain jump keeps the key of earlier versions. */
    private static String move(Move move) {
        return move == Move.RUN ? "\n" : move == Move.JUMP ? "\nleap = true\n" : "\nmove = \"" + move.id() + "\"\n";
    }

    private static StringBuilder position(StringBuilder out, double x, double y, double z) {
        return out.append('[').append(number(x)).append(", ").append(number(y)).append(", ").append(number(z)).append(']');
    }

    private static String number(double metres) {
        String digits = BigDecimal.valueOf(metres).stripTrailingZeros().toPlainString();
        return digits.contains(".") ? digits : digits + ".0";
    }

    /** Never throws; unusable parts are reported and left out. */
    public static Reading read(String text) {
        return new CourseText().parse(text);
    }

    private Reading parse(String text) {
        TomlTable top = TomlReader.installed().read(text, LIMITS, found -> problems.add(found.place(), (found.key().isEmpty() ? "" : found.key() + ": ") + found.reason()));
        TomlFields fields = new TomlFields("a course", top, problems);
        if (!fields.text("format", "").equals("course")) {
            problems.add(1, 1, "a course file must say format = \"course\"; the file was not read");
            return new Reading(PlacedCourse.NONE, problems.list());
        }
        String model = fields.text("found_with", "");
        boolean hasRoute = fields.has("found_with");
        fields.finish(Set.of("stop", "point"));
        PlacedCourse course = PlacedCourse.NONE;
        for (TomlTable table : top.tables("stop")) {
            course = stop(course, table);
        }
        List<FoundRoute.Point> points = points(top);
        if (!hasRoute && !points.isEmpty()) {
            problems.add(1, 1, "a course file with a [[point]] must say found_with = \"the model's id\"; the path is left out");
        }
        return new Reading(hasRoute ? course.with(new FoundRoute(model, points)) : course, problems.list());
    }

    private PlacedCourse stop(PlacedCourse course, TomlTable table) {
        TomlFields fields = new TomlFields("[[stop]]", table, problems);
        CourseStop.Kind kind = fields.choice("kind", CourseStop.Kind.class, CourseStop.Kind.WAYPOINT);
        double[] at = fields.numbers("position", 3, -CourseStop.FARTHEST, CourseStop.FARTHEST);
        fields.finish();
        boolean single = kind == CourseStop.Kind.START || kind == CourseStop.Kind.FINISH;
        if (fields.isUsable() && single && course.stops().stream().anyMatch(other -> other.kind() == kind)) {
            fields.refuse("is a second " + kind.name().toLowerCase(Locale.ROOT) + ", but only one is allowed");
        }
        if (fields.isUsable() && course.stops().size() >= PlacedCourse.MOST_STOPS) {
            fields.refuse("exceeds the limit of " + PlacedCourse.MOST_STOPS);
        }
        return fields.isUsable() ? course.with(new CourseStop(kind, at[0], at[1], at[2])) : course;
    }

    private List<FoundRoute.Point> points(TomlTable top) {
        List<FoundRoute.Point> points = new ArrayList<>();
        for (TomlTable table : top.tables("point")) {
            TomlFields fields = new TomlFields("[[point]]", table, problems);
            double[] at = fields.numbers("position", 3, -CourseStop.FARTHEST, CourseStop.FARTHEST);
            Move move = fields.choice("move", Move.class, fields.flag("leap", false) ? Move.JUMP : Move.RUN);
            fields.finish();
            if (fields.isUsable() && points.size() >= MOST_POINTS) {
                fields.refuse("exceeds the limit of " + MOST_POINTS);
            }
            if (fields.isUsable()) {
                points.add(new FoundRoute.Point(at[0], at[1], at[2], move));
            }
        }
        return points;
    }
}
