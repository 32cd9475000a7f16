package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.analysis.Contacts;
import dev.goldenangle.analysis.GainZones;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.analysis.SnapAngles;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.analysis.TurnZone;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.RenderState;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.Bystander;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.live.Playback;
import dev.goldenangle.workbench.runs.PredictedPath;
import dev.goldenangle.workbench.runs.PredictionStudy;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.runs.Runs;
import dev.goldenangle.workbench.viewport.scenery.SceneryMaker;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The state of the viewport: the moment it shows, and which layers are on. */
public final class ViewportViewModel {
    private final Document document;
    private final LivePlay live;
    private final Runs runs;
    private final Supplier<Optional<ViewTarget>> shots;
    /** Shots can be fired only in live play. */
    private final boolean isLive;
    private final BooleanProperty vectors = new SimpleBooleanProperty(this, "vectors", true);
    private final BooleanProperty sector = new SimpleBooleanProperty(this, "sector", true);
    private final BooleanProperty trail = new SimpleBooleanProperty(this, "trail", true);
    private final BooleanProperty ghosts = new SimpleBooleanProperty(this, "ghosts", true);
    private final BooleanProperty grid = new SimpleBooleanProperty(this, "grid", true);
    private final BooleanProperty debug = new SimpleBooleanProperty(this, "debug", false);
    private final ObjectProperty<TrailColour> trailColour = new SimpleObjectProperty<>(this, "trailColour", TrailColour.SPEED);
    private final Section section = new Section();
    private final GainZones zones = new GainZones();
    private final SnapAngles snaps = new SnapAngles();
    private Level builtFor;
    private ParameterSet builtWith;
    private Mover mover;
    private Contacts contacts;
    private Optional<StrafeTheory> theory = Optional.empty();
    private Level painted;
    private SceneryMaker painter;
    private boolean still = true;
    private PredictionStudy study;
    private final Firing firing = new Firing();
    private Level firedIn;
    private CourseEditor editor;
    private final TurnZone turnZone = new TurnZone();
    private final FastestSoFar fastest = new FastestSoFar();
    /** Above this size, the scenery is not rebuilt when the course changes. */
    private static final int LARGE = 1000;

    /** Shows live play. */
    public ViewportViewModel(Document document, LivePlay live, Runs runs) {
        this.document = document;
        this.live = live;
        this.runs = runs;
        isLive = true;
        shots = this::played;
        firing.kindProperty().addListener((observable, old, kind) -> live.keyboard().load(kind.intValue()));
    }

    /** @param shots returns what to show */
    public ViewportViewModel(Document document, LivePlay live, Runs runs, Supplier<Optional<ViewTarget>> shots) {
        this.document = document;
        this.live = live;
        this.runs = runs;
        isLive = false;
        this.shots = shots;
    }

    /** @param newEditor edits courses by clicks; without one, courses are only shown */
    public void setEditor(CourseEditor newEditor) {
        editor = newEditor;
    }

    /** Null where courses are only shown. */
    public CourseEditor editor() {
        return editor;
    }

    /** The course of the map, including the edit in progress. */
    public PlacedCourse course() {
        return editor == null ? level().course() : editor.shown();
    }

    public boolean isPlacing() {
        return editor != null && editor.editingProperty().get();
    }

    /** Whether the driving bot follows courses. */
    public boolean wantsCourse() {
        return live.sources().driving() != null && live.sources().driving().followsCourse();
    }

    /** @param newStudy adds the client and server of this simulation */
    public void setStudy(PredictionStudy newStudy) {
        study = newStudy;
    }

    public Firing firing() {
        return firing;
    }

    /** Fires at the tick shown. */
    public void fire() {
        firing.fire(runs.shown(), live.playback().cursor());
    }

    public void loadNext() {
        firing.kindProperty().set((firing.kindProperty().get() + 1) % Math.max(1, firing.kinds().size()));
    }

    /** Whether the player's keys drive. */
    public boolean isPlayedByHand() {
        return live.sources().driving() == live.keyboardSource();
    }

    public LivePlay live() {
        return live;
    }

    public Model model() {
        return document.model();
    }

    /** Velocity, intent and view. */
    public BooleanProperty vectorsProperty() {
        return vectors;
    }

    /** The angles that gain speed, on the floor around the mover. */
    public BooleanProperty sectorProperty() {
        return sector;
    }

    public BooleanProperty trailProperty() {
        return trail;
    }

    /** Other runs. */
    public BooleanProperty ghostsProperty() {
        return ghosts;
    }

    public BooleanProperty gridProperty() {
        return grid;
    }

    /** Collision wireframes, heights and the ground normal. */
    public BooleanProperty debugProperty() {
        return debug;
    }

    public Section section() {
        return section;
    }

    public ObjectProperty<TrailColour> trailColourProperty() {
        return trailColour;
    }

    /** All options, to detect that the picture has changed. */
    public List<Object> options() {
        return List.of(vectors.get(), sector.get(), trail.get(), ghosts.get(), grid.get(), debug.get(), trailColour.get(), firing.kindProperty().get(), firing.previewProperty().get(), course(), isPlacing());
    }

    public Level level() {
        return document.level();
    }

    /** The maker of the level's scenery. */
    public SceneryMaker painter() {
        boolean isLargeAndSame = painted != null && painted.world() == level().world() && painter.size() > LARGE;
        if (painted != level() && !isLargeAndSame) {
            painted = level();
            painter = SceneryMaker.of(painted);
        }
        return painter;
    }

    /** The ramp that covers all speeds of a run. */
    public SpeedRamp ramp(RunReader run) {
        return SpeedRamp.reaching(fastest.of(run) / run.w());
    }

    /** Whether time was paused at the last moment. */
    public boolean isStill() {
        return still;
    }

    private Optional<ViewTarget> played() {
        Run run = runs.shown();
        if (run == null || run.length() == 0) {
            return Optional.empty();
        }
        boolean scrubbing = live.playback().state() == Playback.State.SCRUBBING;
        return Optional.of(new ViewTarget(run, live.playback().cursor(), live.playback().alpha(), document.knobs().values(), scrubbing, others()));
    }

    /** The moment to show; empty before the first tick of a run. */
    public Optional<Moment> moment() {
        Optional<ViewTarget> shot = shots.get();
        still = shot.map(ViewTarget::still).orElse(true);
        return shot.map(this::moment);
    }

    private Moment moment(ViewTarget shot) {
        Run run = shot.run();
        RunReader reader = new RunReader(run);
        int tick = Math.max(0, Math.min(run.length() - 1, shot.tick()));
        MoverState state = new MoverState(run.header().start().registerCount());
        MoverState before = state.copy();
        reader.state(tick, state);
        reader.state(tick - 1, before);
        build(shot.knobs());
        Command keys = new Command();
        run.command(tick, keys);
        measureZones(reader, tick, before, keys);
        MomentExtras figures = figures(reader, before, state, tick, shot.alpha());
        between(before, state, shot.alpha(), reader.tickSeconds());
        Body body = mover.body(state);
        double ground = state.grounded ? painter().standsOn(state.position, body) : painter().groundBelow(state.position.x, state.position.y, state.position.z + body.bottom());
        List<Moment.Other> others = shot.beside().stream().map(Moment.Other::of).toList();
        return new Moment(level(), document.model(), reader, tick, state, before, body, keys, ground, zones, others, figures);
    }

    /** The angles at which the resulting velocity changes because of rounding; empty for models without rounding. */
    public SnapAngles snaps(Moment m) {
        if (theory.isPresent() && m.zones().exist()) {
            snaps.measure(mover, theory.get(), document.model().signals().size(), m.before(), m.keys(), m.side());
        } else {
            snaps.clear();
        }
        return snaps;
    }

    /** The angles at which acceleration turns the velocity without gaining speed; empty when standing still. */
    public TurnZone turnZone(Moment m) {
        if (theory.isPresent() && m.zones().exist()) {
            turnZone.measure(mover, theory.get(), document.model().signals().size(), m.before(), m.keys(), m.side());
        } else {
            turnZone.clear();
        }
        return turnZone;
    }

    /** Finds the surfaces touched on a tick. */
    public Contacts contacts() {
        return contacts;
    }

    private void build(ParameterSet parameters) {
        if (builtFor != level() || !parameters.equals(builtWith)) {
            Model model = document.model();
            builtFor = level();
            builtWith = parameters;
            mover = model.mover(parameters, level());
            loadGuns(model, parameters);
            theory = model.theory(parameters);
            contacts = new Contacts(mover, model.registers().size(), model.signals().size());
        }
    }

    private void loadGuns(Model model, ParameterSet parameters) {
        if (isLive && firedIn != level()) {
            firedIn = level();
            firing.use(model.gunnery(parameters, level()).orElse(null));
        } else if (isLive) {
            firing.tune(model.gunnery(parameters, level()).orElse(null));
        }
    }

    private void measureZones(RunReader run, int tick, MoverState before, Command keys) {
        boolean moves = before.velocity.horizontalLength() > 0.05 * run.w();
        if (theory.isPresent() && moves) {
            int side = Moment.sideOf(before, run.wishX(tick), run.wishY(tick));
            zones.measure(mover, theory.get(), document.model().signals().size(), before, keys, side);
        } else {
            zones.clear();
        }
    }

    /** Things to draw besides the runs, interpolated between two ticks. */
    private MomentExtras figures(RunReader reader, MoverState before, MoverState state, int tick, float alpha) {
        Vec3 drawn = new RenderState().blend(mover, before, state, alpha, reader.tickSeconds()).drawn;
        List<Bystander> others = new OtherBodies(mover).between(before, state, alpha);
        List<Bystander> solids = mover.bystanders(state);
        return new MomentExtras(drawn, others, solids, network(tick, alpha, reader, solids), firing.flying(reader, tick, alpha), firing.preview(reader, tick));
    }

    private List<NetworkFigure> network(int tick, float alpha, RunReader reader, List<Bystander> solids) {
        List<NetworkFigure> figures = new ArrayList<>();
        for (PredictedPath path : study == null ? List.<PredictedPath>of() : study.paths()) {
            path.state(tick).ifPresent(state -> figures.add(new NetworkFigure(path.end(), smooth(path.state(tick - 1), state, alpha, reader.tickSeconds()),
                    state.velocity.horizontalLength(), new Track.Predicted(path, reader.tickSeconds(), reader.w()), new OtherBodies(mover).apart(path, tick, alpha, solids))));
        }
        return figures;
    }

    /** Where the body of another run is drawn, interpolated like that of the current run. */
    public Vec3 drawn(Moment.Other other) {
        RunReader run = other.run();
        MoverState now = run.run().header().start().copy();
        MoverState before = now.copy();
        run.state(other.tick(), now);
        run.state(other.tick() - 1, before);
        boolean same = run.run().header().model().equals(document.model().id());
        return same ? new RenderState().blend(mover, before, now, other.share(), run.tickSeconds()).drawn : new Vec3(now.position);
    }

    private Vec3 smooth(Optional<MoverState> before, MoverState state, float alpha, double tickSeconds) {
        return new RenderState().blend(mover, before.orElse(state), state, alpha, tickSeconds).position;
    }

    /** Interpolates towards the previous state, so that motion is smooth at any frame rate. */
    private void between(MoverState before, MoverState state, float alpha, double tickSeconds) {
        RenderState drawn = new RenderState().blend(mover, before, state, alpha, tickSeconds);
        if (alpha < 1f) {
            state.position.set(drawn.position);
            state.yaw = drawn.yaw;
            state.pitch = drawn.pitch;
        }
    }

    /** The tick of another run at the same time, since tick rates may differ. */
    private int tickIn(RunEntry entry) {
        double here = (live.playback().cursor() + 1) / runs.shown().header().tickRate();
        return Math.max(0, (int) Math.round((here - entry.shift()) * entry.run().header().tickRate()) - 1);
    }

    private List<ViewTarget.Beside> others() {
        List<ViewTarget.Beside> others = new ArrayList<>();
        for (RunEntry entry : runs.list().entries()) {
            if (entry.isInWorld() && entry.role() != RunEntry.Role.NOW && ghosts.get() && entry.run() != runs.shown()) {
                others.add(new ViewTarget.Beside(entry.role(), entry.name(), entry.series(), entry.run(), tickIn(entry), live.playback().alpha()));
            }
        }
        return others;
    }
}
