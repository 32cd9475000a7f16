package dev.goldenangle.map;

import dev.goldenangle.world.brush.Volume;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Decides which brushes stop a player, by the class of their entity and by their textures (docs/maps.md has the table).
 * Anything unknown is solid, because an invisible hole is worse than an invisible wall.
 */
final class Solidity {
    /** Classes with these prefixes act on players, mark places or decorate. */
    private static final List<String> PASSABLE_PREFIXES = List.of("trigger", "info_", "light", "target_", "path_", "ambient_", "env_",
            "game_", "point_", "item_", "weapon_", "monster_", "misc_fog", "func_detail_illusionary", "func_illusionary");
    private static final Set<String> PASSABLE_CLASSES = Set.of("func_water", "func_ladder", "func_areaportal", "func_dustmotes",
            "func_friction", "func_monsterclip", "func_mortar_field", "func_buyzone", "func_bomb_target", "func_hostage_rescue",
            "func_escapezone", "func_vip_safetyzone", "func_viscluster", "func_occluder", "func_fog", "func_bob_illusionary",
            "func_instance", "func_vehiclecontrols");
    /** One face with such a texture makes the brush a hint for the compiler, or an obstacle for non-players only. */
    private static final Set<String> MARKING_TEXTURES = Set.of("hint", "hintskip", "hintskip1", "origin", "areaportal", "clusterportal",
            "antiportal", "botclip", "donotenter", "nodrop", "lightgrid", "monsterclip", "bevel", "solidhint", "splitface", "contentempty");
    private static final Set<String> TRIGGER_TEXTURES = Set.of("trigger", "aaatrigger", "fog", "nodrawnonsolid");
    private static final Set<String> NEUTRAL_TEXTURES = Set.of("skip", "caulk", "nodraw", "null");
    /** Lava, slime and water in the content bits of Quake II and III, and all that does not stop a player: also mist, area portals, monster clip and origin brushes in the content bits of Quake II and III. */
    private static final int LIQUID_CONTENTS = 0x8 | 0x10 | 0x20;
    private static final int PASSABLE_CONTENTS = 0x8 | 0x10 | 0x20 | 0x40 | 0x8000 | 0x20000 | 0x1000000;

    private Solidity() {
    }

    static boolean isSolidClass(String classname) {
        if (PASSABLE_CLASSES.contains(classname)) {
            return false;
        }
        for (String prefix : PASSABLE_PREFIXES) {
            if (classname.startsWith(prefix)) {
                return false;
            }
        }
        return true;
    }

    /** A brush is passable when one face marks it so, or when all faces that are not neutral are liquid or trigger. */
    static boolean isSolidBrush(MapSource.Brush brush) {
        boolean passable = false;
        boolean solid = false;
        for (MapSource.Face face : brush.faces()) {
            String name = shortName(face.texture());
            if (MARKING_TEXTURES.contains(name)) {
                return false;
            }
            if (isPassableFace(face, name)) {
                passable = true;
            } else if (!NEUTRAL_TEXTURES.contains(name)) {
                solid = true;
            }
        }
        return solid || !passable;
    }

    /** What a brush that does not stop a player is filled with, if its class or a texture says so. */
    static Optional<Volume.Kind> volume(String classname, MapSource.Brush brush) {
        if (classname.equals("func_ladder")) {
            return Optional.of(Volume.Kind.LADDER);
        }
        boolean isWater = classname.equals("func_water")
                || isSolidClass(classname) && !isSolidBrush(brush) && brush.faces().stream().anyMatch(Solidity::isLiquidFace);
        return isWater ? Optional.of(Volume.Kind.WATER) : Optional.empty();
    }

    private static boolean isLiquidFace(MapSource.Face face) {
        String name = shortName(face.texture());
        return name.startsWith("*") || name.startsWith("!") || face.texture().toLowerCase(Locale.ROOT).contains("liquids/") || (face.contents() & LIQUID_CONTENTS) != 0;
    }

    /** Curved patches have one texture; marking and liquid textures are passable. */
    static boolean isSolidCurve(MapSource.Curve curve) {
        String name = shortName(curve.texture());
        return !MARKING_TEXTURES.contains(name) && !isPassableFace(new MapSource.Face(new double[0], curve.texture(), curve.contents()), name);
    }

    private static boolean isPassableFace(MapSource.Face face, String name) {
        return isLiquidFace(face) || TRIGGER_TEXTURES.contains(name) || (face.contents() & PASSABLE_CONTENTS) != 0;
    }

    /** The last part of a path, in lower case: Quake III writes "common/clip" for "clip". */
    private static String shortName(String texture) {
        return texture.substring(texture.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
    }
}
