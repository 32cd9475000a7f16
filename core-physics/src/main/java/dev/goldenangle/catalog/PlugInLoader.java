package dev.goldenangle.catalog;

import dev.goldenangle.motor.Model;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** Loads the classes of one plug-in: a jar, or all jars and classes of a folder. It sees the core, but not other plug-ins. */
final class PlugInLoader extends URLClassLoader {
    private static final String SERVICES = "META-INF/services/" + Model.class.getName();

    /** @throws IOException with the reason, if the place contains no plug-in */
    PlugInLoader(Path place) throws IOException {
        super(urls(place), Model.class.getClassLoader());
        if (findResource(SERVICES) == null) {
            close();
            throw new IOException("contains no model, because it has no file " + SERVICES);
        }
    }

    private static URL[] urls(Path place) throws IOException {
        List<Path> parts = new ArrayList<>();
        if (Files.isDirectory(place)) {
            parts.add(place);
            try (Stream<Path> files = Files.list(place)) {
                files.filter(file -> file.toString().endsWith(".jar")).sorted().forEach(parts::add);
            }
        } else if (Files.isRegularFile(place)) {
            parts.add(place);
        } else {
            throw new IOException("does not exist");
        }
        URL[] urls = new URL[parts.size()];
        for (int i = 0; i < urls.length; i++) {
            checkJar(parts.get(i), place);
            urls[i] = parts.get(i).toUri().toURL();
        }
        return urls;
    }

    /** A class loader silently ignores a damaged jar. */
    private static void checkJar(Path part, Path place) throws IOException {
        if (!Files.isDirectory(part)) {
            try (JarFile jar = new JarFile(part.toFile())) {
                jar.size();
            } catch (IOException damaged) {
                throw new IOException((part.equals(place) ? "" : part.getFileName() + " ") + "is not a readable jar: " + damaged.getMessage(), damaged);
            }
        }
    }

    /** Only the plug-in's own models; those of the class path are listed already. */
    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        return name.equals(SERVICES) ? findResources(name) : super.getResources(name);
    }
}
