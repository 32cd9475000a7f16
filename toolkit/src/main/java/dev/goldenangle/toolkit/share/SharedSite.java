package dev.goldenangle.toolkit.share;

import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.math.Decimals;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A folder of shared pages with a list of them, ready for any web host. */
public final class SharedSite {
    private static final int PICTURE = 240;
    private static final int MARGIN = 12;
    private static final int MOST_POINTS = 400;
    private static final String STYLE = """
            * { box-sizing: border-box; }
            html { background: var(--window); color: var(--fg-default); font: 15px/1.4 Roboto, "Segoe UI", system-ui, sans-serif; }
            main { max-width: 1100px; margin: 0 auto; padding: 24px; }
            h1 { font-size: 22px; }
            ul { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); gap: 16px; }
            a { display: block; height: 100%; padding: 14px; border-radius: 8px; border: 1px solid var(--border-default); background: var(--bg-default); color: inherit; text-decoration: none; }
            a:hover { border-color: var(--accent-line); }
            a:focus-visible { outline: 2px solid var(--accent-line); outline-offset: 2px; }
            svg { width: 100%; background: var(--bg-inset); border-radius: 6px; }
            polyline { fill: none; stroke: var(--chart-1); stroke-width: 2; stroke-linejoin: round; }
            h2 { font-size: 16px; margin: 10px 0 2px; overflow-wrap: anywhere; }
            p { margin: 0; color: var(--fg-muted); font-size: 13px; overflow-wrap: anywhere; }
            """;

    private SharedSite() {
    }

    /** Writes index.html and a page per run. Files of the folder that have other names stay. */
    public static List<Path> write(Path folder, String title, List<SharedPage> pages) throws IOException, BadInput {
        Files.createDirectories(folder);
        Map<Path, SharedPage> files = new LinkedHashMap<>();
        for (SharedPage page : pages) {
            Path file = folder.resolve("%02d-%s.html".formatted(files.size() + 1, SharedPage.fileName(page.title())));
            page.write(file);
            files.put(file, page);
        }
        AtomicFile.write(folder.resolve("index.html"), index(title, files));
        return List.copyOf(files.keySet());
    }

    private static String index(String title, Map<Path, SharedPage> files) {
        String style = SharedPage.colours() + STYLE;
        StringBuilder html = new StringBuilder("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
                .append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src '").append(SharedPage.digest(style)).append("'; base-uri 'none'; form-action 'none'\">")
                .append("<title>").append(SharedPage.escaped(title)).append("</title><style>").append(style).append("</style></head><body><main><h1>").append(SharedPage.escaped(title)).append("</h1><ul>\n");
        files.forEach((file, page) -> html.append("<li><a href=\"").append(SharedPage.escaped(address(file))).append("\">").append(picture(page.run()))
                .append("<h2>").append(SharedPage.escaped(page.title())).append("</h2><p>").append(SharedPage.escaped(page.about())).append("</p><p>").append(speeds(page.run())).append("</p></a></li>\n"));
        return html.append("</ul></main></body></html>\n").toString();
    }

    /** The file's name as an address: letters outside ASCII need no escape in a page in UTF-8. */
    private static String address(Path file) {
        return file.getFileName().toString();
    }

    private static String speeds(Run run) {
        RunReader reader = new RunReader(run);
        return "Top speed " + Decimals.fixed(Metric.TOP_SPEED.of(reader), 1) + ", mean " + Decimals.fixed(Metric.MEAN_SPEED.of(reader), 1);
    }

    /** The path from above. */
    private static String picture(Run run) {
        float[] x = run.column(CommonColumn.X.key());
        float[] y = run.column(CommonColumn.Y.key());
        double[] across = range(x);
        double[] up = range(y);
        double scale = (PICTURE - 2 * MARGIN) / Math.max(1e-6, Math.max(across[1] - across[0], up[1] - up[0]));
        StringBuilder points = new StringBuilder();
        for (int i = 0; i < x.length; i += Math.max(1, x.length / MOST_POINTS)) {
            points.append(String.format(Locale.ROOT, "%.1f,%.1f ", PICTURE / 2.0 + scale * (x[i] - (across[0] + across[1]) / 2), PICTURE / 2.0 - scale * (y[i] - (up[0] + up[1]) / 2)));
        }
        return "<svg viewBox=\"0 0 " + PICTURE + " " + PICTURE + "\" role=\"img\" aria-label=\"The path from above\"><polyline points=\"" + points.toString().strip() + "\"/></svg>";
    }

    private static double[] range(float[] values) {
        double[] range = {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (float value : values) {
            range[0] = Math.min(range[0], value);
            range[1] = Math.max(range[1], value);
        }
        return values.length == 0 ? new double[2] : range;
    }
}
