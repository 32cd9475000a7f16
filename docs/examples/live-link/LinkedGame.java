import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A game on the live link, as small as it can be: java LinkedGame.java ADDRESS [TICKS]. It walks on flat ground by the strafejump rules. */
final class LinkedGame implements WebSocket.Listener {
    private static final Pattern PARAMETER = Pattern.compile("\"(\\w+)\":\\{\"value\":(-?[\\d.E]+)");
    private static final Pattern SET = Pattern.compile("\"revision\":(\\d+),\"more\":(\\d+),\"key\":\"(\\w+)\",\"value\":(-?[\\d.E]+)");
    private final Map<String, Float> knobs = new ConcurrentHashMap<>();
    private final StringBuilder message = new StringBuilder();
    private final CountDownLatch greeted = new CountDownLatch(1);
    private volatile int revision = 1;

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
        if (text.startsWith("{\"type\":\"hello\"")) {
            PARAMETER.matcher(text).results().forEach(found -> knobs.put(found.group(1), Float.parseFloat(found.group(2))));
            greeted.countDown();
        }
        Matcher set = SET.matcher(text);
        if (text.startsWith("{\"type\":\"set\"") && set.find()) {
            knobs.put(set.group(3), Float.parseFloat(set.group(4)));
            revision = set.group(2).equals("0") ? Integer.parseInt(set.group(1)) : revision;      // all knobs of a change are there
        }
    }

    private void play(WebSocket socket, int ticks) throws InterruptedException {
        float x = 0f, v = 0f, dt = 1f / knobs.get("tick_rate");
        for (int tick = 0; tick <= ticks; tick++) {
            int applied = revision;
            float ahead = tick / 100 % 2 == 0 ? 1f : 0f;          // holds forward, lets go, and so on
            if (tick > 0) {                                       // the state of tick 0 is where the run begins
                v = v < 1f ? 0f : v * (Math.max(0f, v - Math.max(v, knobs.get("stop_speed")) * knobs.get("friction") * dt) / v);
                float top = ahead * knobs.get("top_speed");
                v += Math.max(0f, Math.min(knobs.get("ground_acceleration") * dt * top, top - v));
                x += v * dt;
                v = (float) Math.rint(v);                         // these rules round the velocity, after the move
            }
            socket.sendText(String.format(Locale.ROOT, "{\"type\":\"state\",\"tick\":%d,\"position\":[%s,0,24.125],\"velocity\":[%s,0,0],\"view\":[0,0],\"grounded\":true,"
                    + "\"keys\":{\"forward\":%s},\"revision\":%d}", tick, x, v, ahead, applied), true).join();
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
