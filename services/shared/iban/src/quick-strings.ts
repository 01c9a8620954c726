/** Once V8 has compiled a look-up, it keeps what is looked up in the form that is quickest to read. Some ten are enough. */
const READS = 100;

/**
 * Keeps the methods of strings quick. Any `class … extends String` in the process (a library of the services has one) makes V8 store the
 * methods of all strings in a table, and each `charCodeAt` then takes four times as long, for good: reading them from plain strings, as
 * everybody does, never brings them back, and reading them from a string object does (docs/adr/0068). They stay quick afterwards,
 * whatever is loaded later.
 */
export function keepStringsQuick(): void {
  // An object: a plain string would change nothing.
  const text = new String('IBAN');
  for (let i = 0; i < READS; i++) methodOf(text);
}

function methodOf(text: { readonly charCodeAt: unknown }): unknown {
  return text.charCodeAt;
}
