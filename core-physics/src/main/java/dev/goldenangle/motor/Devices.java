package dev.goldenangle.motor;

import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Zone;
import dev.goldenangle.map.ZoneSet;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;

/** The jump pads and teleporters of a level, checked once per tick. */
public final class Devices {
    private static final float ARRIVAL_HEIGHT = 1f;
    private final ZoneSet pads;
    private final ZoneSet teleporters;
    private final Vec3 arrival = new Vec3();
    private final Vec3 way = new Vec3();

    public Devices(Level level) {
        pads = new ZoneSet(level.zones().stream().filter(z -> z.kind() == Zone.Kind.PAD).toList());
        teleporters = new ZoneSet(level.zones().stream().filter(z -> z.kind() == Zone.Kind.TELEPORT).toList());
    }

    /** Number of the first pad the box touches, or −1. */
    public int touchedPad(MovingBox box) {
        return touched(pads, box);
    }

    /** Number of the first pad that a body's bounding box touches, or −1. */
    public int touchedPad(Vec3 position, Body body) {
        return touched(pads, position, body);
    }

    /** Number of the first teleporter the box touches, or −1. */
    public int touchedTeleporter(MovingBox box) {
        return touched(teleporters, box);
    }

    /** Number of the first teleporter that a body's bounding box touches, or −1. */
    public int touchedTeleporter(Vec3 position, Body body) {
        return touched(teleporters, position, body);
    }

    public Zone teleporter(int index) {
        return teleporters.get(index);
    }

    /** Sets the velocity to that of the pad. */
    public void push(int pad, MoverState state, TickReport report) {
        state.velocity.set(pads.get(pad).push());
        report.book(SpeedCause.DEVICE, state.velocity);
        report.event(EventKind.PAD, state.velocity.length(), pad);
    }

    /** As in the Quake games: the mover arrives slightly above the exit and leaves it at a fixed speed, in the direction the exit faces. */
    public void throwOut(int teleporter, float feet, float speed, MoverState state, TickReport report) {
        Zone zone = teleporters.get(teleporter);
        Vec3 exit = zone.destination();
        arrival.set(exit.x, exit.y, exit.z + feet + ARRIVAL_HEIGHT);
        float distance = way.set(arrival).sub(state.position).length();
        state.position.set(arrival);
        state.yaw = Angles.wrap(zone.yaw());
        state.velocity.set(Angles.cos(state.yaw), Angles.sin(state.yaw), 0f).scale(speed);
        report.book(SpeedCause.DEVICE, state.velocity);
        report.event(EventKind.TELEPORT, distance, teleporter);
    }

    private static int touched(ZoneSet zones, MovingBox box) {
        Vec3 at = box.position;
        return zones.size() == 0 ? -1
                : zones.firstTouched(at.x + box.mins.x, at.y + box.mins.y, at.z + box.mins.z, at.x + box.maxs.x, at.y + box.maxs.y, at.z + box.maxs.z);
    }

    private static int touched(ZoneSet zones, Vec3 at, Body body) {
        float r = body.radius();
        return zones.size() == 0 ? -1 : zones.firstTouched(at.x - r, at.y - r, at.z + body.bottom(), at.x + r, at.y + r, at.z + body.top());
    }
}
