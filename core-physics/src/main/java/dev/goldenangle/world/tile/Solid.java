package dev.goldenangle.world.tile;

/** Who meets a thing as solid: the server's rules, a client that predicts them, both or neither. */
public enum Solid {
    EVERYWHERE, SERVER_ONLY, CLIENT_ONLY, NOWHERE;

    /** What a map says with its two switches. */
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
