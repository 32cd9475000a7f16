import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A game on the live link, as small as it can be: java LinkedGame.java ADDRESS [TICKS]. It walks on flat ground by the strafejump rules. */
final class LinkedGame implements WebSocket.Listener {
    private static final Pattern PARAMETER = Pattern.compile("\"(\\w+)\":\\{\"value\":(-?[\\d.E]+)");
    private static final Pattern REVISION = Pattern.compile("\"revision\":(\\d+)");
    private static final Pattern SET = Pattern.compile("\"more\":(\\d+),\"key\":\"(\\w+)\",\"value\":(-?[\\d.E]+)");
    private final Map<String, Float> arriving = new HashMap<>();
    private final StringBuilder message = new StringBuilder();
    private final CountDownLatch greeted = new CountDownLatch(1);
    private volatile Knobs knobs;

    /** All knobs of one revision; a tick uses one of these from its beginning to its end. */
    private record Knobs(Map<String, Float> values, int revision) {
        float get(String key) {
            return values.get(key);
        }
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean isLast) {
        message.append(part);
        if (isLast) {
            understand(message.toString());
            message.setLength(0);
        }
        socket.request(1);
        return null;
    }

    private void understand(String text) {
        Matcher revision = REVISION.matcher(text);
        Matcher set = SET.matcher(text);
        boolean isWhole = text.startsWith("{\"type\":\"hello\"");
        if (isWhole) {
            PARAMETER.matcher(text).results().forEach(found -> arriving.put(found.group(1), Float.parseFloat(found.group(2))));
        } else if (text.startsWith("{\"type\":\"set\"") && set.find()) {
            arriving.put(set.group(2), Float.parseFloat(set.group(3)));
            isWhole = set.group(1).equals("0");
        }
        if (isWhole && revision.find()) {
            knobs = new Knobs(Map.copyOf(arriving), Integer.parseInt(revision.group(1)));
            greeted.countDown();
        }
    }

    private void play(WebSocket socket, int ticks) throws InterruptedException {
        float x = 0f, v = 0f, dt = 1f / knobs.get("tick_rate");
        for (int tick = 0; tick <= ticks; tick++) {
            Knobs now = knobs;
            float ahead = tick / 100 % 2 == 0 ? 1f : 0f;          // holds forward, lets go, and so on
            if (tick > 0) {                                       // the state of tick 0 is where the run begins
                v = v < 1f ? 0f : v * (Math.max(0f, v - Math.max(v, now.get("stop_speed")) * now.get("friction") * dt) / v);
                float top = ahead * now.get("top_speed");
                v += Math.max(0f, Math.min(now.get("ground_acceleration") * dt * top, top - v));
                x += v * dt;
                v = (float) Math.rint(v);                         // these rules round the velocity, after the move
            }
            socket.sendText(String.format(Locale.ROOT, "{\"type\":\"state\",\"tick\":%d,\"position\":[%s,0,24.125],\"velocity\":[%s,0,0],\"view\":[0,0],\"grounded\":true,"
                    + "\"keys\":{\"forward\":%s},\"revision\":%d}", tick, x, v, ahead, now.revision()), true).join();
            Thread.sleep((long) (1000 * dt));
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        LinkedGame game = new LinkedGame();
        WebSocket socket = HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(URI.create(arguments[0]), game).join();
        socket.sendText("{\"type\":\"hello\",\"game\":\"Walking game\"}", true).join();
        game.greeted.await();
        game.play(socket, arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1000);
        socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
    }
}
