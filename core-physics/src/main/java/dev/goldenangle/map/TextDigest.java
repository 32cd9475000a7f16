package dev.goldenangle.map;

import dev.goldenangle.math.Hash64;

import java.nio.charset.StandardCharsets;

/** The digest of a map's text, computed four characters at a time. All kinds of line ends count as the same character. */
final class TextDigest {
    /** Piece size. A method called often is compiled sooner than one long loop, which makes the program start faster. */
    private static final int PIECE = 64;
    private final String text;
    private long digest = new Hash64().value();
    private long word;
    private int filled;

    private TextDigest(String text) {
        this.text = text;
    }

    static long of(String text) {
        TextDigest made = new TextDigest(text);
        for (int from = 0; from < text.length(); from += PIECE) {
            made.add(from, Math.min(text.length(), from + PIECE));
        }
        return Hash64.mix(Hash64.mix(made.digest, made.word), (long) made.filled);
    }

    /** The digest of a compiled level; each byte counts as one character. */
    static long of(byte[] bytes) {
        return of(new String(bytes, StandardCharsets.ISO_8859_1));
    }

    private void add(int from, int to) {
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (c != '\r') {
                word = word << 16 | c;
                if (++filled % 4 == 0) {
                    digest = Hash64.mix(digest, word);
                    word = 0;
                }
            }
        }
    }
}
