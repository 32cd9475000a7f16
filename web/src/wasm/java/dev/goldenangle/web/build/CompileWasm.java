package dev.goldenangle.web.build;

import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.vm.TeaVMOptimizationLevel;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/** Compiles a Java program to WebAssembly with garbage collection and compresses it. */
public final class CompileWasm {
    private CompileWasm() {
    }

    /** @param args folder to write to, main class, class path to compile */
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args[0]));
        List<File> classPath = new ArrayList<>();
        List<URL> places = new ArrayList<>();
        for (String entry : args[2].split(File.pathSeparator)) {
            classPath.add(new File(entry));
            places.add(new File(entry).toURI().toURL());
        }
        TeaVMTool tool = new TeaVMTool();
        tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        tool.setTargetDirectory(folder.toFile());
        tool.setTargetFileName("core.wasm");
        tool.setMainClass(args[1]);
        tool.setClassPath(classPath);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setObfuscated(true);
        tool.setStrict(true);
        tool.setLog(new EmptyTeaVMToolLog());
        try (URLClassLoader loader = new URLClassLoader(places.toArray(new URL[0]), CompileWasm.class.getClassLoader())) {
            tool.setClassLoader(loader);
            tool.generate();
        }
        for (Problem problem : tool.getProblemProvider().getProblems()) {
            DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
            problem.render(text);
            System.err.println(text.getText() + (problem.getLocation() == null ? "" : " at " + problem.getLocation().getMethod()));
        }
        if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
            System.exit(1);
        }
        Path wasm = folder.resolve("core.wasm");
        Files.write(folder.resolve("core.wasm.gz"), compressed(Files.readAllBytes(wasm)));
        Files.delete(wasm);
    }

    private static byte[] compressed(byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(content);
        }
        return bytes.toByteArray();
    }
}
