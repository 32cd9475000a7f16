package dev.goldenangle.motor.marathon;

import dev.goldenangle.math.Rounding;
import dev.goldenangle.parameter.ParameterSet;

import java.util.List;

/** Sample shots: one for every property a projectile can have, with the numbers of a preset. */
final class Arsenal {
    /**
     * Properties of a shot that are not parameters.
     *
     * @param first the first of its parameters; the others follow in enum order
     */
    private record Sort(String name, ShotParameter first, int radius, int traits) {
    }

    private static final List<Sort> SORTS = List.of(
            new Sort("Grenade: gravity", ShotParameter.GRENADE_SPEED, 0, 0),
            new Sort("Mortar: double gravity", ShotParameter.MORTAR_SPEED, 0, 0),
            new Sort("Spit: half gravity", ShotParameter.SPIT_SPEED, 0, 0),
            new Sort("Ball: bounces", ShotParameter.BALL_SPEED, 64, 0),
            new Sort("Rocket: guided", ShotParameter.ROCKET_SPEED, 64, 0),
            new Sort("Bolt: straight", ShotParameter.BOLT_SPEED, 102, 0),
            new Sort("Flame: wanders, persistent", ShotParameter.FLAME_SPEED, 341, ShotKind.PERSISTENT),
            new Sort("Torpedo: passes liquids", ShotParameter.TORPEDO_SPEED, 51, ShotKind.PASSES_MEDIA));

    private Arsenal() {
    }

    static List<String> names() {
        return SORTS.stream().map(Sort::name).toList();
    }

    static List<ShotKind> of(ParameterSet set) {
        return SORTS.stream().map(sort -> kind(sort, set)).toList();
    }

    private static ShotKind kind(Sort sort, ParameterSet set) {
        double[] knobs = new double[6];
        for (int i = 0; i < knobs.length; i++) {
            knobs[i] = set.get(ShotParameter.values()[sort.first.ordinal() + i]);
        }
        double rate = ShotParameter.TICKS_PER_SECOND;
        int wander = round(knobs[2] * 1024);
        int range = round(knobs[5] * 1024);
        return new ShotKind(sort.name, round(knobs[0] * 1024 / rate), range == 0 ? -1 : range, sort.radius, round(knobs[1] * 2048 / (rate * rate)), wander, wander,
                round(knobs[3] * 256), round(knobs[4] * 512 / (2 * Math.PI) / (rate / 2)), sort.traits);
    }

    private static int round(double value) {
        return (int) Rounding.rint(value);
    }
}
