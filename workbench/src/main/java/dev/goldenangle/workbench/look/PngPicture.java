package dev.goldenangle.workbench.look;

import java.awt.image.RenderedImage;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Writes pictures as PNG. */
public final class PngPicture {
    private PngPicture() {
    }

    /**
     * Encodes the picture in memory. With its default cache file, ImageIO prints a stack trace when the program ends after a failed write, for
     * example on a full disk.
     */
    public static void write(RenderedImage picture, OutputStream out) throws IOException {
        MemoryCacheImageOutputStream encoded = new MemoryCacheImageOutputStream(out);
        if (!ImageIO.write(picture, "png", encoded)) {
            throw new IllegalStateException("no PNG writer");
        }
        encoded.flush();
        out.flush();
    }
}
