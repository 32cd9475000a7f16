package dev.goldenangle.toolkit.meshes;

/**
 * What a mesh file tells of itself.
 *
 * @param guess how it is taken when nothing is said
 * @param x     how far it reaches along its first axis, in its own unit
 * @param y     along its second
 * @param z     along its third
 */
public record MeshFacts(MeshOptions guess, double x, double y, double z) {
    /** What is said, with the guess where nothing is. */
    public MeshOptions settle(MeshOptions said) {
        return new MeshOptions(said.unit() == MeshOptions.MeshUnit.GUESS ? guess.unit() : said.unit(), said.up() == MeshOptions.Up.GUESS ? guess.up() : said.up(), said.sides());
    }

    /** Width, depth and height in metres when it is taken so. */
    public double[] metres(MeshOptions taken) {
        boolean isYUp = taken.up() == MeshOptions.Up.Y;
        double metre = taken.unit().metres();
        return new double[] {x * metre, (isYUp ? z : y) * metre, (isYUp ? y : z) * metre};
    }
}
