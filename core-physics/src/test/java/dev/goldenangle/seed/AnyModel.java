package dev.goldenangle.seed;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.providers.ArbitraryProvider;
import net.jqwik.api.providers.TypeUsage;

import java.util.Set;

/** Draws any model of the catalog for {@code @ForAll Model}, so that a new model takes part in every property. */
public final class AnyModel implements ArbitraryProvider {
    @Override
    public boolean canProvideFor(TypeUsage type) {
        return type.isOfType(Model.class);
    }

    @Override
    public Set<Arbitrary<?>> provideFor(TypeUsage type, SubtypeProvider subtypes) {
        return Set.of(Arbitraries.of(ModelCatalog.models()));
    }
}
