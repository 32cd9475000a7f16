package dev.goldenangle.toolkit.meshes;

/**
 * The size and default import settings of a mesh file.
 *
 * @param guess the default import settings
 * @param x     size along its first axis, in its own unit
 * @param y     size along its second axis
 * @param z     size along its third axis
 */
public record MeshFacts(MeshOptions guess, double x, double y, double z) {
    /** The given settings, with missing ones replaced by the defaults. */
    public MeshOptions settle(MeshOptions said) {
        return new MeshOptions(said.unit() == MeshOptions.MeshUnit.GUESS ? guess.unit() : said.unit(), said.up() == MeshOptions.Up.GUESS ? guess.up() : said.up(), said.sides());
    }

    /** Width, depth and height in metres with these settings. */
    public double[] metres(MeshOptions taken) {
        boolean isYUp = taken.up() == MeshOptions.Up.Y;
        double metre = taken.unit().metres();
        return new double[] {x * metre, (isYUp ? z : y) * metre, (isYUp ? y : z) * metre};
    }
}
