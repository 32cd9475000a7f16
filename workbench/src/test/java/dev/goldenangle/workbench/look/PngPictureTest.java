package dev.goldenangle.workbench.look;

import org.junit.jupiter.api.Test;

import java.awt.image.BufferedImage;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import javax.imageio.ImageIO;

import static org.junit.jupiter.api.Assertions.assertEquals;

class PngPictureTest {
    /** Writes a picture to a disk without space and ends. */
    static final class FullDisk {
        private FullDisk() {
        }

        public static void main(String[] arguments) {
            OutputStream full = new OutputStream() {
                @Override
                public void write(int b) throws IOException {
                    throw new IOException("No space left on device");
                }
            };
            try {
                PngPicture.write(new BufferedImage(30, 20, BufferedImage.TYPE_INT_RGB), new BufferedOutputStream(full));
            } catch (IOException refused) {
                System.out.println("refused");
            }
        }
    }

    @Test
    void fullDiskCausesNoStackTraceWhenTheProgramEnds() throws Exception {
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xshare:auto", "-Djava.awt.headless=true", "-cp",
                System.getProperty("java.class.path"), FullDisk.class.getName()).redirectErrorStream(true).start();
        assertEquals("refused\n", new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        assertEquals(0, process.waitFor());
    }

    @Test
    void writtenPictureReadsBackTheSame() throws IOException {
        BufferedImage picture = new BufferedImage(20, 10, BufferedImage.TYPE_INT_ARGB);
        picture.setRGB(3, 4, 0xff123456);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PngPicture.write(picture, out);
        assertEquals(0xff123456, ImageIO.read(new ByteArrayInputStream(out.toByteArray())).getRGB(3, 4));
    }
}
