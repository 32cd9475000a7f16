package dev.goldenangle.map;

import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushBuilder;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Turns what a file says of brushes into brushes of the level's scale, noting those that are none. */
final class BrushMaker {
    private final BrushBuilder builder;
    private final double scale;
    private final Problems problems;
    private final BooleanSupplier isGivenUp;

    /** @param isGivenUp asked for every brush */
    BrushMaker(double scale, Problems problems, BooleanSupplier isGivenUp) {
        builder = new BrushBuilder(scale);
        this.scale = scale;
        this.problems = problems;
        this.isGivenUp = isGivenUp;
    }

    List<Brush> build(List<MapSource.Brush> sources) {
        List<Brush> brushes = new ArrayList<>();
        for (MapSource.Brush source : sources) {
            if (isGivenUp.getAsBoolean()) {
                throw new CancellationException();
            }
            if (source.whole()) {       // the parser has already told why it is not
                build(source, brushes);
            }
        }
        return brushes;
    }

    private void build(MapSource.Brush source, List<Brush> dest) {
        int flat = 0;
        for (MapSource.Face face : source.faces()) {
            double[] p = face.points();
            flat += builder.addFace(p[0] * scale, p[1] * scale, p[2] * scale, p[3] * scale, p[4] * scale, p[5] * scale,
                    p[6] * scale, p[7] * scale, p[8] * scale, face.texture()) ? 0 : 1;
        }
        if (flat > 0) {
            problems.add(source.line(), source.column(), flat + " of " + source.faces().size()
                    + " faces have their three points on one line and bound nothing; ignored");
        }
        BrushBuilder.Result result = builder.build();
        if (result.brush() == null) {
            problems.add(source.line(), source.column(), result.fault().reason() + "; dropped");
        } else {
            dest.add(result.brush());
        }
    }
}
