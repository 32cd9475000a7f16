package dev.goldenangle.seed;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/** Runs properties with the seed of {@code -Pseed}, and prints the command that repeats a failed one. Registered for every property as a service. */
public final class SeedFromCommandLine implements AroundPropertyHook {
    private static final String SEED = System.getProperty("goldenangle.seed");
    private static final String MODULE = System.getProperty("goldenangle.module", "");

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        if (SEED != null) {
            context.attributes().setSeed(SEED);
        }
        PropertyExecutionResult result = property.execute();
        if (result.status() == PropertyExecutionResult.Status.FAILED) {
            result.seed().ifPresent(seed -> System.out.println("Repeat " + context.label() + " with ./gradlew " + MODULE + ":test -Ptests="
                    + context.containerClass().getSimpleName() + " -Pseed=" + seed));
        }
        return result;
    }

    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }
}
