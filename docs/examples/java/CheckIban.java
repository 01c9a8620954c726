import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;

/**
 * Checks IBANs with the standard library of Java 17 or newer.
 *
 * <pre>
 *   java CheckIban.java 'DE23 9999 9900 0000 0000 01'
 *   java CheckIban.java DE23999999000000000001 DE24999999000000000001
 * </pre>
 *
 * One IBAN is one check, several are one bulk call of at most 1,000. Prints the answer as one line of JSON. IBAN_API_URL and IBAN_API_KEY name
 * the service and the key.
 */
public final class CheckIban {
    private static final int ATTEMPTS = 4;
    private static final HttpClient CLIENT = HttpClient.newBuilder()
        .version(HttpClient.Version.HTTP_1_1)
        .connectTimeout(Duration.ofSeconds(3))
        .build();

    public static void main(String[] ibans) throws InterruptedException {
        if (ibans.length == 0) {
            fail("usage: CheckIban.java IBAN [IBAN ...]");
        }
        try {
            HttpResponse<String> answer = ibans.length == 1
                ? call("/api/validate-iban", item(ibans[0]))
                : call("/api/v1/ibans/validate", "{\"items\":" + Arrays.stream(ibans).map(CheckIban::item).collect(Collectors.joining(",", "[", "]")) + "}");
            if (answer.statusCode() != 200) {
                fail(answer.body());
            }
            // The service writes JSON in one line.
            new PrintStream(System.out, true, StandardCharsets.UTF_8).println(answer.body());
        } catch (IOException error) {
            fail("no answer: " + error);
        }
    }

    /** Posts JSON and returns the last answer. It repeats calls that were refused for the moment, or got no answer. */
    private static HttpResponse<String> call(String path, String body) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(System.getenv("IBAN_API_URL") + path))
            // The service answers within 5 seconds; a shorter limit would cut off checks that are charged already.
            .timeout(Duration.ofSeconds(10))
            .header("Content-Type", "application/json")
            .header("X-API-Key", System.getenv("IBAN_API_KEY"))
            // The same for all attempts: the service charges the call once.
            .header("Idempotency-Key", UUID.randomUUID().toString())
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
        for (int attempt = 1; ; attempt++) {
            try {
                HttpResponse<String> answer = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
                // A refusal without Retry-After stays one, for instance a used-up quota.
                long seconds = answer.headers().firstValueAsLong("Retry-After").orElse(answer.statusCode() == 408 ? 1 : -1);
                if (answer.statusCode() < 400 || seconds < 0 || attempt == ATTEMPTS) {
                    return answer;
                }
                Thread.sleep(seconds * 1000 + ThreadLocalRandom.current().nextLong(200));
            } catch (IOException error) {
                if (attempt == ATTEMPTS) {
                    throw error;
                }
                Thread.sleep(ThreadLocalRandom.current().nextLong(500L << attempt));
            }
        }
    }

    /** An item of a bulk call, which is also the body of a single check. */
    private static String item(String iban) {
        StringBuilder text = new StringBuilder("{\"iban\":\"");
        for (char character : iban.toCharArray()) {
            boolean isPlain = character >= ' ' && character <= '~' && character != '"' && character != '\\';
            text.append(isPlain ? String.valueOf(character) : String.format("\\u%04x", (int) character));
        }
        return text.append("\"}").toString();
    }

    private static void fail(String message) {
        System.err.println(message);
        System.exit(1);
    }
}
