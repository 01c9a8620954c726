/** What JSON writes in another way: quotes, backslashes, control characters, and halves of a character that stand alone. */
const escaped = /["\\\u0000-\u001f\ud800-\udfff]/;

/** A text as JSON. Few hold anything to escape: to look for it takes a third of the time of `JSON.stringify`. */
export function quoted(text: string): string {
  return escaped.test(text) ? JSON.stringify(text) : `"${text}"`;
}

/** More than the banks of any country. */
const MAX_KEPT = 8_000;
const kept = new Map<string, string>();

/** The name of a bank as JSON, kept because the same banks are named again and again. */
export function quotedName(name: string | null): string {
  if (name === null) return 'null';
  return kept.get(name) ?? keep(name);
}

function keep(name: string): string {
  if (kept.size >= MAX_KEPT) kept.clear();
  const text = JSON.stringify(name);
  kept.set(name, text);
  return text;
}
