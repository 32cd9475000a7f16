package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.map.Zone;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.workbench.document.Courses;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.toolkit.library.RouteText;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

import java.util.List;
import java.util.Locale;

/** Edits the course of the open map: a click places a point, a drag moves one, a right click removes it. */
public final class CourseEditor {
    private final Document document;
    private final Courses courses;
    private final BooleanProperty editing = new SimpleBooleanProperty(this, "editing");
    private final ObjectProperty<CourseStop.Kind> kind = new SimpleObjectProperty<>(this, "kind", CourseStop.Kind.START);
    private int held = -1;
    private PlacedCourse moved;
    private boolean refused;

    public CourseEditor(Document document, Courses courses) {
        this.document = document;
        this.courses = courses;
        editing.addListener((observable, old, on) -> {
            refused = false;
            chooseKind();
        });
    }

    /** Whether clicks place course points. */
    public BooleanProperty editingProperty() {
        return editing;
    }

    /** The kind that the next click places. */
    public ObjectProperty<CourseStop.Kind> kindProperty() {
        return kind;
    }

    /** The course, including the point that is being dragged. */
    public PlacedCourse shown() {
        return moved == null ? courses.course() : moved;
    }

    /** Whether the open map has a course for bots to follow. */
    public boolean hasCourse() {
        Level level = document.level();
        return !level.waypoints().isEmpty() || level.zones().stream().anyMatch(zone -> zone.kind() == Zone.Kind.CHECKPOINT || zone.kind() == Zone.Kind.FINISH);
    }

    /** Places a point of the chosen kind at the feet, in level units, then chooses the next missing kind. */
    public void click(Vec3 feet) {
        double unit = document.level().unitsPerMetre();
        CourseStop stop = new CourseStop(kind.get(), feet.x / unit, feet.y / unit, feet.z / unit);
        boolean full = courses.course().stops().size() >= PlacedCourse.MOST_STOPS && (stop.kind() == CourseStop.Kind.CHECKPOINT || stop.kind() == CourseStop.Kind.WAYPOINT);
        boolean near = Math.max(Math.abs(stop.x()), Math.max(Math.abs(stop.y()), Math.abs(stop.z()))) <= CourseStop.FARTHEST;
        refused = !near;
        if (!full && near) {
            courses.place(Messages.text("viewport.course.place", nameOf(stop.kind()).toLowerCase(Locale.ROOT)), courses.course().with(stop));
            chooseKind();
        }
    }

    /** Reports that nothing can stand where the user clicked. */
    public void refuse() {
        refused = true;
    }

    /** Whether the last click was refused. */
    public boolean isRefused() {
        return refused;
    }

    private void chooseKind() {
        List<CourseStop.Kind> there = courses.course().stops().stream().map(CourseStop::kind).toList();
        if (!there.contains(CourseStop.Kind.START)) {
            kind.set(CourseStop.Kind.START);
        } else if (!there.contains(CourseStop.Kind.FINISH)) {
            kind.set(CourseStop.Kind.FINISH);
        } else if (kind.get() == CourseStop.Kind.START || kind.get() == CourseStop.Kind.FINISH) {
            kind.set(CourseStop.Kind.CHECKPOINT);
        }
    }

    public void hold(int stop) {
        held = stop;
    }

    public boolean isHolding() {
        return held >= 0;
    }

    public void moveTo(Vec3 feet) {
        double unit = document.level().unitsPerMetre();
        moved = courses.course().moved(held, feet.x / unit, feet.y / unit, feet.z / unit);
    }

    /** Ends a drag as one undo step. */
    public void release() {
        PlacedCourse changed = moved;
        int stop = held;
        held = -1;
        moved = null;
        if (changed != null) {
            courses.place(Messages.text("viewport.course.move", RouteText.name(changed, stop)), changed);
        }
    }

    public void remove(int stop) {
        courses.place(Messages.text("viewport.course.remove", RouteText.name(courses.course(), stop)), courses.course().without(stop));
        chooseKind();
    }

    public void clear() {
        courses.place(Messages.text("viewport.course.clear"), PlacedCourse.NONE);
        chooseKind();
    }

    public boolean canFind() {
        long goals = courses.course().stops().stream().filter(stop -> stop.kind() != CourseStop.Kind.START).count();
        return goals > 0;
    }

    public void find() {
        courses.find();
    }

    /** A short description of the course. */
    public String summary() {
        PlacedCourse course = courses.course();
        if (refused) {
            return Messages.text("viewport.course.no-ground");
        }
        if (course.isEmpty()) {
            return Messages.text("viewport.course.click-start");
        }
        if (course.route().isPresent()) {
            return Messages.text("viewport.course.found", Numbers.fixed(course.route().get().length(), 0), course.route().get().model());
        }
        return canFind() ? Messages.text("viewport.course.not-found", course.stops().size()) : Messages.text("viewport.course.click-end");
    }

    public static String nameOf(CourseStop.Kind kind) {
        return switch (kind) {
            case START -> Messages.text("viewport.course.kind.start");
            case CHECKPOINT -> Messages.text("viewport.course.kind.checkpoint");
            case WAYPOINT -> Messages.text("viewport.course.kind.waypoint");
            case FINISH -> Messages.text("viewport.course.kind.finish");
        };
    }
}
