package dev.goldenangle.toolkit.meshes;

import dev.goldenangle.map.MeshText;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Mesh import settings; missing ones are guessed.
 *
 * @param unit  its unit of length
 * @param up    which of its axes points up
 * @param sides whether its triangles bound a solid or are two-sided sheets
 */
public record MeshOptions(MeshUnit unit, Up up, MeshText.Sides sides) {
    public enum Up { GUESS, Y, Z }

    /** Units of length used by meshes. */
    public enum MeshUnit {
        GUESS(1), M(1), CM(0.01), MM(0.001), IN(0.0254), FT(0.3048), QU(1 / 32.0);

        private final double metres;

        MeshUnit(double metres) {
            this.metres = metres;
        }

        public double metres() {
            return metres;
        }
    }

    public static final MeshOptions GUESSED = new MeshOptions(MeshUnit.GUESS, Up.GUESS, MeshText.Sides.CLOSED);

    /**
     * Parses settings such as {@code unit=cm,up=z,sides=double}.
     *
     * @throws IllegalArgumentException with the reason, if a setting is invalid
     */
    public static MeshOptions parse(String text) {
        MeshOptions options = GUESSED;
        for (String setting : text.split("[,&]")) {
            String[] parts = setting.split("=", 2);
            String value = parts.length == 2 ? parts[1].toUpperCase(Locale.ROOT) : "";
            options = switch (parts[0]) {
                case "unit" -> new MeshOptions(choose(MeshUnit.class, value), options.up, options.sides);
                case "up" -> new MeshOptions(options.unit, choose(Up.class, value), options.sides);
                case "sides" -> new MeshOptions(options.unit, options.up, choose(MeshText.Sides.class, value));
                default -> throw new IllegalArgumentException("\"" + setting + "\" is not unit=…, up=… or sides=…");
            };
        }
        return options;
    }

    /** The text that {@link #parse} reads. */
    public String text() {
        return "unit=" + word(unit) + ",up=" + word(up) + ",sides=" + word(sides);
    }

    private static String word(Enum<?> each) {
        return each.name().toLowerCase(Locale.ROOT);
    }

    private static <E extends Enum<E>> E choose(Class<E> type, String value) {
        return Arrays.stream(type.getEnumConstants()).filter(each -> each.name().equals(value)).findFirst().orElseThrow(() -> new IllegalArgumentException(
                "\"" + value.toLowerCase(Locale.ROOT) + "\" is not one of " + Arrays.stream(type.getEnumConstants()).map(each -> each.name().toLowerCase(Locale.ROOT))
                        .collect(Collectors.joining(", "))));
    }
}
