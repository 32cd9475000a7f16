package dev.goldenangle.workbench.viewport;

import dev.goldenangle.map.Level;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.MapLibrary;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Wherever a mover can stand, it and the floor around it are visible from the side and from above, despite roofs and walls. */
class SeenEverywhereTest {
    /** The visible share of the floor that is required, at one place and on average; posts and rails hide the rest. */
    private static final double FLOOR_AT_A_PLACE = 0.85;
    private static final double FLOOR_ON_THE_WHOLE = 0.99;
    private static final List<CameraRig.Preset> CAMERAS = List.of(CameraRig.Preset.FOLLOW, CameraRig.Preset.TOP);

    @ParameterizedTest
    @ValueSource(strings = {"strafejump/vq3", "marathon/walking", "tilestep/default"})
    void moverAndFloorAreVisibleOnShippedMaps(String preset) throws BadInput {
        OpenPreset opened = new ShippedLibrary().openPreset(preset);
        for (String map : MapLibrary.idsFor(opened.model())) {
            check(opened, MapLibrary.level(map, opened.model()), 3, 8);
        }
    }

    /** The levels of a folder: {@code ./gradlew :workbench:study -Pargs=SeenEverywhere -Pmaps=DIR}. */
    @Test
    @Tag("study")
    void moverAndFloorAreVisibleOnTheLevelsOfAFolder() throws BadInput, IOException {
        String folder = System.getProperty("goldenangle.maps", "");
        Assumptions.assumeFalse(folder.isEmpty(), "no folder of levels is given");
        OpenPreset opened = new ShippedLibrary().openPreset("strafejump/vq3");
        try (Stream<Path> files = Files.walk(Path.of(folder))) {
            for (Path file : files.filter(path -> path.toString().matches(".*\\.(map|bsp)")).sorted().toList()) {
                check(opened, MapLibrary.level(file.toString(), opened.model()), 15, 200);
            }
        }
    }

    private static void check(OpenPreset preset, Level level, double seconds, int most) {
        List<StandingPlaces.Place> places = new ArrayList<>(StandingPlaces.of(preset.model(), preset.values(), level, seconds, 1));
        Collections.shuffle(places, new Random(3));
        SeenFromCamera seen = new SeenFromCamera(level);
        for (CameraRig.Preset camera : CAMERAS) {
            double floor = 0;
            List<StandingPlaces.Place> some = places.subList(0, Math.min(most, places.size()));
            for (StandingPlaces.Place place : some) {
                SeenFromCamera.Seen now = seen.look(camera, place.at(), place.body());
                String where = level.name() + ", " + camera + ", at " + place.at();
                assertEquals(1, now.mover(), "the mover in " + where);
                assertTrue(now.floor() >= FLOOR_AT_A_PLACE, now.floor() + " of the floor in " + where);
                floor += now.floor();
            }
            assertTrue(floor >= FLOOR_ON_THE_WHOLE * some.size(), floor / some.size() + " of the floor in " + level.name() + ", " + camera);
        }
    }
}
