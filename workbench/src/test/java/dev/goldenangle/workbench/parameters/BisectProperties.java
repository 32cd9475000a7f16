package dev.goldenangle.workbench.parameters;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.Knobs;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.workbench.session.Sessions;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A bisection with any answers, while other knobs change, leaves knobs that can be saved and loaded. */
class BisectProperties {
    private static final int TRIES = 30;
    private static final int STEPS = 12;

    @Test
    void bisectingWStaysWithinTheLimitsOfOtherKnobs() {
        Document document = open("tilestep");
        Knobs knobs = document.knobs();
        knobs.replace("walk", knobs.values().with("walk_speed", "3"));
        Parameter w = knobs.values().table().reference();
        BisectViewModel bisect = new BisectViewModel(document);
        bisect.start(w);
        double lowest = bisect.trialProperty().get().left().low();
        assertTrue(lowest >= 3, "W below the walking speed cannot be tried");
        while (!bisect.trialProperty().get().done()) {
            bisect.better();
        }
        double found = knobs.values().get(w);
        assertTrue(found >= lowest && found < lowest + 0.1, "the lower value is always better, so the result is near the lowest allowed: " + found);
    }

    @Test
    void anyAnswersLeaveValidKnobsWhileOthersChange() {
        for (Model model : ModelCatalog.models()) {
            Document document = open(model.id());
            for (int seed = 0; seed < TRIES; seed++) {
                play(document, new Randomness(seed));
            }
        }
    }

    private static Document open(String model) {
        Library library = new ShippedLibrary();
        String preset = library.presetIds().stream().filter(id -> id.startsWith(model + "/")).findFirst().orElseThrow();
        return new Document(library.openPreset(preset), Sessions.flat());
    }

    private static void play(Document document, Randomness random) {
        Knobs knobs = document.knobs();
        BisectViewModel bisect = new BisectViewModel(document);
        List<Parameter> choices = bisect.choices();
        Parameter reference = knobs.values().table().reference();
        bisect.start(random.nextInt(3) == 0 ? reference : choices.get(random.nextInt(choices.size())));
        for (int i = 0; i < STEPS; i++) {
            step(bisect, knobs, choices, random);
            ParameterSet set = knobs.values();
            assertEquals(set, set.table().read(set.asText()));
        }
        bisect.cancel();
        assertEquals(knobs.values(), knobs.values().table().read(knobs.values().asText()));
    }

    private static void step(BisectViewModel bisect, Knobs knobs, List<Parameter> choices, Randomness random) {
        switch (random.nextInt(5)) {
            case 0 -> bisect.better();
            case 1 -> bisect.worse();
            case 2 -> bisect.swap();
            case 3 -> bisect.keep();
            default -> {
                Parameter other = random.nextInt(3) == 0 ? knobs.values().table().reference() : choices.get(random.nextInt(choices.size()));
                Value wanted = knobs.values().towards(other, other.spec().max().resolve(knobs.values().w()) * random.nextFloat());
                knobs.set(other, wanted);
            }
        }
    }
}
