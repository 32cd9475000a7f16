package dev.goldenangle.map;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads how far the doors and lifts of a brush map move, by the rules of Quake. */
final class MovingReader {
    /** Doors that turn, or move in two stages: their open position is treated as empty. */
    private static final Set<String> VANISHING = Set.of("func_door_secret", "func_door_rotating");
    private static final double LIP = 8;
    /** Quake leaves an entity out on easy, normal or hard, or in deathmatch. */
    private static final int LEFT_OUT = 256 | 512 | 1024 | 2048;
    private final EntityValues values;
    private final BrushMaker maker;
    private final double scale;

    /** Builds the moved brushes with its own list of problems, because the drawn ones are reported already. */
    MovingReader(EntityValues values, double scale) {
        this.values = values;
        this.scale = scale;
        maker = new BrushMaker(scale, new Problems(), () -> false);
    }

    /** @param drawn the solid brushes of the entity, as built */
    Optional<MovingPart> read(MapSource.Entity entity, List<Brush> drawn) {
        boolean lift = entity.classname().equals("func_plat");
        boolean slides = entity.classname().equals("func_door");
        boolean vanishes = VANISHING.contains(entity.classname()) || !lift && !slides && entity.classname().startsWith("func_") && isLeftOut(entity);
        if (drawn.isEmpty() || !lift && !vanishes && !slides) {
            return Optional.empty();
        }
        double[] offset = vanishes ? new double[3] : lift ? new double[] {0, 0, -drop(entity, drawn)} : slide(entity, drawn);
        List<MapSource.Brush> shifted = vanishes ? List.of() : entity.brushes().stream().filter(Solidity::isSolidBrush).map(brush -> shifted(brush, offset)).toList();
        Vec3 scaled = new Vec3((float) (offset[0] * scale), (float) (offset[1] * scale), (float) (offset[2] * scale));
        return Optional.of(new MovingPart(lift ? MovingPart.Kind.LIFT : MovingPart.Kind.DOOR, drawn, maker.build(shifted), scaled));
    }

    private boolean isLeftOut(MapSource.Entity entity) {
        return ((int) values.number(entity, "spawnflags", 0) & LEFT_OUT) != 0;
    }

    private double drop(MapSource.Entity entity, List<Brush> drawn) {
        double height = values.number(entity, "height", 0);
        return limited(height != 0 ? height : size(drawn, 2) - LIP);
    }

    /** The size of the part along its direction, less the lip. */
    private double[] slide(MapSource.Entity entity, List<Brush> drawn) {
        double angle = entity.has("angles") || entity.has("mangle") ? 0 : values.number(entity, "angle", 0);
        double yaw = values.pitchAndYaw(entity)[1];
        double[] way = angle == -1 || angle == -2 ? new double[] {0, 0, angle == -1 ? 1 : -1} : new double[] {Angles.cos((float) yaw), Angles.sin((float) yaw), 0};
        double length = 0;
        for (int axis = 0; axis < 3; axis++) {
            length += Math.abs(way[axis]) * size(drawn, axis);
        }
        length = limited(length - values.number(entity, "lip", LIP));
        return new double[] {way[0] * length, way[1] * length, way[2] * length};
    }

    private static double limited(double length) {
        return Math.max(-MapLimits.MAX_COORDINATE, Math.min(MapLimits.MAX_COORDINATE, length));
    }

    private double size(List<Brush> brushes, int axis) {
        double low = brushes.stream().mapToDouble(brush -> brush.min(axis)).min().orElse(0);
        double high = brushes.stream().mapToDouble(brush -> brush.max(axis)).max().orElse(0);
        return (high - low) / scale;
    }

    private static MapSource.Brush shifted(MapSource.Brush brush, double[] offset) {
        List<MapSource.Face> faces = new ArrayList<>();
        for (MapSource.Face face : brush.faces()) {
            double[] points = face.points().clone();
            for (int i = 0; i < points.length; i++) {
                points[i] += offset[i % 3];
            }
            faces.add(new MapSource.Face(points, face.texture(), face.contents()));
        }
        return new MapSource.Brush(faces, brush.whole(), brush.line(), brush.column());
    }
}
