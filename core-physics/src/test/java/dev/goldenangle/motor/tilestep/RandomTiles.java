package dev.goldenangle.motor.tilestep;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.math.Randomness;

import java.util.Locale;

/** Small worlds of random heights with props, a standing creature, a walking one, and a mount. */
public final class RandomTiles {
    private static final int SIDE = 12;

    private RandomTiles() {
    }

    public static Level level(Randomness chance) {
        return LevelReader.read("random", text(chance)
                + String.format(Locale.ROOT, "[[creature]]\nposition = [0.5, 0.5, 0]\nwalk = [[11.5, 0.5, 0], [11.5, 11.5, 0], [0.5, 11.5, 0]]\nspeed = %f\n", 0.5f + 4 * chance.nextFloat()), 1f);
    }

    /** The same without the walking creature. */
    public static Level still(Randomness chance) {
        return LevelReader.read("random", text(chance), 1f);
    }

    private static String text(Randomness chance) {
        StringBuilder text = new StringBuilder("format = \"tile\"\nrows = [\n");
        for (int y = 0; y < SIDE; y++) {
            text.append('"');
            for (int x = 0; x < SIDE; x++) {
                // The outer lane is flat, so that a creature can walk around it.
                boolean isLane = x == 0 || y == 0 || x == SIDE - 1 || y == SIDE - 1;
                text.append(isLane ? '0' : "000001112#".charAt(chance.nextInt(10)));
            }
            text.append("\",\n");
        }
        text.append("]\n[[spawn]]\nposition = [0.5, 5.5, 0]\n");
        for (int i = 0; i < 5; i++) {
            float x = 1 + 9 * chance.nextFloat();
            float y = 1 + 9 * chance.nextFloat();
            text.append(String.format(Locale.ROOT, "[[prop]]\nmin = [%f, %f]\nmax = [%f, %f]\nheight = %f\nwalkable_top = %s\n", x, y, x + 0.2f + chance.nextFloat(), y + 0.2f + chance.nextFloat(),
                    0.3f + chance.nextFloat(), chance.nextInt(2) == 0));
        }
        text.append(String.format(Locale.ROOT, "[[creature]]\nposition = [%f, 11.5, 0]\n", 2 + 8 * chance.nextFloat()));
        text.append("[[creature]]\nposition = [0.6, 7.5, 0]\nmount = true\n");
        return text.toString();
    }
}
