package dev.goldenangle.workbench.viewport;

import dev.goldenangle.map.Level;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.viewport.frame.Section;
import dev.goldenangle.workbench.viewport.raster.Paints;
import dev.goldenangle.workbench.viewport.raster.ViewTransform;
import dev.goldenangle.workbench.viewport.raster.WorldImage;
import dev.goldenangle.workbench.viewport.scenery.Scenery;
import dev.goldenangle.workbench.viewport.scenery.SceneryMaker;

/**
 * The picture of a level around a mover, cut, drawn and faded as in the window. Tells how much of the mover, and of the floor it could walk to,
 * is visible.
 */
final class SeenFromCamera {
    private static final int WIDTH = 800;
    private static final int HEIGHT = 588;
    /** The number of directions and the distances in metres at which the floor is tested. */
    private static final int DIRECTIONS = 16;
    private static final double[] METRES = {0.75, 1.5, 2.25, 3};
    /** A larger difference from the floor under the mover means another floor. */
    private static final double SAME_FLOOR_METRES = 0.3;
    /** A step may hide what is behind it. */
    private static final double STEP_METRES = 0.4;
    private final Level level;
    private final SceneryMaker painter;
    private final Scenery whole;
    private final boolean roofed;
    private final double metre;
    private final WorldImage image = new WorldImage();
    private final Section section = new Section();
    private double cutAt = Double.NaN;

    SeenFromCamera(Level level) {
        this.level = level;
        painter = SceneryMaker.of(level);
        whole = painter.scenery();
        roofed = painter.isRoofed();
        metre = level.unitsPerMetre();
        image.setPaints(Paints.of(new Appearance()));
    }

    boolean isRoofed() {
        return roofed;
    }

    /** Metres of free space above a mover's head; infinite under the sky. */
    double airAbove(Vec3 at, Body body) {
        return (painter.ceilingAbove(at.x, at.y, at.z + body.top()) - at.z - body.top()) / metre;
    }

    /**
     * @param mover the visible share of its head, middle and shins
     * @param floor the visible share of the places it could walk to; 1 if there are none
     */
    record Seen(double mover, double floor) {
    }

    Seen look(CameraRig.Preset preset, Vec3 at, Body body) {
        double ground = painter.standsOn(at, body);
        double height = ShownScenery.cutHeight(section, level, painter, roofed, at, ground, body.top() - body.bottom());
        if (height != cutAt) {
            cutAt = height;
            image.setScenery(ShownScenery.cut(painter, whole, height), painter.floor(), metre);
        }
        CameraRig camera = new CameraRig();
        camera.choose(preset);
        camera.glide(1);
        image.setSmooth(false);
        image.draw(new ViewTransform(camera.projection(metre), new Vec3(at.x, at.y, (float) ground), WIDTH, HEIGHT));
        image.fadeBefore(at, body, ground, painter::isSolid);
        return new Seen(seenOf(at, body), seenAround(at, ground, body));
    }

    private double seenOf(Vec3 at, Body body) {
        int seen = 0;
        for (double height : new double[] {body.top(), (body.top() + body.bottom()) / 2, body.bottom() + STEP_METRES * metre}) {
            seen += image.hides(at.x, at.y, at.z + height) ? 0 : 1;
        }
        return seen / 3.0;
    }

    private double seenAround(Vec3 at, double ground, Body body) {
        int all = 0;
        int seen = 0;
        for (int i = 0; i < DIRECTIONS; i++) {
            double dx = Math.cos(2 * Math.PI * i / DIRECTIONS) * metre;
            double dy = Math.sin(2 * Math.PI * i / DIRECTIONS) * metre;
            for (double far : METRES) {
                double floor = painter.groundBelow(at.x + far * dx, at.y + far * dy, ground + SAME_FLOOR_METRES * metre);
                if (Math.abs(floor - ground) > SAME_FLOOR_METRES * metre || !isWay(at, dx, dy, far, ground, body)) {
                    break;
                }
                all++;
                seen += isSeen(at.x + far * dx, at.y + far * dy, floor) ? 1 : 0;
            }
        }
        return all == 0 ? 1 : seen / (double) all;
    }

    private boolean isSeen(double x, double y, double floor) {
        return !image.hides(x, y, floor + 0.02 * metre) || !image.hides(x, y, floor + STEP_METRES * metre);
    }

    /** Whether nothing solid is between the mover and slightly beyond a place, at the height of its shins, knees and middle. */
    private boolean isWay(Vec3 at, double dx, double dy, double far, double ground, Body body) {
        for (double gone = 0.25; gone <= far + 0.4; gone += 0.25) {
            double x = at.x + gone * dx;
            double y = at.y + gone * dy;
            if (painter.isSolid(x, y, ground + SAME_FLOOR_METRES * metre) || painter.isSolid(x, y, ground + 0.5 * metre) || painter.isSolid(x, y, ground + (body.top() - body.bottom()) / 2)) {
                return false;
            }
        }
        return true;
    }
}
