package dev.goldenangle.workbench.viewport;

import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.Bystander;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.runs.PredictedPath;
import dev.goldenangle.workbench.viewport.frame.Moment;
import dev.goldenangle.workbench.viewport.frame.NetworkFigure;
import dev.goldenangle.workbench.viewport.frame.PathLengths;
import dev.goldenangle.workbench.viewport.frame.TrailPoints;
import dev.goldenangle.workbench.viewport.frame.ViewportViewModel;
import dev.goldenangle.workbench.viewport.painting.AbilityPainter;
import dev.goldenangle.workbench.viewport.painting.AnglePainter;
import dev.goldenangle.workbench.viewport.painting.ContactPainter;
import dev.goldenangle.workbench.viewport.painting.CoursePainter;
import dev.goldenangle.workbench.viewport.painting.DebugPainter;
import dev.goldenangle.workbench.viewport.painting.DepthOrder;
import dev.goldenangle.workbench.viewport.painting.FigurePainter;
import dev.goldenangle.workbench.viewport.painting.FlightPainter;
import dev.goldenangle.workbench.viewport.painting.MoverPainter;
import dev.goldenangle.workbench.viewport.painting.Pen;
import dev.goldenangle.workbench.viewport.painting.RoutePainter;
import dev.goldenangle.workbench.viewport.painting.TrailPainter;
import dev.goldenangle.workbench.viewport.perspective.Eye;
import dev.goldenangle.workbench.viewport.perspective.PerspectiveOptions;
import dev.goldenangle.workbench.viewport.perspective.PerspectiveScene;
import dev.goldenangle.workbench.viewport.perspective.Stance;
import dev.goldenangle.workbench.viewport.raster.Paints;
import dev.goldenangle.workbench.viewport.raster.Projection;
import dev.goldenangle.workbench.viewport.raster.ViewTransform;
import dev.goldenangle.workbench.viewport.raster.WorldImage;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Draws the world: scenery first, then everything on the floor, the trails, the movers, and labels. */
final class WorldCanvas extends Region implements CourseMouse.Picture {
    private static final double LONGEST_FRAME_SECONDS = 0.1;
    /** How far a mover may be from the centre, as a share of the pane. */
    private static final double FRAMED = 0.2;
    /** Opacity of the mover and other runs where the world hides them, the same as for their trails. */
    private static final double SHINES_THROUGH = 0.25;
    /** Opacity of a course's path while it is not being edited. */
    private static final double FAINT = 0.4;
    /** The distance in pixels within which a click selects a course point. */
    private static final double GRIP = 14;
    private final ViewportViewModel model;
    private final Appearance look;
    private final Canvas canvas = new Canvas();
    private final WorldImage image = new WorldImage();
    private final CameraRig own = new CameraRig();
    private WorldCanvas leader;
    private WorldCanvas follower;
    private final Vec3 target = new Vec3();
    private Level level;
    private ViewTransform view;
    /** The view that the camera wants; in a large world the drawn view may lag a few frames behind. */
    private ViewTransform aim;
    private Projection lastWanted;
    private boolean quiet;
    private final FollowedHeight followed = new FollowedHeight();
    private final ShownScenery scenery;
    /** Everything that the last picture depends on. If nothing changes, it is not redrawn. */
    private List<Object> drawn;
    private final PathLengths pathLengths = new PathLengths();
    private final List<TrailPoints> trailPoints = new ArrayList<>();
    private final PerspectiveScene perspective;
    private final PerspectiveOptions options;

    WorldCanvas(ViewportViewModel model, Appearance look, PerspectiveOptions options) {
        this.model = model;
        this.look = look;
        this.options = options;
        perspective = new PerspectiveScene(model, look, options);
        perspective.setWhenReady(() -> drawn = null);
        scenery = new ShownScenery(model, look, image, units -> camera().projection(units));
        getChildren().add(canvas);
        new CameraMouse(this);
        if (model.editor() != null) {
            new CourseMouse(this, this, model.editor());
        }
    }

    CameraRig camera() {
        return leader == null ? own : leader.own;
    }

    /** Uses the camera of another canvas, which then follows the midpoint of the two movers. */
    void lockTo(WorldCanvas newLeader) {
        leader = newLeader;
        newLeader.follower = this;
    }

    /** Uses its own camera again, starting from the current view. */
    void unlock() {
        if (leader != null) {
            own.copyFrom(leader.own);
            leader.follower = null;
            leader = null;
        }
    }

    /** Hides the labels of arrows and other runs, for viewports with numbers beside the picture. */
    void setQuiet(boolean newQuiet) {
        quiet = newQuiet;
        drawn = null;
    }

    /** The transform that the camera wants, for steering; null before the first picture. */
    ViewTransform aim() {
        return aim;
    }

    /** Whether the whole world is shown; preparing a large one takes a while. */
    boolean isReady() {
        return !scenery.isLoading() && (isInPerspective() ? perspective.isReady() && perspective.isTold() : pathLengths.isComplete());
    }

    /** Whether roofs would hide most of the floor. */
    boolean isRoofed() {
        return scenery.isRoofed();
    }

    boolean isInPerspective() {
        return camera().preset().stance().isPresent();
    }

    /** Widens the field of view. */
    void widen(double degrees) {
        options.fieldOfViewProperty().set(options.fieldOfViewProperty().get() + degrees);
    }

    double pixelsPerMetre() {
        return view == null ? camera().pixelsPerMetre() : view.scale() * level.unitsPerMetre();
    }

    @Override
    public Optional<Vec3> floorAt(double px, double py) {
        Optional<Vec3> seen = isInPerspective() ? perspective.seenAt(px, py) : view == null ? Optional.empty() : image.seenAt(view, px, py, level.world().min(2), level.world().max(2));
        return seen.map(at -> new Vec3(at.x, at.y, (float) model.painter().groundBelow(at.x, at.y, at.z + 0.4 * level.unitsPerMetre()))).filter(Vec3::isFinite);
    }

    @Override
    public int stopAt(double px, double py) {
        List<CourseStop> stops = model.course().stops();
        double unit = level == null ? 1 : level.unitsPerMetre();
        for (int i = 0; i < stops.size(); i++) {
            CourseStop stop = stops.get(i);
            double[] pixel = isInPerspective() ? perspective.pixelOf(stop.x() * unit, stop.y() * unit, stop.z() * unit)
                    : view == null ? null : new double[] {view.x(stop.x() * unit, stop.y() * unit), view.y(stop.x() * unit, stop.y() * unit, stop.z() * unit)};
            if (pixel != null && Math.hypot(pixel[0] - px, pixel[1] - py) < GRIP) {
                return i;
            }
        }
        return -1;
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(Math.floor(getWidth()));
        canvas.setHeight(Math.floor(getHeight()));
    }

    private static List<Object> stamp(Moment m) {
        List<List<Object>> others = m.others().stream().map(other -> List.<Object>of(other.run().run(), other.tick(), other.share())).toList();
        return List.of(m.run().run(), m.tick(), new Vec3(m.state().position), m.figures(), others);
    }

    /** Draws a moment, or the world from its first spawn if there is none. Returns whether anything changed. */
    boolean draw(Optional<Moment> moment, double seconds) {
        int width = (int) canvas.getWidth();
        int height = (int) canvas.getHeight();
        if (width < 8 || height < 8) {
            return false;
        }
        takeLevel();
        moment.ifPresent(m -> follow(m, Math.min(LONGEST_FRAME_SECONDS, seconds)));
        scenery.cut(moment, followed.get(), camera().focus());
        CameraRig camera = camera();
        if (camera.preset().stance().isPresent()) {
            return drawInPerspective(moment, camera.preset().stance().get(), seconds);
        }
        camera.glide(seconds);
        Projection wanted = camera.projection(level.unitsPerMetre());
        Projection projection = image.nearest(wanted);
        boolean smooth = projection.equals(wanted) && (lastWanted == null || wanted.equals(lastWanted));
        lastWanted = wanted;
        aim = new ViewTransform(wanted, focus(width, height), width, height);
        view = new ViewTransform(projection, focus(width, height), width, height);
        List<Object> next = List.of(moment.map(WorldCanvas::stamp), projection, view.originX, view.originY, width, height, smooth, scenery.scenery(),
                look.theme(), look.textScaleProperty().get(), model.options());
        if (next.equals(drawn)) {
            return false;
        }
        drawn = next;
        image.setSmooth(smooth);
        image.setPaints(Paints.of(look));
        image.setLines(scenery.lines());
        pathLengths.beginFrame();
        drawAll(moment);
        drawAgainUnless(pathLengths.isComplete());
        return true;
    }

    private boolean drawInPerspective(Optional<Moment> moment, Stance stance, double seconds) {
        boolean ready = perspective.prepare();
        if (!ready) {
            canvas.getGraphicsContext2D().setFill(Paints.of(look).ground());
            canvas.getGraphicsContext2D().fillRect(0, 0, canvas.getWidth(), canvas.getHeight());
            return false;
        }
        Eye eye = perspective.eye(moment, stance, seconds, (int) canvas.getWidth(), (int) canvas.getHeight());
        List<Object> next = List.of(moment.map(WorldCanvas::stamp), eye.identity(), eye.width, eye.height, level, look.theme(), look.textScaleProperty().get(), model.options());
        if (next.equals(drawn)) {
            return false;
        }
        drawn = next;
        perspective.draw(canvas.getGraphicsContext2D(), eye, moment, stance);
        drawAgainUnless(perspective.isTold());
        return true;
    }

    /** An incomplete picture is drawn again in the next frame. */
    private void drawAgainUnless(boolean complete) {
        if (!complete) {
            drawn = null;
        }
    }

    private void drawAll(Optional<Moment> moment) {
        image.draw(view);
        moment.ifPresent(m -> image.fadeBefore(m.drawn(), m.body(), followed.get(), model.painter()::isSolid));
        TrailPainter trails = new TrailPainter(view, look, image, level.unitsPerMetre(), trailPoints);
        moment.ifPresent(m -> drawTrails(trails, m));
        canvas.getGraphicsContext2D().drawImage(image.finish(), 0, 0);
        Pen pen = new Pen(canvas.getGraphicsContext2D(), view, look);
        pen.setQuiet(quiet);
        new RoutePainter(pen, level.unitsPerMetre(), image, model.isPlacing() ? 1 : FAINT).draw(model.course());
        new CoursePainter(pen, level.unitsPerMetre(), image).draw(level.with(model.course()).zones(), moment.map(m -> m.run().courseStage(m.tick())).orElse(0));
        moment.ifPresent(m -> draw(pen, trails, m));
    }

    private void takeLevel() {
        boolean another = scenery.takeLevel();
        level = model.level();
        if (another) {
            Spawn spawn = level.spawns().get(0);
            camera().jumpTo(new Vec3(spawn.x(), spawn.y(), spawn.z()));
            lastWanted = null;
        }
    }

    private void follow(Moment m, double seconds) {
        Vec3 at = m.drawn();
        followed.follow(at.z + m.body().bottom(), m.ground(), m.state().grounded, m.metre());
        target.set(at.x, at.y, (float) followed.get());
        if (leader != null || model.isPlacing()) {      // the view must stay still while a course is edited
            return;
        }
        Vec3 middle = follower == null ? target : new Vec3(target).add(follower.target).scale(0.5f);
        boolean leapt = new Vec3(middle).sub(own.focus()).length() > 20 * m.metre();
        if (own.preset() != CameraRig.Preset.FREE && (model.isStill() || leapt)) {
            own.jumpTo(middle);
        }
        own.follow(middle, m.state().yaw, seconds);
    }

    /** The point at the centre of the pane. A paired canvas moves away from the common point only as far as needed to keep its mover in view. */
    private Vec3 focus(int width, int height) {
        Vec3 focus = new Vec3(camera().focus());
        boolean paired = leader != null || follower != null;
        if (paired && camera().preset() != CameraRig.Preset.FREE) {
            double reach = FRAMED * Math.min(width, height / Math.sin(camera().pitch())) / camera().pixelsPerMetre() * level.unitsPerMetre();
            Vec3 away = new Vec3(target).sub(focus);
            double length = away.length();
            focus.addScaled(away, length > reach ? (float) (1 - reach / length) : 0f);
        }
        return focus;
    }

    private void drawTrails(TrailPainter trails, Moment m) {
        for (Moment.Other other : m.others()) {
            trails.drawOther(other.run(), other.tick(), Token.series(other.series()), other.kind() == Moment.Other.Kind.BEFORE);
        }
        for (NetworkFigure figure : m.figures().network()) {
            trails.drawOther(figure.track(), m.tick(), FigurePainter.inkOf(figure.end()), figure.end() == PredictedPath.End.SERVER);
        }
        if (model.trailProperty().get()) {
            trails.drawNow(m.run(), m.tick(), model.trailColourProperty().get(), model.ramp(m.run()));
        }
    }

    private void draw(Pen pen, TrailPainter trails, Moment m) {
        AnglePainter angle = new AnglePainter(pen, m);
        if (model.sectorProperty().get()) {
            angle.drawSector();
        }
        MoverPainter movers = new MoverPainter(pen);
        if (model.trailProperty().get()) {
            trails.drawMarks(pen, m.run(), m.tick());
        }
        new ContactPainter(pen, m.metre()).draw(m.run(), m.tick(), m.body(), model.contacts());
        drawShadows(movers, m);
        new AbilityPainter(pen, m).draw();
        FigurePainter figures = new FigurePainter(pen);
        FlightPainter flights = new FlightPainter(pen, m, image);
        flights.draw();
        bodies(pen, angle, figures, flights, m).draw(canvas.getGraphicsContext2D(), image);
        if (model.debugProperty().get()) {
            figures.drawBystanderWires(m);
            new DebugPainter(pen, m, model.painter()).draw();
        }
    }

    /** Everything with a body, to be drawn in depth order. */
    private DepthOrder bodies(Pen pen, AnglePainter angle, FigurePainter figures, FlightPainter flights, Moment m) {
        MoverPainter movers = new MoverPainter(pen);
        DepthOrder bodies = new DepthOrder(view.projection);
        for (Moment.Other other : m.others()) {
            Vec3 at = model.drawn(other);
            if (view.isNear(view.x(at), view.y(at), 60)) {
                bodies.add(at, m.body(), SHINES_THROUGH, () -> drawOther(pen, movers, m, other, at));
            }
        }
        for (Bystander bystander : m.figures().bystanders()) {
            bodies.add(FigurePainter.place(bystander), bystander.body(), 0, () -> figures.drawBystander(bystander));
        }
        bodies.add(m.drawn(), m.body(), SHINES_THROUGH, () -> drawMover(movers, angle, m));
        m.figures().network().forEach(figure -> bodies.add(figure.at(), m.body(), SHINES_THROUGH, () -> figures.drawNetwork(m, figure)));
        for (NetworkFigure figure : m.figures().network()) {
            figure.others().forEach(seen -> bodies.add(FigurePainter.place(seen.body()), seen.body().body(), SHINES_THROUGH, () -> figures.drawSeen(seen, figure)));
        }
        flights.addTo(bodies);
        return bodies;
    }

    private void drawMover(MoverPainter movers, AnglePainter angle, Moment m) {
        if (model.vectorsProperty().get()) {
            angle.drawVectors();
        }
        movers.drawSolid(m.drawn(), m.body(), look.theme() == Theme.DARK ? Color.web("#F3F5F9") : Color.web("#3A4250"), 1);
    }

    private void drawShadows(MoverPainter movers, Moment m) {
        m.others().forEach(other -> drawShadow(movers, model.drawn(other), m.body(), 0.22));
        m.figures().bystanders().forEach(bystander -> drawShadow(movers, FigurePainter.place(bystander), bystander.body(), 0.3));
        m.figures().network().forEach(figure -> drawShadow(movers, figure.at(), m.body(), 0.2));
        drawShadow(movers, m.drawn(), m.body(), look.theme() == Theme.DARK ? 0.6 : 0.28);
    }

    /** Draws a shadow on the ground, if the ground is visible. */
    private void drawShadow(MoverPainter movers, Vec3 at, Body body, double alpha) {
        double ground = model.painter().groundBelow(at.x, at.y, at.z + body.bottom());
        if (view.isNear(view.x(at), view.y(at), 60) && !image.hides(at.x, at.y, ground)) {
            movers.drawShadow(at, body, ground, alpha);
        }
    }

    private void drawOther(Pen pen, MoverPainter movers, Moment m, Moment.Other other, Vec3 at) {
        int tick = other.tick();
        Body body = m.body();
        Color colour = look.color(Token.series(other.series()));
        if (other.kind() == Moment.Other.Kind.BEFORE) {
            movers.drawSolid(at, body, colour, 0.3);
            movers.drawOutline(at, body, Paints.withAlpha(colour, 0.9), 1.2, 3, 3);
        } else {
            movers.drawSolid(at, body, colour, 0.5);
        }
        boolean apart = new Vec3(at).sub(m.state().position).length() > 1.5 * m.metre();
        if (apart) {
            double top = pen.view.y(at.x, at.y, at.z + body.top()) - 10;
            String text = label(m, other, tick);
            pen.label(text, pen.view.x(at), pen.free(pen.view.x(at), top, 6.5 * text.length()), look.color(Token.FG_MUTED), pen.font(11));
        }
    }

    /** The label of the previous run says how far it is ahead. */
    private String label(Moment m, Moment.Other other, int tick) {
        if (other.kind() != Moment.Other.Kind.BEFORE || other.ended()) {
            return other.name();
        }
        OptionalDouble lead = pathLengths.lead(other.run(), tick, m.run(), m.tick());
        return lead.isEmpty() ? other.name() : other.name() + " " + Numbers.signed(lead.getAsDouble() / m.metre(), 1) + " m";
    }
}
