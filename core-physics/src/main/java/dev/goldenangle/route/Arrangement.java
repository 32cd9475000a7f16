package dev.goldenangle.route;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.MovingPart;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A level with some of its doors and lifts at the other end of their motion.
 *
 * @param tests moves in that world
 * @param moved the parts that are not where they are drawn
 */
record Arrangement(TestWalk tests, Set<MovingPart> moved) {
    /** A lift or door this far below the feet carries the mover. */
    private static final float GAP_METRES = 0.1f;

    /** As drawn; everything moved; only the doors moved, so that a lift can lead to a door. */
    static List<Arrangement> all(Model model, ParameterSet parameters, Level level, TestWalk drawn) {
        List<MovingPart> doors = level.moving().stream().filter(part -> part.kind() == MovingPart.Kind.DOOR).toList();
        List<Arrangement> all = new ArrayList<>();
        all.add(new Arrangement(drawn, Set.of()));
        if (!level.moving().isEmpty() && level.world() instanceof BrushWorld world) {
            all.add(of(model, parameters, level, world, level.moving()));
            if (!doors.isEmpty() && doors.size() < level.moving().size()) {
                all.add(of(model, parameters, level, world, doors));
            }
        }
        return all;
    }

    private static Arrangement of(Model model, ParameterSet parameters, Level level, BrushWorld world, List<MovingPart> parts) {
        Set<Brush> drawn = Collections.newSetFromMap(new IdentityHashMap<>());
        parts.forEach(part -> drawn.addAll(part.drawn()));
        List<Brush> solids = new ArrayList<>(world.brushes().stream().filter(brush -> !drawn.contains(brush)).toList());
        parts.forEach(part -> solids.addAll(part.moved()));
        Level moved = new Level(level.name(), level.hash(), level.unitsPerMetre(), BrushWorld.of(solids), level.spawns(), level.zones(), level.entities(), level.problems());
        Set<MovingPart> set = Collections.newSetFromMap(new IdentityHashMap<>());
        set.addAll(parts);
        return new Arrangement(new TestWalk(model, parameters, moved), set);
    }

    /** The part that a mover stands on. */
    Optional<MovingPart> under(List<MovingPart> parts, Vec3 at, float feet, float radius, float metre) {
        return parts.stream().filter(part -> (moved.contains(part) ? part.moved() : part.drawn()).stream()
                .anyMatch(brush -> isOn(brush, at, feet, radius, GAP_METRES * metre))).findFirst();
    }

    private static boolean isOn(Brush brush, Vec3 at, float feet, float radius, float gap) {
        return Math.abs(feet - brush.max(2)) < gap && at.x > brush.min(0) - radius && at.x < brush.max(0) + radius
                && at.y > brush.min(1) - radius && at.y < brush.max(1) + radius;
    }

    /** How far a part moves from another arrangement to this one. */
    Vec3 shift(MovingPart part, Arrangement from) {
        Vec3 shift = new Vec3();
        if (moved.contains(part) != from.moved.contains(part)) {
            shift.set(part.offset());
            return moved.contains(part) ? shift : shift.scale(-1f);
        }
        return shift;
    }
}
