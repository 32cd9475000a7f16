package dev.goldenangle.motor.marathon;

import dev.goldenangle.math.Fixed;
import dev.goldenangle.math.IntegerTrig;

/**
 * One tick of the player's own physics, without walls, in whole numbers.
 *
 * <p>How it works:
 * <ol>
 * <li>Keys are read; the run key selects the constants of this tick.
 * <li>Turning, looking and walking follow the same rule: towards the key's limit by the acceleration, faster when
 *     reversing, back to zero by the deceleration without a key. In the air the walking speed is frozen.
 * <li>Below the floor's height the floor lifts the player, above it gravity pulls; swimming strokes lift.
 * <li>View and heading turn; the position moves along the new heading.
 * <li>A player bounces off a ceiling, and off the floor after sinking in, at half speed; very small speeds become zero.
 * <li>The pushes move the position and then lose speed by friction.
 * <li>The step phase advances, and the action is determined.
 * </ol>
 *
 * <p>Not suitable for other tick rates than that of the constants: all values are per tick.
 */
final class Physics {
    private static final int NEAR_FLOOR = Fixed.ONE / 16;
    private static final int DEAD_SINK = Fixed.ONE / 2;
    /** A full circle of heading. */
    private static final int CIRCLE = IntegerTrig.CIRCLE << 16;

    private final Constants constants;
    private final int gravity;
    private Pace pace;
    private int keys;
    private int heightAboveFloor;
    private int lookKey;

    /** @param gravity gravity of the world; see {@link Constants#gravityIn} */
    Physics(Constants constants, int gravity) {
        this.constants = constants;
        this.gravity = gravity;
        this.pace = constants.walking;
    }

    void tick(Player player, int actionKeys) {
        keys = actionKeys;
        pace = (keys & Keys.RUN) != 0 ? constants.running : constants.walking;
        if (player.dead) {
            slump(player);
        }
        heightAboveFloor = player.z - player.floor;
        combineKeys();
        turn(player);
        look(player);
        if (heightAboveFloor <= 0 || player.has(Player.HEAD_IN_MEDIUM)) {
            walk(player);
        }
        riseOrFall(player);
        swim(player);
        moveView(player);
        moveAlongHeading(player);
        meetFloorAndCeiling(player);
        player.x += player.pushI;
        player.y += player.pushJ;
        player.z += player.pushK;
        applyFriction(player);
        step(player);
        player.action = action(player).ordinal();
    }

    /** A dead player faces the direction of the slide and sinks half a unit into the floor. */
    private void slump(Player player) {
        int angle = player.direction >> 16;
        int cos = IntegerTrig.cos(angle);
        int sin = IntegerTrig.sin(angle);
        int drift = ((player.velocity * cos >> 10) + player.pushI) * cos + ((player.velocity * sin >> 10) + player.pushJ) * sin >> 10;
        if (drift > 0 && drift < pace.forward() >> 4) {
            drift = 0;
        }
        keys = drift > 0 ? Keys.LOOK_DOWN : drift < 0 ? Keys.LOOK_UP : 0;
        player.floor -= DEAD_SINK;
    }

    /** Handles the two keys that change the meaning of other keys. */
    private void combineKeys() {
        if ((keys & Keys.SIDESTEP_DONT_TURN) != 0 && (keys & Keys.ABSOLUTE_YAW) == 0) {
            keys = move(keys, Keys.TURN_LEFT, Keys.SIDESTEP_LEFT);
            keys = move(keys, Keys.TURN_RIGHT, Keys.SIDESTEP_RIGHT);
        }
        boolean moves = (keys & (Keys.FORWARD | Keys.BACKWARD)) != 0;
        if ((keys & Keys.LOOK_DONT_TURN) != 0 && moves && (keys & Keys.ABSOLUTE_POSITION) == 0) {
            keys = move(keys, Keys.FORWARD, Keys.LOOK_UP);
            keys = move(keys, Keys.BACKWARD, Keys.LOOK_DOWN) & ~Keys.ABSOLUTE_PITCH;
        }
    }

    private static int move(int keys, int from, int to) {
        return (keys & from) != 0 ? keys & ~from | to : keys;
    }

    private void turn(Player player) {
        if ((keys & Keys.ABSOLUTE_YAW) != 0) {
            player.turnVelocity = Keys.yawSteps(keys) << 16;
            return;
        }
        if (isBeyond(player.turnVelocity, pace.turn(), pace.turn())) {
            keys &= ~(Keys.TURN_LEFT | Keys.TURN_RIGHT);
        }
        player.turnVelocity = approach(player.turnVelocity, Keys.pair(keys, Keys.TURN_LEFT, Keys.TURN_RIGHT), pace.turn(), pace.turn(),
                pace.turnAcceleration(), pace.turnDeceleration());
        glance(player);
    }

    private void glance(Player player) {
        int side = Keys.pair(keys, Keys.GLANCE_LEFT, Keys.GLANCE_RIGHT);
        if (side > 0) {
            player.glance = Math.min(player.glance + constants.glanceSpeed, constants.glanceLimit);
        } else if (side < 0) {
            player.glance = Math.max(player.glance - constants.glanceSpeed, -constants.glanceLimit);
        } else if ((keys & (Keys.GLANCE_LEFT | Keys.GLANCE_RIGHT)) == 0) {
            player.glance = towardsZero(player.glance, constants.glanceSpeed);
        }
    }

    private void look(Player player) {
        if ((keys & Keys.ABSOLUTE_PITCH) != 0) {
            player.lookVelocity = Keys.pitchSteps(keys) << 16;
            return;
        }
        if ((keys & Keys.LOOK_CENTRE) != 0) {
            player.put(Player.RECENTRING, true);
        }
        if (player.has(Player.RECENTRING)) {
            keys = keys & ~(Keys.LOOK_UP | Keys.LOOK_DOWN) | (player.elevation < 0 ? Keys.LOOK_UP : Keys.LOOK_DOWN);
        }
        levelAtTopSpeed(player);
        lookKey = Keys.pair(keys, Keys.LOOK_DOWN, Keys.LOOK_UP);
        int limit = player.dead ? pace.turn() >> 3 : pace.turn();
        player.lookVelocity = approach(player.lookVelocity, lookKey, limit, limit, pace.turnAcceleration(), pace.turnDeceleration());
    }

    private void levelAtTopSpeed(Player player) {
        int others = Keys.TURN_LEFT | Keys.TURN_RIGHT | Keys.GLANCE_LEFT | Keys.GLANCE_RIGHT | Keys.SIDESTEP_LEFT | Keys.SIDESTEP_RIGHT
                | Keys.LOOK_UP | Keys.LOOK_DOWN | Keys.LOOK_CENTRE | Keys.SIDESTEP_DONT_TURN | Keys.LOOK_DONT_TURN;
        if ((keys & others) != 0) {
            return;
        }
        int ahead = Keys.pair(keys, Keys.BACKWARD, Keys.FORWARD);
        if (ahead > 0 && player.velocity == pace.forward() || ahead < 0 && player.velocity == -pace.backward()) {
            player.elevation = towardsZero(player.elevation, pace.recentring());
        }
    }

    private void walk(Player player) {
        if ((keys & Keys.ABSOLUTE_POSITION) != 0) {
            int steps = Keys.positionSteps(keys);
            player.velocity = steps * (steps < 0 ? pace.backward() : pace.forward()) >> 6;
        } else {
            player.velocity = drive(player.velocity, Keys.pair(keys, Keys.BACKWARD, Keys.FORWARD), pace.backward(), pace.forward());
        }
        player.sideVelocity = drive(player.sideVelocity, Keys.pair(keys, Keys.SIDESTEP_LEFT, Keys.SIDESTEP_RIGHT), pace.sidestep(), pace.sidestep());
    }

    private int drive(int speed, int key, int lowest, int highest) {
        return approach(speed, isBeyond(speed, lowest, highest) ? 0 : key, lowest, highest, pace.acceleration(), pace.deceleration());
    }

    private static boolean isBeyond(int value, int lowest, int highest) {
        return value < -lowest || value > highest;
    }

    private static int approach(int value, int key, int lowest, int highest, int acceleration, int deceleration) {
        if (key > 0) {
            return Math.min(value + (value < 0 ? acceleration + deceleration : acceleration), highest);
        }
        if (key < 0) {
            return Math.max(value - (value > 0 ? acceleration + deceleration : acceleration), -lowest);
        }
        return towardsZero(value, deceleration);
    }

    private static int towardsZero(int value, int amount) {
        return value >= 0 ? Math.max(value - amount, 0) : Math.min(value + amount, 0);
    }

    private void riseOrFall(Player player) {
        if (heightAboveFloor < 0) {
            player.pushK = Math.min(player.pushK + pace.climbing(), constants.terminal);
        } else if (heightAboveFloor > 0) {
            int fall = gravity;
            int terminal = constants.terminal;
            if (player.has(Player.FEET_IN_MEDIUM)) {
                fall >>= 1;
                terminal >>= 1;
            }
            player.pushK = Math.max(player.pushK - fall, -terminal);
        }
    }

    private void swim(Player player) {
        if ((keys & Keys.SWIM) != 0 && player.has(Player.HEAD_IN_MEDIUM) && player.pushK < 10 * pace.climbing()) {
            player.pushK += pace.climbing();
        }
    }

    private void moveView(Player player) {
        player.elevation = clamp(player.elevation + player.lookVelocity, constants.maxElevation);
        boolean arrived = lookKey < 0 && player.elevation <= 0 || lookKey > 0 && player.elevation >= 0;
        if (player.has(Player.RECENTRING) && (keys & Keys.ABSOLUTE_PITCH) == 0 && arrived) {
            player.elevation = 0;
            player.lookVelocity = 0;
            player.put(Player.RECENTRING, false);
        }
        player.direction = player.direction + player.turnVelocity & CIRCLE - 1;
    }

    private static int clamp(int value, int limit) {
        return Math.max(-limit, Math.min(limit, value));
    }

    private static void moveAlongHeading(Player player) {
        int cos = IntegerTrig.cos(player.direction >> 16);
        int sin = IntegerTrig.sin(player.direction >> 16);
        player.x += player.velocity * cos - player.sideVelocity * sin >> 10;
        player.y += player.velocity * sin + player.sideVelocity * cos >> 10;
    }

    private void meetFloorAndCeiling(Player player) {
        boolean wasBelow = player.has(Player.BELOW_GROUND);
        boolean below = player.z < player.floor;
        boolean above = player.z > player.floor;
        if (player.pushK > 0 && wasBelow && !below) {
            player.pushK = constants.absorbed(player.pushK) / 2;
        }
        if (player.pushK > 0 && player.z + constants.height >= player.ceiling) {
            player.pushK = -constants.absorbed(player.pushK);
            player.z = player.ceiling - constants.height;
        }
        if (player.pushK < 0 && !wasBelow && !above) {
            player.pushK = -constants.absorbed(player.pushK);
        }
        if (Math.abs(player.pushK) < pace.climbing() && Math.abs(player.floor - player.z) < NEAR_FLOOR) {
            player.pushK = 0;
            player.z = player.floor;
            below = false;
            above = false;
        }
        player.put(Player.BELOW_GROUND, below);
        player.put(Player.ABOVE_GROUND, above);
    }

    /** The game kept these two speeds in 16 bits here, so a very hard push wraps around and grows. */
    private void applyFriction(Player player) {
        int i = (short) player.pushI;
        int j = (short) player.pushJ;
        int loss = heightAboveFloor <= 0 ? constants.pushDeceleration : constants.pushDeceleration >> 2;
        int speed = IntegerTrig.isqrt(i * i + j * j);
        if (speed > loss) {
            player.pushI -= i * loss / speed;
            player.pushJ -= j * loss / speed;
        } else {
            player.pushI = 0;
            player.pushJ = 0;
        }
    }

    private void step(Player player) {
        player.put(Player.STEPPED, false);
        player.stepAmplitude = Math.max(Math.abs(player.velocity), Math.abs(player.sideVelocity)) * Fixed.ONE / pace.forward();
        if (heightAboveFloor < 0) {
            return;
        }
        if (player.velocity != 0 || player.sideVelocity != 0) {
            player.stepPhase += constants.stepDelta;
            if (player.stepPhase >= Fixed.ONE) {
                player.stepPhase -= Fixed.ONE;
                player.put(Player.STEPPED, true);
            }
        } else if (player.stepPhase > Fixed.ONE / 2) {
            player.stepPhase += constants.stepDelta;
            if (player.stepPhase >= Fixed.ONE) {
                player.stepPhase = 0;
            }
        } else {
            player.stepPhase = Math.max(0, player.stepPhase - constants.stepDelta);
        }
    }

    private Player.Action action(Player player) {
        if (heightAboveFloor >= (player.dead ? NEAR_FLOOR + DEAD_SINK : NEAR_FLOOR)) {
            return Player.Action.AIRBORNE;
        }
        if (player.turnVelocity != 0 || player.velocity != 0 || player.sideVelocity != 0) {
            return (keys & Keys.RUN) != 0 ? Player.Action.RUNNING : Player.Action.WALKING;
        }
        return player.pushI != 0 || player.pushJ != 0 || player.pushK != 0 ? Player.Action.SLIDING : Player.Action.STILL;
    }
}
