package dev.goldenangle.motor.marathon;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Fixed;
import dev.goldenangle.math.IntegerTrig;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;

/** Fills a tick's report by comparing the player before and after. */
final class MarathonReport {
    private final Constants constants;
    private final float perSecond;
    private final Vec3 velocity = new Vec3();
    private int keys;
    private boolean wasGrounded;
    private boolean wasClipped;
    private int oldX;
    private int oldY;
    private int oldFloor;
    private int oldDirection;
    private int oldVelocity;
    private int oldSide;
    private int oldI;
    private int oldJ;

    /** @param perSecond world units per second for one fixed-point unit per tick */
    MarathonReport(Constants constants, float perSecond) {
        this.constants = constants;
        this.perSecond = perSecond;
    }

    void begin(Player player, int keysDown, boolean grounded, boolean clipped, TickReport report) {
        keys = keysDown;
        wasGrounded = grounded;
        wasClipped = clipped;
        oldX = player.x;
        oldY = player.y;
        oldFloor = player.floor;
        oldDirection = player.direction;
        oldVelocity = player.velocity;
        oldSide = player.sideVelocity;
        oldI = player.pushI;
        oldJ = player.pushJ;
        tellWish(player, report);
    }

    private void tellWish(Player player, TickReport report) {
        Pace pace = (keys & Keys.RUN) != 0 ? constants.running : constants.walking;
        int ahead = Keys.pair(keys, Keys.BACKWARD, Keys.FORWARD);
        int aside = Keys.pair(keys, Keys.SIDESTEP_LEFT, Keys.SIDESTEP_RIGHT);
        velocity(oldDirection, ahead * (ahead < 0 ? pace.backward() : pace.forward()), aside * pace.sidestep(), 0, 0, 0, velocity);
        report.wishSpeed = velocity.horizontalLength();
        if (report.wishSpeed > 0f) {
            report.wishX = velocity.x / report.wishSpeed;
            report.wishY = velocity.y / report.wishSpeed;
            velocity(oldDirection, oldVelocity, oldSide, oldI, oldJ, 0, velocity);
            report.angle(Angles.between(velocity.x, velocity.y, report.wishX, report.wishY));
        }
    }

    /** Records the speed changes in the order of the rules: forward, sideways, turning the heading, friction on pushes. */
    void bookPhysics(Player player, TickReport report) {
        velocity(oldDirection, player.velocity, oldSide, oldI, oldJ, 0, velocity);
        SpeedCause ahead = cause(Keys.pair(keys, Keys.BACKWARD, Keys.FORWARD), player.velocity - oldVelocity);
        report.gainMade = report.book(ahead, velocity);
        velocity(oldDirection, player.velocity, player.sideVelocity, oldI, oldJ, 0, velocity);
        SpeedCause aside = cause(Keys.pair(keys, Keys.SIDESTEP_LEFT, Keys.SIDESTEP_RIGHT), player.sideVelocity - oldSide);
        report.gainMade += report.book(aside, velocity);
        velocity(player.direction, player.velocity, player.sideVelocity, oldI, oldJ, 0, velocity);
        report.book(SpeedCause.OTHER, velocity);
        velocity(player.direction, player.velocity, player.sideVelocity, player.pushI, player.pushJ, 0, velocity);
        report.book(SpeedCause.FRICTION, velocity);
    }

    /** A change in the direction of the key is acceleration, any other is friction. */
    private static SpeedCause cause(int key, int change) {
        return key * change > 0 ? SpeedCause.ACCELERATION : SpeedCause.FRICTION;
    }

    void finish(Player player, boolean grounded, boolean clipped, TickReport report) {
        float travelled = (float) Math.sqrt(squared(player.x - oldX) + squared(player.y - oldY)) * perSecond;
        float speed = velocity(player.direction, player.velocity, player.sideVelocity, player.pushI, player.pushJ, 0, velocity).horizontalLength();
        if (grounded && !wasGrounded) {
            report.event(EventKind.LAND, speed);
        }
        if (grounded && player.floor > oldFloor) {
            report.event(EventKind.STEP, (player.floor - oldFloor) / (float) Fixed.ONE);
        }
        if (clipped && !wasClipped && travelled < speed) {
            report.event(EventKind.WALL_HIT, speed - travelled);
        }
        report.signal(MarathonSignal.TRAVEL_SPEED, travelled);
        report.signal(MarathonSignal.CLIPPED, clipped ? 1f : 0f);
        signals(player, report);
    }

    private void signals(Player player, TickReport report) {
        report.signal(MarathonSignal.ACTION, player.action);
        report.signal(MarathonSignal.PUSH_SPEED, (float) Math.sqrt(squared(player.pushI) + squared(player.pushJ)) * perSecond);
        report.signal(MarathonSignal.TURN_SPEED, -KeyReader.radians(player.turnVelocity) * (float) constants.ticksPerSecond);
        report.signal(MarathonSignal.GLANCE, -KeyReader.radians(player.glance));
        report.signal(MarathonSignal.FLOOR, player.floor / (float) Fixed.ONE);
        report.signal(MarathonSignal.CEILING, player.ceiling / (float) Fixed.ONE);
        report.signal(MarathonSignal.POLYGON, player.polygon);
        report.signal(MarathonSignal.SUBMERGED, player.has(Player.HEAD_IN_MEDIUM) ? 2f : player.has(Player.FEET_IN_MEDIUM) ? 1f : 0f);
        report.signal(MarathonSignal.STEP_PHASE, player.stepPhase / (float) Fixed.ONE);
        report.signal(MarathonSignal.EYE_HEIGHT, (player.cameraZ - (player.z >> 6)) / 1024f);
    }

    private static double squared(double value) {
        return value * value;
    }

    /** The resulting velocity in world units per second, y mirrored. */
    Vec3 velocity(int direction, int ahead, int aside, int pushI, int pushJ, int pushK, Vec3 dest) {
        int cos = IntegerTrig.cos(direction >> 16);
        int sin = IntegerTrig.sin(direction >> 16);
        int x = (ahead * cos - aside * sin >> 10) + pushI;
        int y = (ahead * sin + aside * cos >> 10) + pushJ;
        return dest.set(x * perSecond, 0f - y * perSecond, pushK * perSecond);
    }
}
