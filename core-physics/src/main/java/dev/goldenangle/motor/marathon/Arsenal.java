package dev.goldenangle.motor.marathon;

import java.util.List;

/** Shots to try the rules with: one for every trait a projectile can have. */
public final class Arsenal {
    public static final List<ShotKind> KINDS = List.of(
            new ShotKind("Grenade: gravity", 256, -1, 0, ShotKind.GRAVITY),
            new ShotKind("Mortar: double gravity", 256, -1, 0, ShotKind.DOUBLE_GRAVITY),
            new ShotKind("Spit: half gravity", 128, -1, 0, ShotKind.HALF_GRAVITY),
            new ShotKind("Ball: bounces", 64, -1, 64, ShotKind.GRAVITY | ShotKind.REBOUNDS),
            new ShotKind("Rocket: guided", 128, -1, 64, ShotKind.GUIDED),
            new ShotKind("Bolt: straight", 341, -1, 102, 0),
            new ShotKind("Flame: wanders, persistent", 341, 6144, 341, ShotKind.PERSISTENT | ShotKind.HORIZONTAL_WANDER | ShotKind.VERTICAL_WANDER),
            new ShotKind("Torpedo: passes liquids", 128, -1, 51, ShotKind.PASSES_MEDIA));

    private Arsenal() {
    }
}
