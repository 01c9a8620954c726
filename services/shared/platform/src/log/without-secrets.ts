/** Patterns of secrets that must not be logged: IBANs, API keys, tokens. Every pattern runs in linear time. */
const patterns = [
  /\b[A-Z]{2}\d{2}[A-Z0-9]{11,34}\b/gi,
  /\b[A-Z]{2}\d{2}(?: [A-Z0-9]{4}){2,8}(?: [A-Z0-9]{1,3})?\b/gi,
  /iban(?:_|%5f)(?:sk|test)(?:_|%5f)[0-9a-f]{5,}/gi,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
];

/** Replaces secrets in a text of the log with `[redacted]`. */
export function withoutSecrets(text: string): string {
  return patterns.reduce((cleanedText, pattern) => cleanedText.replace(pattern, '[redacted]'), text);
}

/** Matches only a field of our own; inside a text the quotes would be escaped. */
const TRACE_ID = /(?<=[{,])"traceId":"[0-9a-f]{32}"/g;

/** The same for a finished JSON line, except its trace id, which may look like an IBAN. */
export function lineWithoutSecrets(line: string): string {
  const ids = line.match(TRACE_ID) ?? [];
  if (ids.length === 0) return withoutSecrets(line);
  return line
    .split(TRACE_ID)
    .map((text, index) => withoutSecrets(text) + (ids[index] ?? ''))
    .join('');
}
