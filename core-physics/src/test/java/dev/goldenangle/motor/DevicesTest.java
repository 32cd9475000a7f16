package dev.goldenangle.motor;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.Sticks;
import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.goal.ProvingGround;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Zone;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Two pads from x = 100 and x = 200 on, a teleporter from x = 300 on; each is 20 wide, from y = -10 to 10, and 8 high. */
class DevicesTest {
    private static final Zone PAD = new Zone(Zone.Kind.PAD, 0, List.of(Brush.box(100f, -10f, 0f, 120f, 10f, 8f)), new Vec3(0f, 0f, 1f), new Vec3(), 0f);
    private static final Zone OTHER = new Zone(Zone.Kind.PAD, 0, List.of(Brush.box(200f, -10f, 0f, 220f, 10f, 8f)), new Vec3(30f, 40f, 120f), new Vec3(), 0f);
    private static final Zone GATE = new Zone(Zone.Kind.TELEPORT, 0, List.of(Brush.box(300f, -10f, 0f, 320f, 10f, 8f)), new Vec3(), new Vec3(1f, 2f, 3f), (float) (Math.PI / 2));
    private static final Zone GOAL = new Zone(Zone.Kind.FINISH, 0, List.of(Brush.box(-500f, -500f, -500f, 500f, 500f, 500f)), new Vec3(), new Vec3(), 0f);
    private final Devices devices = new Devices(Bench.level(List.of(Bench.floor()), GOAL, PAD, GATE, OTHER));

    private static MovingBox box(double x, double y, double z) {
        MovingBox box = new MovingBox();
        box.mins.set(-15f, -14f, -24f);
        box.maxs.set(13f, 12f, 32f);
        box.position.set((float) x, (float) y, (float) z);
        return box;
    }

    /** The box extends 13 ahead, 15 back, 12 to its left, 14 to its right, 24 down and 32 up. */
    @Test
    void padIsTouchedAsSoonAsASideOfTheBoxReachesIt() {
        assertEquals(0, devices.touchedPad(box(110, 0, 24)));
        assertEquals(1, devices.touchedPad(box(210, 0, 24)));
        assertEquals(-1, devices.touchedPad(box(310, 0, 24)));
        assertTouched(devices.touchedPad(box(87.5, 0, 24)), devices.touchedPad(box(86, 0, 24)));
        assertTouched(devices.touchedPad(box(134.5, 0, 24)), devices.touchedPad(box(136, 0, 24)));
        assertTouched(devices.touchedPad(box(110, -21.5, 24)), devices.touchedPad(box(110, -23, 24)));
        assertTouched(devices.touchedPad(box(110, 23.5, 24)), devices.touchedPad(box(110, 25, 24)));
        assertTouched(devices.touchedPad(box(110, 0, 31.5)), devices.touchedPad(box(110, 0, 33)));
        assertTouched(devices.touchedPad(box(110, 0, -31.5)), devices.touchedPad(box(110, 0, -33)));
    }

    private static void assertTouched(int inside, int beside) {
        assertEquals("0 -1", inside + " " + beside);
    }

    @Test
    void bodyIsTreatedAsItsBoundingBox() {
        Body body = new Body(Body.Shape.CAPSULE, 5f, -2f, 30f);
        assertEquals(1, devices.touchedPad(new Vec3(210f, 0f, 2f), body));
        assertEquals(0, devices.touchedTeleporter(new Vec3(310f, 0f, 2f), body));
        assertEquals(-1, devices.touchedTeleporter(new Vec3(110f, 0f, 2f), body));
        assertTouched(devices.touchedPad(new Vec3(95.5f, 0f, 2f), body), devices.touchedPad(new Vec3(94f, 0f, 2f), body));
        assertTouched(devices.touchedPad(new Vec3(124.5f, 0f, 2f), body), devices.touchedPad(new Vec3(126f, 0f, 2f), body));
        assertTouched(devices.touchedPad(new Vec3(110f, -14.5f, 2f), body), devices.touchedPad(new Vec3(110f, -16f, 2f), body));
        assertTouched(devices.touchedPad(new Vec3(110f, 14.5f, 2f), body), devices.touchedPad(new Vec3(110f, 16f, 2f), body));
        assertTouched(devices.touchedPad(new Vec3(110f, 0f, 9.5f), body), devices.touchedPad(new Vec3(110f, 0f, 11f), body));
        assertTouched(devices.touchedPad(new Vec3(110f, 0f, -29.5f), body), devices.touchedPad(new Vec3(110f, 0f, -31f), body));
    }

    /** 30, 40 and 120 are 130 in total; the mover arrives with 10 horizontally and leaves with 50. */
    @Test
    void padSetsItsOwnVelocity() {
        MoverState state = new MoverState(0);
        TickReport report = new TickReport(0);
        state.velocity.set(10f, 0f, -99f);
        report.begin(state.velocity);
        devices.push(1, state, report);
        assertEquals(new Vec3(30f, 40f, 120f), state.velocity);
        assertEquals(40f, report.cause(SpeedCause.DEVICE));
        assertEquals("PAD 130.0 1", report.eventKind(0) + " " + report.eventValue(0) + " " + report.eventIndex(0));
    }

    /** The exit is at 1, 2, 3; feet 24 below the origin and one above the floor make 28. From 4, 2, 24 that is 5 away. It faces +y. */
    @Test
    void teleporterThrowsTheMoverInTheDirectionOfItsExit() {
        MoverState state = new MoverState(0);
        TickReport report = new TickReport(0);
        state.position.set(4f, 2f, 24f);
        state.velocity.set(100f, 0f, 7f);
        report.begin(state.velocity);
        assertEquals(0, devices.touchedTeleporter(box(310, 0, 24)));
        assertSame(GATE, devices.teleporter(0));
        devices.throwOut(0, 24f, 400f, state, report);
        assertEquals(new Vec3(1f, 2f, 28f), state.position);
        assertEquals(Math.PI / 2, state.yaw, 1e-6);
        assertEquals(0, state.velocity.x, 1e-3);
        assertEquals(400f, state.velocity.y, 1e-3f);
        assertEquals(0f, state.velocity.z);
        assertEquals(300f, report.cause(SpeedCause.DEVICE), 1e-3f);
        assertEquals(EventKind.TELEPORT, report.eventKind(0));
        assertEquals(5f, report.eventValue(0), 1e-6f);
    }

    @Test
    void modelDescribesItself() {
        Model model = ModelCatalog.find("strafejump").orElseThrow();
        assertEquals("strafejump", model.id());
        assertFalse(model.label().isBlank() || model.description().isBlank());
        assertEquals(List.of(Unit.UNITS, Unit.UNITS_PER_SECOND), List.of(model.lengthUnit(), model.speedUnit()));
        assertEquals(32f, model.unitsPerMetre());
        assertEquals(BrushWorld.class, model.worldType());
        assertEquals("tick_rate", model.tickRate().key());
        assertTrue(model.causes().contains(SpeedCause.DEVICE));
        assertFalse(model.registers().isEmpty() || model.signals().isEmpty());
        assertEquals("wish", model.asked());
        assertEquals(Sticks.ROUND, ModelCatalog.find("arena").orElseThrow().sticks());
        assertTrue(model.parameters().find("jump_speed").isPresent());
        Model tiles = ModelCatalog.find("tilestep").orElseThrow();
        assertEquals(Optional.empty(), tiles.theory(tiles.parameters().defaults()), "strafing gains nothing there");
    }

    @Test
    void modelRefusesAMapOfAnotherKind() {
        Model model = ModelCatalog.find("strafejump").orElseThrow();
        Level tiles = ProvingGround.level("tile-ledge-1", ModelCatalog.find("tilestep").orElseThrow()).orElseThrow();
        String message = assertThrows(IllegalArgumentException.class, () -> model.mover(model.parameters().defaults(), tiles)).getMessage();
        assertEquals(model.label() + " cannot move in tile-ledge-1, which is a map of another kind; choose a map for this model", message);
    }

    @Test
    void plainMoverIsDrawnAtItsPositionWithoutOthersOrShots() {
        Model model = ModelCatalog.find("strafejump").orElseThrow();
        Level level = Bench.level(List.of(Bench.floor()));
        Mover mover = model.clientMover(model.parameters().defaults(), level);
        MoverState state = new MoverState(model.registers().size());
        mover.spawn(state, 5f, 6f, 0f, 0f);
        assertEquals(state.position, mover.drawnAt(state, new Vec3()));
        assertEquals(5f, state.position.x);
        assertEquals(List.of(), mover.bystanders(state));
        assertEquals(Optional.empty(), model.gunnery(model.parameters().defaults(), level));
    }
}
