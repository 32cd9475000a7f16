package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.raster.Paints;
import javafx.scene.paint.Color;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The meaning of a trail's colour. There are few colours, so that long sections are drawn in one go. */
public enum TrailColour {
    SPEED("viewport.trail.speed") {
        @Override
        public int bucket(RunReader run, SpeedRamp ramp, int tick) {
            return (int) Math.round(ramp.share(run.speed(tick) / run.w()) * (RAMP - 1));
        }

        @Override
        Color colour(Appearance look, int bucket) {
            return blend(look.theme() == Theme.DARK ? SPEED_DARK : SPEED_LIGHT, bucket / (RAMP - 1.0));
        }
    },
    GAIN("viewport.trail.gain") {
        @Override
        public int bucket(RunReader run, SpeedRamp ramp, int tick) {
            double possible = run.gainPossible(tick);
            double share = possible > 0 ? Math.max(-1, Math.min(1, run.gainMade(tick) / possible)) : 0;
            return (int) Math.round((0.5 + 0.5 * share) * (RAMP - 1));
        }

        @Override
        Color colour(Appearance look, int bucket) {
            return blend(look.theme() == Theme.DARK ? GAIN_DARK : GAIN_LIGHT, bucket / (RAMP - 1.0));
        }
    },
    LOSS("viewport.trail.loss") {
        @Override
        public int bucket(RunReader run, SpeedRamp ramp, int tick) {
            int worst = CAUSES.length;
            float most = (float) (-1e-4 * run.w());
            for (SpeedCause cause : CAUSES) {
                float change = run.cause(cause, tick);
                if (change < most) {
                    most = change;
                    worst = cause.ordinal();
                }
            }
            return worst;
        }

        @Override
        Color colour(Appearance look, int bucket) {
            return look.color(bucket == CAUSES.length ? Token.CHART_6 : causeToken(CAUSES[bucket]));
        }
    };

    private static final int RAMP = 24;
    private static final SpeedCause[] CAUSES = SpeedCause.values();
    private static final List<Color> SPEED_DARK = colours("#4A4FA6", "#3480BA", "#20A99C", "#7CCB5E", "#F3E255");
    private static final List<Color> SPEED_LIGHT = colours("#2B1B66", "#1E5796", "#12857E", "#5C9A2C", "#C39A00");
    private static final List<Color> GAIN_DARK = colours("#E0633A", "#7D4333", "#4A505C", "#1B5F53", "#30B98A");
    private static final List<Color> GAIN_LIGHT = colours("#C8431A", "#EDB9A3", "#C9CED6", "#8FCFB4", "#0B7C55");

    private final String text;

    TrailColour(String text) {
        this.text = text;
    }

    public String label() {
        return Messages.text(text);
    }

    /** @return the number of the colour of a tick */
    public abstract int bucket(RunReader run, SpeedRamp ramp, int tick);

    abstract Color colour(Appearance look, int bucket);

    /** All colours as pixels. */
    public int[] inks(Appearance look) {
        return IntStream.rangeClosed(0, Math.max(RAMP, CAUSES.length + 1) - 1).map(i -> Paints.argb(colour(look, Math.min(i, this == LOSS ? CAUSES.length : RAMP - 1)))).toArray();
    }

    /** The colours of the ramp for a legend; empty for modes with named colours. */
    public List<Color> ramp(Appearance look) {
        return this == LOSS ? List.of() : IntStream.range(0, RAMP).mapToObj(i -> colour(look, i)).toList();
    }

    /** Groups causes of speed loss into a few kinds: ground, air, walls, others. */
    public static Token causeToken(SpeedCause cause) {
        return switch (cause) {
            case FRICTION, LANDING -> Token.CHART_3;
            case WALL, STEP -> Token.CHART_4;
            case AIR_RESISTANCE, GRAVITY, SHAPING -> Token.CHART_1;
            default -> Token.CHART_5;
        };
    }

    private static List<Color> colours(String... hex) {
        return Arrays.stream(hex).map(Color::web).toList();
    }

    private static Color blend(List<Color> stops, double share) {
        double at = Math.max(0, Math.min(1, share)) * (stops.size() - 1);
        int from = (int) Math.min(stops.size() - 2, Math.floor(at));
        return stops.get(from).interpolate(stops.get(from + 1), at - from);
    }
}
