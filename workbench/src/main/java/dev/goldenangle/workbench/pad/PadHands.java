package dev.goldenangle.workbench.pad;

import dev.goldenangle.workbench.live.GameKey;
import dev.goldenangle.workbench.live.Keyboard;

import java.util.EnumSet;
import java.util.Set;

/**
 * Turns gamepad readings into player input: held keys, a move direction and a turn rate. An action bound to two
 * buttons is held while either is.
 */
final class PadHands {
    /** The view accelerates while the stick is beyond this. */
    private static final double AT_EDGE = 0.9;
    private static final double SLOWEST = 0.5;
    private final Keyboard keyboard;
    private final Set<GameKey> held = EnumSet.noneOf(GameKey.class);
    private long atEdgeSince;
    private boolean isAtEdge;
    private boolean isPushed;

    PadHands(Keyboard keyboard) {
        this.keyboard = keyboard;
    }

    void play(PadReading pad, PadTuning tuning, long nanos) {
        Set<GameKey> wanted = EnumSet.noneOf(GameKey.class);
        tuning.buttons().forEach((button, action) -> {
            if (pad.holds(button)) {
                wanted.add(action);
            }
        });
        hold(wanted, nanos);
        double move = tuning.move().scale(pad.leftX(), pad.leftY());
        double look = tuning.look().scale(pad.rightX(), pad.rightY());
        double turn = look * tuning.turnSpeed() * speedingUp(look * Math.hypot(pad.rightX(), pad.rightY()), tuning.acceleration(), nanos);
        isPushed |= move != 0 || look != 0;
        if (isPushed) {
            keyboard.push((float) (move * pad.leftY()), (float) (move * pad.leftX()), (float) (-turn * pad.rightX()), (float) (turn * tuning.upward() * pad.rightY()), nanos);
        }
        isPushed = move != 0 || look != 0;
    }

    private double speedingUp(double amount, double acceleration, long nanos) {
        boolean wasAtEdge = isAtEdge;
        isAtEdge = amount > AT_EDGE;
        atEdgeSince = wasAtEdge ? atEdgeSince : nanos;
        double share = isAtEdge && acceleration > 0 ? Math.min(1, (nanos - atEdgeSince) * 1e-9 / acceleration) : 0;
        return acceleration == 0 ? 1 : SLOWEST + (1 - SLOWEST) * share;
    }

    private void hold(Set<GameKey> wanted, long nanos) {
        for (GameKey action : GameKey.values()) {
            if (wanted.contains(action) && held.add(action)) {
                keyboard.press(Keyboard.Hand.PAD, action, nanos);
            } else if (!wanted.contains(action) && held.remove(action)) {
                keyboard.release(Keyboard.Hand.PAD, action, nanos);
            }
        }
    }

    /** Releases all buttons and sticks, as when the pad is unplugged or another source drives. */
    void letGo(long nanos) {
        hold(Set.of(), nanos);
        isAtEdge = false;
        if (isPushed) {
            isPushed = false;
            keyboard.push(0, 0, 0, 0, nanos);
        }
    }
}
