package dev.goldenangle.map;

import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushBuilder;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Builds brushes in the level's scale from the faces in a file, and reports the ones that cannot be built. */
final class BrushMaker {
    private final BrushBuilder builder;
    private final double scale;
    private final Problems problems;
    private final BooleanSupplier isCancelled;

    /** @param isCancelled checked before every brush; true cancels the loading */
    BrushMaker(double scale, Problems problems, BooleanSupplier isCancelled) {
        builder = new BrushBuilder(scale);
        this.scale = scale;
        this.problems = problems;
        this.isCancelled = isCancelled;
    }

    List<Brush> build(List<MapSource.Brush> sources) {
        List<Brush> brushes = new ArrayList<>();
        for (MapSource.Brush source : sources) {
            if (isCancelled.getAsBoolean()) {
                throw new CancellationException();
            }
            if (source.whole()) {       // if not, the parser has already reported why
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
