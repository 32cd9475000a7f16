package dev.goldenangle.workbench.viewport.hud;

import dev.goldenangle.ability.AbilityType;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.frame.Moment;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;

/** The abilities that are on, with the charges, cooldowns and times left at the cursor. An ability with nothing left is dimmed. */
public final class AbilityBar extends HBox {
    private static final PseudoClass SPENT = PseudoClass.getPseudoClass("spent");
    private boolean isUseful;
    private final Map<AbilityType, Label> chips = new EnumMap<>(AbilityType.class);

    public AbilityBar() {
        super(12);
        setId("ability-bar");
        getStyleClass().add("play-prompt");
        setAlignment(Pos.CENTER);
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        for (AbilityType ability : AbilityType.values()) {
            if (!ability.signals().isEmpty()) {
                Label chip = Controls.label("", "ability-chip");
                chip.setId("ability-" + ability.switchParameter().key());
                chip.setMinWidth(Region.USE_PREF_SIZE);
                Tip.on(chip, Messages.text("viewport.ability.tip", ability.signals().stream().map(Signal::doc).collect(Collectors.joining(" · "))));
                chips.put(ability, chip);
                getChildren().add(chip);
            }
        }
    }

    /** Takes the state at the moment. */
    public void show(Moment m) {
        boolean hasAbilities = m.model().causes().contains(SpeedCause.ABILITY);
        ParameterSet parameters = hasAbilities ? parametersAt(m.run().run(), m.tick()) : null;
        boolean any = false;
        for (Map.Entry<AbilityType, Label> chip : chips.entrySet()) {
            boolean isOn = hasAbilities && chip.getKey().isOn(parameters);
            Controls.show(chip.getValue(), isOn);
            any |= isOn;
            if (isOn) {
                String left = left(chip.getKey(), m);
                chip.getValue().setText(chip.getKey().group().label() + left);
                chip.getValue().pseudoClassStateChanged(SPENT, left.isEmpty());
            }
        }
        isUseful = any;
    }

    /** Shows the bar if an ability is on and there is room. */
    public void fit(boolean room) {
        Controls.show(this, isUseful && room);
    }

    private static ParameterSet parametersAt(Run run, int tick) {
        ParameterSet at = run.header().parameters();
        for (Run.KnobChange change : run.knobChanges()) {
            at = change.tick() <= tick ? change.parameters() : at;
        }
        return at;
    }

    /** The numbers that are not zero, each with its unit. */
    private static String left(AbilityType ability, Moment m) {
        StringBuilder text = new StringBuilder();
        for (Signal signal : ability.signals()) {
            double value = m.run().run().get(m.run().run().columns().indexOf(signal.key()), m.tick());
            if (value > 0) {
                boolean isWhole = signal.unit() == Unit.NONE || signal.unit() == Unit.TICKS;
                String number = Numbers.fixed(value, isWhole ? 0 : 1);
                text.append(text.isEmpty() ? "  " : " · ").append(signal.unit() == Unit.NONE ? number : Numbers.withUnit(number, signal.unit().symbol()));
            }
        }
        return text.toString();
    }
}
