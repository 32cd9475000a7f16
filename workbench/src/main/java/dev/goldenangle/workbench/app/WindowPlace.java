package dev.goldenangle.workbench.app;

import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.app.window.WorkbenchWindow;
import javafx.geometry.Rectangle2D;

import java.util.List;

/** Finds the place where the window opens, so that its title bar is always on a screen. */
final class WindowPlace {
    /** Height a window manager may add around the window. */
    static final double TITLE_BAR = 40;

    private WindowPlace() {
    }

    /** The place where the window was closed, with its frame, on a screen that exists now. */
    static Rectangle2D saved(Settings settings, List<Rectangle2D> screens) {
        return fit(settings.get("x", Double.NaN), settings.get("y", Double.NaN), Math.max(WorkbenchWindow.MIN_WIDTH, settings.get("width", WorkbenchWindow.DEFAULT_WIDTH)),
                Math.max(WorkbenchWindow.MIN_HEIGHT, settings.get("height", WorkbenchWindow.DEFAULT_HEIGHT)) + TITLE_BAR, screens);
    }

    /** @param width of the content, without the frame */
    static void save(Settings settings, double x, double y, double width, double height) {
        settings.set("width", width);
        settings.set("height", height);
        settings.set("x", x);
        settings.set("y", y);
    }

    /**
     * Moves and shrinks a window until it lies on one screen: the screen that shows most of it, or the first one.
     * @param wanted the saved place with its frame; a position that is not a number means the centre
     * @param screens the usable area of each screen, the primary screen first
     */
    static Rectangle2D fit(double x, double y, double width, double height, List<Rectangle2D> screens) {
        boolean isPlaced = Double.isFinite(x) && Double.isFinite(y);
        Rectangle2D screen = screens.get(0);
        for (Rectangle2D each : screens) {
            screen = isPlaced && overlap(x, y, width, height, each) > overlap(x, y, width, height, screen) ? each : screen;
        }
        double fittingWidth = Math.min(width, screen.getWidth());
        double fittingHeight = Math.min(height, screen.getHeight());
        double wantedX = isPlaced ? x : screen.getMinX() + (screen.getWidth() - fittingWidth) / 2;
        double wantedY = isPlaced ? y : screen.getMinY() + (screen.getHeight() - fittingHeight) / 2;
        return new Rectangle2D(clamp(wantedX, screen.getMinX(), screen.getMaxX() - fittingWidth), clamp(wantedY, screen.getMinY(), screen.getMaxY() - fittingHeight), fittingWidth, fittingHeight);
    }

    private static double clamp(double value, double from, double to) {
        return Math.max(from, Math.min(to, value));
    }

    private static double overlap(double x, double y, double width, double height, Rectangle2D screen) {
        double across = Math.min(x + width, screen.getMaxX()) - Math.max(x, screen.getMinX());
        double down = Math.min(y + height, screen.getMaxY()) - Math.max(y, screen.getMinY());
        return across > 0 && down > 0 ? across * down : 0;
    }
}
