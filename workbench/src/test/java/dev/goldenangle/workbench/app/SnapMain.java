package dev.goldenangle.workbench.app;

import dev.goldenangle.workbench.look.Theme;
import dev.goldenangle.workbench.session.ShippedLibrary;

import java.nio.file.Path;

/** Writes one picture of the window, for looking at it while working on it. */
final class SnapMain {
    private SnapMain() {
    }

    public static void main(String[] args) throws Exception {
        int width = Integer.parseInt(args[1]);
        int height = Integer.parseInt(args[2]);
        WindowSnapshot.startToolkit(width, height);
        Opening opening = Opening.of(new ShippedLibrary(), args[4], args[5]);
        WindowSnapshot.write(new WindowSnapshot.Request(opening, args[6], Double.parseDouble(args[7]), width, height, Theme.valueOf(args[3])), Path.of(args[0]));
        System.exit(0);
    }
}
