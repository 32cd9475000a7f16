package dev.goldenangle.workbench.viewport.raster;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.workbench.viewport.CameraRig;
import dev.goldenangle.workbench.viewport.hud.ScaleBar;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class ViewTransformTest {
    private static final double QUARTER = Math.PI / 2;

    private static ViewTransform view(double azimuth, double pitch) {
        return new ViewTransform(new Projection(azimuth, pitch, 10), new Vec3(3, 4, 0), 200, 100);
    }

    @Test
    void focusIsAtTheCentre() {
        ViewTransform view = view(1.1, 0.8);
        assertEquals(100, view.x(3, 4), 0.51);
        assertEquals(50, view.y(3, 4, 0), 0.51);
    }

    @Test
    void lookingNorthFromStraightAboveIsAMap() {
        ViewTransform view = view(QUARTER, QUARTER);
        assertEquals(10, view.x(4, 4) - view.x(3, 4), 1e-9);
        assertEquals(-10, view.y(3, 5, 0) - view.y(3, 4, 0), 1e-9);
        assertEquals(0, view.y(3, 4, 9) - view.y(3, 4, 0), 1e-9);
    }

    @Test
    void tiltShortensTheFloorBySineAndHeightByCosine() {
        double pitch = Math.toRadians(48);
        ViewTransform view = view(QUARTER, pitch);
        assertEquals(-10 * Math.sin(pitch), view.y(3, 5, 0) - view.y(3, 4, 0), 1e-9);
        assertEquals(-10 * Math.cos(pitch), view.y(3, 4, 1) - view.y(3, 4, 0), 1e-9);
    }

    @Test
    void farAndLowIsDeeperThanNearAndHigh() {
        Projection projection = new Projection(QUARTER, 0.8, 1);
        assertTrue(projection.depth(0, 2, 0) > projection.depth(0, 1, 0));
        assertTrue(projection.depth(0, 1, 0) > projection.depth(0, 1, 1));
    }

    @Test
    void pixelMapsBackToThePointOnTheFloor() {
        ViewTransform view = view(0.7, 0.9);
        Vec3 back = view.at(view.x(-2, 6), view.y(-2, 6, 1.5), 1.5);
        assertEquals(-2, back.x, 1e-4);
        assertEquals(6, back.y, 1e-4);
    }

    @Test
    void panningMovesTheWorldWithThePointer() {
        CameraRig camera = new CameraRig();
        camera.jumpTo(new Vec3(5, 5, 0));
        ViewTransform before = new ViewTransform(camera.projection(1), camera.focus(), 400, 300);
        camera.pan(before, 40, -25);
        ViewTransform after = new ViewTransform(camera.projection(1), camera.focus(), 400, 300);
        assertEquals(40, after.x(9, 2) - before.x(9, 2), 1.01);
        assertEquals(-25, after.y(9, 2, 0) - before.y(9, 2, 0), 1.01);
        assertEquals(CameraRig.Preset.FREE, camera.preset());
    }

    @Test
    void followingNeverOvershoots() {
        CameraRig camera = new CameraRig();
        camera.jumpTo(new Vec3());
        float last = 0;
        for (int i = 0; i < 240; i++) {
            camera.follow(new Vec3(10, 0, 0), 0, 1 / 60.0);
            assertTrue(camera.focus().x >= last && camera.focus().x <= 10.001f, "frame " + i + " at " + camera.focus().x);
            last = camera.focus().x;
        }
        assertEquals(10, last, 0.01);
    }

    @Test
    void zoomingInFreeKeepsThePointUnderThePointer() {
        CameraRig camera = new CameraRig();
        camera.jumpTo(new Vec3(1, 2, 0));
        camera.choose(CameraRig.Preset.FREE);
        ViewTransform before = new ViewTransform(camera.projection(1), camera.focus(), 400, 300);
        Vec3 under = before.at(320, 60, 0);
        camera.zoom(before, 2, 320, 60);
        ViewTransform after = new ViewTransform(camera.projection(1), camera.focus(), 400, 300);
        assertEquals(320, after.x(under), 1.5);
        assertEquals(60, after.y(under), 1.5);
        assertEquals(2 * before.scale(), after.scale(), 1e-9);
    }

    @Test
    void scaleBarIsTheLongestRoundLengthThatFits() {
        assertEquals(2, ScaleBar.metres(27));
        assertEquals(50, ScaleBar.metres(1.5));
        assertEquals(0.5, ScaleBar.metres(160));
    }
}
