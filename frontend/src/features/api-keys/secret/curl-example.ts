const SAMPLE_IBAN = 'DE89370400440532013000';

/** A call that can be pasted into a shell. Names the key by a variable: the secret itself belongs into no history. */
export function curlExample(origin: string): string {
  return [
    `curl -X POST ${origin}/api/validate-iban \\`,
    '  -H "X-API-Key: $IBAN_KEY" \\',
    '  -H "Content-Type: application/json" \\',
    `  -d '{"iban":"${SAMPLE_IBAN}"}'`,
  ].join('\n');
}
