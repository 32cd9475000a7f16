package dev.goldenangle.ability;

/**
 * What one ability does on each tick, built for one preset and one level. It keeps nothing between ticks except its
 * registers. A class overrides the moments it needs:
 * <ol>
 * <li>{@link #prepare}: the input is known; allow or scale what the motor will do;
 * <li>{@link #act}: the motor has decided; start, and change the velocity;
 * <li>{@link #finish}: the body has moved; observe where it is.
 * </ol> and {@link #settle} when a body is placed, with nothing but its state known.
 */
abstract class Ability {
    private final int firstRegister;
    private final int firstSignal;

    Ability(AbilityContext context) {
        firstRegister = context.firstRegister();
        firstSignal = context.firstSignal();
    }

    void prepare(AbilityTick tick) {
    }

    void act(AbilityTick tick) {
    }

    void finish(AbilityTick tick) {
    }

    void settle(AbilityTick tick) {
    }

    final int get(AbilityTick tick, Enum<?> register) {
        return tick.state.register(firstRegister + register.ordinal());
    }

    final void set(AbilityTick tick, Enum<?> register, int value) {
        tick.state.setRegister(firstRegister + register.ordinal(), value);
    }

    final float getFloat(AbilityTick tick, Enum<?> register) {
        return Float.intBitsToFloat(get(tick, register));
    }

    final void setFloat(AbilityTick tick, Enum<?> register, float value) {
        set(tick, register, Float.floatToRawIntBits(value));
    }

    /** Counts a register down to zero and returns the new value. */
    final int countDown(AbilityTick tick, Enum<?> register) {
        int left = Math.max(0, get(tick, register) - 1);
        set(tick, register, left);
        return left;
    }

    final void signal(AbilityTick tick, Enum<?> signal, float value) {
        tick.report.signal(firstSignal + signal.ordinal(), value);
    }
}
