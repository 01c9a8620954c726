<?php
// Checks IBANs with PHP 8.1 or newer and its curl extension.
//
//   php check_iban.php 'DE23 9999 9900 0000 0000 01'
//   php check_iban.php DE23999999000000000001 DE24999999000000000001
//
// One IBAN is one check, several are one bulk call of at most 1,000. Prints the answer as one line of JSON. IBAN_API_URL and IBAN_API_KEY name
// the service and the key.

declare(strict_types=1);

const ATTEMPTS = 4;

/** Posts JSON and returns the answer. It repeats calls that were refused for the moment, or got no answer. */
function call(string $path, array $body): array
{
    $wait = null;
    $curl = curl_init(getenv('IBAN_API_URL') . $path);
    curl_setopt_array($curl, [
        CURLOPT_POSTFIELDS => json_encode($body, JSON_THROW_ON_ERROR),
        CURLOPT_HTTPHEADER => [
            'Content-Type: application/json',
            'X-API-Key: ' . getenv('IBAN_API_KEY'),
            // The same for all attempts: the service charges the call once.
            'Idempotency-Key: ' . bin2hex(random_bytes(16)),
        ],
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_CONNECTTIMEOUT => 3,
        // The service answers within 5 seconds; a shorter limit would cut off checks that are charged already.
        CURLOPT_TIMEOUT => 10,
        CURLOPT_HEADERFUNCTION => function ($curl, string $line) use (&$wait): int {
            if (preg_match('/^retry-after:\s*(\d+)/i', $line, $found)) {
                $wait = (int) $found[1];
            }
            return strlen($line);
        },
    ]);
    for ($attempt = 1; ; $attempt++) {
        $wait = null;
        $answer = curl_exec($curl);
        $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
        if ($answer !== false && $status === 200) {
            return json_decode($answer, true, flags: JSON_THROW_ON_ERROR);
        }
        // A refusal without Retry-After stays one, for instance a used-up quota.
        $isPassing = $answer === false || $wait !== null || $status === 408;
        if (!$isPassing || $attempt === ATTEMPTS) {
            fail($answer === false ? 'no answer: ' . curl_error($curl) : $answer);
        }
        $pauseMs = $answer === false ? random_int(0, 250 * 2 ** $attempt) : ($wait ?? 1) * 1000 + random_int(0, 200);
        usleep($pauseMs * 1000);
    }
}

function fail(string $message): never
{
    fwrite(STDERR, $message . PHP_EOL);
    exit(1);
}

$ibans = array_slice($argv, 1);
if ($ibans === []) {
    fail('usage: check_iban.php IBAN [IBAN ...]');
}
$verdict = count($ibans) === 1
    ? call('/api/validate-iban', ['iban' => $ibans[0]])
    : call('/api/v1/ibans/validate', ['items' => array_map(fn (string $iban) => ['iban' => $iban], $ibans)]);
echo json_encode($verdict, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), PHP_EOL;
