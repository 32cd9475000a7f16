package dev.goldenangle.motor.arena;

import dev.goldenangle.attack.RandomKnobs;
import dev.goldenangle.command.Command;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.parameter.ParameterSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * The solver compared with a fine grid of angles, each local maximum refined by golden section search, with parameters
 * anywhere between their limits. The rules of the push are implemented here a second time, in double precision.
 */
class BestPushProperties {
    private static final int COMB = 1000;
    private static final int CLIMB = 50;
    private static final double SECTION = (Math.sqrt(5) - 1) / 2;
    private static final int QUESTIONS = 8;

    @Property(tries = 100)
    void noAngleGainsMoreThanTheBestOne(@ForAll long seed) {
        Randomness random = new Randomness(seed);
        ParameterSet knobs = new RandomKnobs(random).set(new ArenaModel().parameters());
        BestPush best = new BestPush(new PlanarPush(knobs), new GoldenAngle(knobs));
        for (int i = 0; i < QUESTIONS; i++) {
            float speed = (float) (knobs.w() * 6 * random.nextFloat() * random.nextFloat());
            float magnitude = random.nextInt(3) > 0 ? 1f : random.nextFloat();
            float offset = random.nextInt(2) == 0 ? MoveIntent.offset(random.nextInt(3) - 1, random.nextInt(3) - 1) : (float) ((random.nextFloat() * 2 - 1) * Math.PI);
            Question question = new Question(knobs, speed, magnitude, offset);
            best.solveAir(speed, magnitude, offset);
            double most = question.most();
            double made = question.gain(best.angle);
            double allowed = 1e-6 + 1e-6 * most + 1e-7 * speed;
            assertTrue(made >= most - allowed, () -> question + ": " + most + " can be won, " + made + " at " + best.angle);
            assertEquals(made, best.gain, allowed, () -> question + " at " + best.angle);
        }
    }

    /** Earlier calls do not affect a result. */
    @Property(tries = 200)
    void sameInputGivesTheSameResult(@ForAll long seed) {
        Randomness random = new Randomness(seed);
        ParameterSet knobs = new RandomKnobs(random).set(new ArenaModel().parameters());
        BestPush used = new BestPush(new PlanarPush(knobs), new GoldenAngle(knobs));
        for (int i = 0; i < 20; i++) {
            float speed = (float) (knobs.w() * random.nextInt(4));
            float magnitude = random.nextInt(2) == 0 ? 1f : 0.5f;
            float offset = MoveIntent.offset(random.nextInt(3) - 1, random.nextInt(3) - 1);
            BestPush fresh = new BestPush(new PlanarPush(knobs), new GoldenAngle(knobs));
            fresh.solveAir(speed, magnitude, offset);
            used.solveAir(speed, magnitude, offset);
            assertEquals(fresh.angle, used.angle);
            assertEquals(fresh.gain, used.gain);
        }
    }

    /** The keys last compared do not affect a choice. */
    @Property(tries = 200)
    void sameStateGivesTheSameBestKeys(@ForAll long seed) {
        Randomness random = new Randomness(seed);
        ParameterSet knobs = new RandomKnobs(random).set(new ArenaModel().parameters());
        ArenaTheory used = new ArenaTheory(knobs);
        float speed = (float) (knobs.w() * 3 * random.nextFloat());
        for (int i = 0; i < 20; i++) {
            speed *= 0.98f + 0.04f * random.nextFloat();
            Command expected = new Command();
            Command chosen = new Command();
            assertEquals(new ArenaTheory(knobs).bestKeys(Arena.flying(speed, 0), expected, 1), used.bestKeys(Arena.flying(speed, 0), chosen, 1));
            assertEquals(expected, chosen);
        }
    }

    private record Question(ParameterSet knobs, float speed, float magnitude, float offset) {
        double most() {
            double[] combed = new double[COMB + 1];
            for (int i = 0; i <= COMB; i++) {
                combed[i] = gain((float) angle(i));
            }
            double most = 0;
            for (int i = 0; i <= COMB; i++) {
                boolean isHill = (i == 0 || combed[i] >= combed[i - 1]) && (i == COMB || combed[i] >= combed[i + 1]);
                most = Math.max(most, isHill ? climb(angle(Math.max(0, i - 1)), angle(Math.min(COMB, i + 1))) : combed[i]);
            }
            return most;
        }

        private static double angle(int i) {
            return Math.PI / 2 * i / COMB;
        }

        private double climb(double from, double to) {
            double low = from;
            double high = to;
            for (int i = 0; i < CLIMB; i++) {
                double left = high - SECTION * (high - low);
                double right = low + SECTION * (high - low);
                if (gain(left) > gain(right)) {
                    high = right;
                } else {
                    low = left;
                }
            }
            float near = (float) ((low + high) / 2);
            return Math.max(gain(near), Math.max(gain(Math.min(Angles.PI / 2, Math.nextUp(near))), gain(Math.max(0f, Math.nextDown(near)))));
        }

        @Override
        public String toString() {
            return knobs.asText() + " at " + speed + ", " + magnitude + ", " + offset;
        }

        double gain(double angle) {
            double turn = Math.abs(angle - offset);
            double theta = turn > Math.PI ? 2 * Math.PI - turn : turn;
            double gain = 1 + (knob(ArenaParameter.G_MIN) + (knob(ArenaParameter.G_PEAK) - knob(ArenaParameter.G_MIN)) * quality(theta) - 1) * blend();
            double intent = magnitude * knob(ArenaParameter.MAX_SPEED_AIR) * gain;
            double accel = knob(ArenaParameter.AIR_ACCEL_BASE) / knob(ArenaParameter.TICK_RATE);
            double cos = Math.cos(angle);
            double push = Math.max(0, Math.min(intent - speed * cos, accel * gain * intent));
            push += Math.max(0, gain - 1) * knob(ArenaParameter.BONUS_SCALE) * accel * magnitude * knob(ArenaParameter.MAX_SPEED_AIR);
            double won = push * (2 * speed * cos + push);
            return won > 0 ? won / (Math.sqrt((double) speed * speed + won) + speed) : 0;
        }

        private double quality(double theta) {
            double target = knob(ArenaParameter.THETA_TARGET);
            double falloff = knob(ArenaParameter.THETA_FALLOFF);
            double q = theta < target ? theta / target : falloff == 0 ? 1 : Math.max(0, 1 - (theta - target) / falloff);
            return knobs.isOn(ArenaParameter.QUALITY_SMOOTHING) ? q * q * (3 - 2 * q) : q;
        }

        private double blend() {
            double start = knob(ArenaParameter.BLEND_SPEED_START);
            double end = knob(ArenaParameter.BLEND_SPEED_END);
            return end <= start ? speed >= start ? 1 : 0 : Math.max(0, Math.min(1, (speed - start) / (end - start)));
        }

        private double knob(ArenaParameter parameter) {
            return knobs.getFloat(parameter);
        }
    }
}
