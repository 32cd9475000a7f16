package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class WishTest {
    private static Model model(String id) {
        return ModelCatalog.find(id).orElseThrow();
    }

    @Test
    void modelOffersOnlyWishesItSupports() {
        assertEquals(Arrays.asList(Wish.values()), Wish.of(model("arena")));
        List<Wish> marathon = Wish.of(model("marathon"));
        assertTrue(marathon.contains(Wish.STOPS_WITHIN));
        assertFalse(marathon.contains(Wish.JUMPS_HIGH) || marathon.contains(Wish.STRAFE_JUMPS_REACH) || marathon.contains(Wish.PASSES_DOORWAYS), marathon.toString());
        List<Wish> tiles = Wish.of(model("tilestep"));
        assertTrue(tiles.contains(Wish.JUMPS_HIGH) && !tiles.contains(Wish.STRAFE_JUMPS_REACH), tiles.toString());
    }

    /** The list shows every entry whose text contains all typed words. */
    @ParameterizedTest
    @CsvSource({"five jumps, STRAFE_JUMPS_REACH", "human, STRAFE_JUMPS_REACH", "strafe, STRAFE_JUMPS_REACH", "stop, STOPS_WITHIN", "brake, STOPS_WITHIN", "turn, TURNS_AROUND_WITHIN", "how high, JUMPS_HIGH", "door, PASSES_DOORWAYS",
        "gravity, STAYS_IN_THE_AIR", "lap, FINISHES_THE_COURSE"})
    void everydayWordsFindAWish(String typed, Wish wanted) {
        List<Wish> found = GoalChoice.of(model("arena")).stream().filter(choice -> List.of(typed.split(" ")).stream().allMatch(word -> searched(choice).contains(word)))
                .flatMap(choice -> choice.wish().stream()).toList();
        assertTrue(found.contains(wanted), found.toString());
    }

    private static String searched(GoalChoice choice) {
        return (choice.label() + " " + choice.caption() + " " + choice.words()).toLowerCase(Locale.ROOT);
    }
}
