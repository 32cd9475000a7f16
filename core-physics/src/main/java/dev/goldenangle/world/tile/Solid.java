package dev.goldenangle.world.tile;

/** Where a thing is solid: in the server's simulation, in a predicting client, in both or in neither. */
public enum Solid {
    EVERYWHERE, SERVER_ONLY, CLIENT_ONLY, NOWHERE;

    /** From the two switches of a map. */
    public static Solid of(boolean server, boolean client) {
        return server ? client ? EVERYWHERE : SERVER_ONLY : client ? CLIENT_ONLY : NOWHERE;
    }

    public boolean onServer() {
        return this == EVERYWHERE || this == SERVER_ONLY;
    }

    public boolean onClient() {
        return this == EVERYWHERE || this == CLIENT_ONLY;
    }
}
