package dev.goldenangle.controller.scenario;

import dev.goldenangle.attack.RandomKnobs;
import dev.goldenangle.controller.CapsuleParameter;
import dev.goldenangle.controller.CapsuleSettings;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.world.brush.Brush;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Bodies with any legal knobs, dropped into random worlds: none hangs in the air, gets stuck, passes through a solid,
 * gains energy in the air or gets nearer to a surface than half the skin.
 */
class AnyBodyProperties {
    private static final ParameterTable KNOBS = new ParameterTable(CapsuleParameter.JUMP_SPEED, Arrays.asList(CapsuleParameter.values()), List.of());
    private static final int[] RATES = {30, 60, 128, 250};
    private static final double SAME_PLACE = 1e-3;
    /** Bodies that fall more slowly than this may seem to hang. */
    private static final double LEAST_GRAVITY = 0.05;
    /** If hardly any slope is ground, a body pushed against an almost level crease holds itself there. */
    private static final double LEAST_SLOPE = Math.toRadians(1);

    @Property(tries = 600, shrinking = ShrinkingMode.OFF)
    void anyBodyFallsWithoutHangingOrSinking(@ForAll long seed) {
        assertNull(complaint(seed));
    }

    /** The body touched the corner of the box without speed towards it, and was lifted beside it on every tick. */
    @Test
    void bodyThatTouchesACornerInTheAirDoesNotHang() {
        CapsuleSettings settings = CapsuleSettings.of(KNOBS.defaults().with("step_in_air", "true"));
        for (int rate : RATES) {
            for (double degrees = 0; degrees < 360; degrees += 7.5) {
                WalkingBody body = new WalkingBody(List.of(Brush.box(-0.152f, -0.698f, 0, 0.524f, 1.653f, 2.463f)), settings, rate).at(-0.537, 1.728, 3);
                int tick = 0;
                while (!body.state.grounded && body.state.position.z > 0 && tick++ < rate) {
                    body.push(0.01 * Math.cos(Math.toRadians(degrees)), 0.01 * Math.sin(Math.toRadians(degrees)));
                }
                assertTrue(tick < rate, rate + " Hz, " + degrees + "°: " + body.state.position + " " + body.state.velocity);
            }
        }
    }

    /** The body landed on two surfaces that do not carry a walker, lost the ground there, and landed again, until the tick ended. */
    @Test
    void bodyDoesNotHangWhereItLandsAndLosesTheGroundAgain() {
        assertNull(complaint(69943));
    }

    @Test
    @Tag("study")
    void bodiesInAHundredThousandWorldsFallAsTheyShould() {
        Map<String, Integer> kinds = new TreeMap<>();
        List<String> complaints = new ArrayList<>();
        for (long seed = Long.getLong("first", 0); seed < Long.getLong("first", 0) + Long.getLong("worlds", 100_000); seed++) {
            String complaint = complaint(seed);
            if (complaint != null) {
                complaints.add(complaint);
                kinds.merge(complaint.replaceAll("^seed \\S+ ([a-z ]+?) at.*", "$1"), 1, Integer::sum);
            }
        }
        complaints.stream().limit(Long.getLong("show", 40)).forEach(System.out::println);
        System.out.println(kinds);
        assertEquals(0, complaints.size());
    }

    /** What is wrong with the fall of a seed; null if nothing is. */
    static String complaint(long seed) {
        Randomness random = new Randomness(seed ^ 0xB0D1E5L);
        CapsuleSettings settings = CapsuleSettings.of(new RandomKnobs(random).set(KNOBS));
        List<Brush> world = random.nextInt(2) == 0 ? RandomGround.heap(seed) : box(random);
        WalkingBody body = new WalkingBody(world, settings, RATES[random.nextInt(RATES.length)]);
        body.at(6 * random.nextFloat() - 3, 6 * random.nextFloat() - 3, 4.5 + 4 * random.nextFloat());
        if (body.gap() < settings.skin()) {
            return null;
        }
        String complaint = new Fall(body, settings, random).complaint();
        return complaint == null ? null : "seed " + seed + " " + complaint;
    }

    private static List<Brush> box(Randomness random) {
        return List.of(Brush.box(-8, -8, -1, 8, 8, 0), Brush.box(-side(random), -side(random), 0, side(random), side(random), 2 * side(random)));
    }

    private static float side(Randomness random) {
        return 0.05f + 2 * random.nextFloat();
    }

    /** The fall of one body, with some sideways speed, with or without input in the air. */
    private static final class Fall {
        private final WalkingBody body;
        private final CapsuleSettings settings;
        private final boolean pushes;
        private final float vx;
        private final float vy;
        private double x;
        private double y;
        private double z;
        private boolean walked;
        private int still;
        private int tick;

        Fall(WalkingBody body, CapsuleSettings settings, Randomness random) {
            this.body = body;
            this.settings = settings;
            pushes = random.nextInt(2) == 0;
            vx = 4 * random.nextFloat() - 2;
            vy = 4 * random.nextFloat() - 2;
            body.state.velocity.set(vx, vy, 0);
            stay();
        }

        String complaint() {
            for (; tick < 4 * body.rate && body.state.position.z > -2; tick++) {
                boolean flew = !body.state.grounded;
                double before = energy(pushes && flew);
                if (pushes && flew) {
                    body.push(vx, vy);
                } else {
                    body.rest();
                }
                String problem = hangs() ? "hangs" : isBelowTheFloor() ? "tunnels" : body.gap() < nearest() ? "is too near"
                        : flew && body.flewFreely() && energy(false) > before + slack() ? "gains energy" : null;
                if (problem != null) {
                    return String.format("%s at %d Hz, tick %d: %s %s gap %.4f energy %.3f -> %.3f %s", problem, body.rate, tick, body.state.position, body.state.velocity, body.gap(), before, energy(false), settings);
                }
            }
            return null;
        }

        private void stay() {
            x = body.state.position.x;
            y = body.state.position.y;
            z = body.state.position.z;
            still = 0;
        }

        private boolean hangs() {
            boolean moved = Math.abs(body.state.position.x - x) + Math.abs(body.state.position.y - y) + Math.abs(body.state.position.z - z) > SAME_PLACE;
            boolean holdsItself = pushes && settings.maxSlope() < LEAST_SLOPE;
            if (moved || body.state.grounded || holdsItself || settings.gravity() < LEAST_GRAVITY) {
                stay();
                return false;
            }
            return ++still > body.rate / 4;
        }

        /** A body on foot may squeeze between two walls that leave no room for its skin. */
        private double nearest() {
            walked |= !body.flewFreely();
            return settings.skin() * (walked ? 0.06 : 0.5);
        }

        private boolean isBelowTheFloor() {
            return body.state.position.z < 0 && Math.abs(body.state.position.x) < 8 && Math.abs(body.state.position.y) < 8;
        }

        private double energy(boolean pushed) {
            double horizontal = pushed ? vx * vx + vy * vy : Math.pow(body.state.velocity.horizontalLength(), 2);
            return settings.gravity() * body.state.position.z + (horizontal + Math.pow(body.state.velocity.z, 2)) / 2;
        }

        /** What rounding and the correction of the distance to a surface can add. */
        private double slack() {
            return 1e-3 + settings.gravity() * (settings.skin() / 2 + 1e-5) + 1e-5 * Math.pow(body.state.velocity.length(), 2);
        }
    }
}
