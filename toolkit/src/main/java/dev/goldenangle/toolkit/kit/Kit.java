package dev.goldenangle.toolkit.kit;

import dev.goldenangle.bot.BotType;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.ShippedPresets;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.world.brush.BrushWorld;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The test cases of a model, cut from bot runs with its shipped presets, or its defaults, on its shipped maps. The kit follows from the program alone,
 * so the checker rebuilds it instead of trusting a folder.
 *
 * <p>How it works: (1) three bots play each preset on each map for some seconds; (2) every run offers its first piece of each kind;
 * (3) for each kind, the required number is picked evenly from all offers, so that presets and maps mix; (4) if a kind has too few,
 * single ticks fill the rest.
 */
public final class Kit {
    private static final double SECONDS = 4;
    private static final double RUN_SECONDS = 2;
    private static final int PIECE = 48;
    private static final int SHORTEST_PIECE = 12;
    private static final int LEAD = 4;
    private static final int AROUND = 24;
    private static final List<BotType> BOTS = List.of(BotType.WAYPOINT, BotType.FUZZER, BotType.RUNNER);

    private final Model model;
    private final List<KitCase> cases = new ArrayList<>();
    private final Map<CaseKind, List<Offer>> offers = new EnumMap<>(CaseKind.class);

    private record Offer(Tape tape, int from, int count) {
    }

    private Kit(Model model) {
        this.model = model;
        for (CaseKind kind : CaseKind.values()) {
            offers.put(kind, new ArrayList<>());
        }
    }

    public static Kit of(Model model) {
        Kit kit = new Kit(model);
        presets(model).forEach(preset -> MapLibrary.idsFor(model).forEach(map -> kit.play(preset, map)));
        kit.choose();
        return kit;
    }

    /** The shipped presets of a model, or its defaults if there are none. */
    private static List<Preset> presets(Model model) {
        List<Preset> shipped = ShippedPresets.ids().stream().map(ShippedPresets::load).filter(preset -> preset.model().equals(model.id())).toList();
        return shipped.isEmpty() ? List.of(PresetLibrary.table(model)) : shipped;
    }

    private void play(Preset preset, String map) {
        ParameterSet set = preset.parameters();
        double rate = set.get(model.tickRate());
        Level level = level(map);
        if (level.world() instanceof BrushWorld world && !world.features().isEmpty()) {
            return;             // a port of the rules need not know ice, water and trains
        }
        for (BotType bot : BOTS) {
            Tape tape = new Tape(model, preset.id(), set, map, level, BotSpec.of(bot).create(model, set, level), (int) Math.round(SECONDS * rate));
            if (!tape.hasDevices()) {
                offer(tape, (int) Math.round(RUN_SECONDS * rate));
            }
        }
    }

    private Level level(String map) {
        try {
            return MapLibrary.level(map, model);
        } catch (BadInput broken) {
            throw new IllegalStateException("a shipped map cannot be read", broken);
        }
    }

    private void offer(Tape tape, int runTicks) {
        offers.get(CaseKind.RUN).add(new Offer(tape, 0, runTicks));
        for (CaseKind kind : List.of(CaseKind.AIR, CaseKind.GROUND)) {
            stretch(tape, kind).ifPresent(offers.get(kind)::add);
        }
        for (CaseKind kind : List.of(CaseKind.JUMP, CaseKind.LANDING, CaseKind.SLOPE, CaseKind.STEP, CaseKind.WALL)) {
            first(tape, kind, LEAD).ifPresent(tick -> offers.get(kind).add(new Offer(tape, tick - LEAD, AROUND)));
        }
        for (CaseKind kind : CaseKind.values()) {
            first(tape, kind, LEAD).filter(tick -> kind != CaseKind.TICK && kind != CaseKind.RUN).ifPresent(tick -> offers.get(CaseKind.TICK).add(new Offer(tape, tick, 1)));
        }
    }

    private static Optional<Integer> first(Tape tape, CaseKind kind, int from) {
        for (int tick = from; tick < tape.ticks(); tick++) {
            if (tape.is(kind, tick)) {
                return Optional.of(tick);
            }
        }
        return Optional.empty();
    }

    /** The longest piece in which every tick is of a kind. */
    private static Optional<Offer> stretch(Tape tape, CaseKind kind) {
        int best = 0;
        int bestFrom = 0;
        int from = 0;
        for (int tick = 0; tick <= tape.ticks(); tick++) {
            if (tick == tape.ticks() || !tape.is(kind, tick)) {
                if (tick - from > best) {
                    best = tick - from;
                    bestFrom = from;
                }
                from = tick + 1;
            }
        }
        return best < SHORTEST_PIECE ? Optional.empty() : Optional.of(new Offer(tape, bestFrom, Math.min(best, PIECE)));
    }

    private void choose() {
        int missing = 0;
        for (CaseKind kind : CaseKind.values()) {
            if (kind != CaseKind.TICK) {
                missing += kind.count() - take(kind, kind.count());
            }
        }
        take(CaseKind.TICK, CaseKind.TICK.count() + missing);
    }

    /** Picks this many evenly from the offers; returns how many were picked. */
    private int take(CaseKind kind, int wanted) {
        List<Offer> offered = offers.get(kind);
        int taken = Math.min(wanted, offered.size());
        for (int i = 0; i < taken; i++) {
            Offer offer = offered.get((int) ((long) i * offered.size() / taken));
            cases.add(offer.tape.cut(kind.key() + "-" + (i + 1), kind, offer.from, offer.count));
        }
        return taken;
    }

    public Model model() {
        return model;
    }

    public List<KitCase> cases() {
        return cases;
    }

    public Optional<KitCase> find(String name) {
        return cases.stream().filter(each -> each.name().equals(name)).findFirst();
    }

    /** Ids of the maps used, each once. */
    List<String> maps() {
        return cases.stream().map(KitCase::map).distinct().sorted().toList();
    }

    Level world(String map) {
        return level(map);
    }

    /** A digest of every state of every case: two kits with the same digest are equal. */
    public String digest() {
        Hash64 hash = new Hash64().add(model.id());
        for (KitCase each : cases) {
            hash.add(each.name());
            each.start().hashInto(hash);
            for (MoverState state : each.states()) {
                state.hashInto(hash);
            }
        }
        return Hash64.hex(hash.value());
    }
}
