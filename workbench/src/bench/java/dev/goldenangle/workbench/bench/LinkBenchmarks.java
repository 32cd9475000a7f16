package dev.goldenangle.workbench.bench;

import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.link.GameLink;
import dev.goldenangle.toolkit.link.Tuned;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Semaphore;

/** How long a knob change takes to reach a connected game. */
final class LinkBenchmarks {
    private static final int WARM_UP = 100;
    private static final int PASSES = 400;

    private LinkBenchmarks() {
    }

    static List<Benchmark> all() {
        return List.of(Benchmark.lower("link.set.p95", "ms", files -> turns()));
    }

    /** A game that counts received messages. */
    private static final class Game implements WebSocket.Listener {
        private final Semaphore heard = new Semaphore(0);

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean isLast) {
            if (isLast) {
                heard.release();
            }
            socket.request(1);
            return null;
        }
    }

    private static double turns() throws Exception {
        Preset preset = PresetLibrary.shipped().preset("strafejump/vq3");
        Tuned tuned = new Tuned(preset, PresetLibrary.model(preset), MapLibrary.level("flat", PresetLibrary.model(preset)));
        Game game = new Game();
        double[] millis = new double[PASSES];
        try (GameLink link = GameLink.open(tuned, 0, GameLink.newToken())) {
            WebSocket socket = HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(URI.create(link.address()), game).join();
            game.heard.acquire();
            for (int i = -WARM_UP; i < PASSES; i++) {
                Tuned turned = new Tuned(preset.withParameters(preset.parameters().with("friction", Double.toString(4 + 0.001 * (i + WARM_UP + 1)))), tuned.model(), tuned.level());
                long from = System.nanoTime();
                link.use(turned);
                game.heard.acquire();
                if (i >= 0) {
                    millis[i] = (System.nanoTime() - from) / 1e6;
                }
            }
            socket.abort();
        }
        Arrays.sort(millis);
        return millis[(int) Math.ceil(0.95 * PASSES) - 1];
    }
}
