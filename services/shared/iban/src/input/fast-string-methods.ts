/** Enough look-ups for V8 to compile them and convert the prototype to fast properties. */
const READS = 100;

/**
 * Keeps string methods fast. Any `class … extends String` in the process (a library of the services has one) makes V8 store all string methods in
 * dictionary mode, and each `charCodeAt` then takes four times as long. Reading them from a string object, but not from a primitive, converts them
 * back permanently (docs/adr/0012).
 */
export function keepStringMethodsFast(): void {
  // A string object: a primitive string has no effect.
  const text = new String('IBAN');
  for (let i = 0; i < READS; i++) getMethod(text);
}

function getMethod(text: { readonly charCodeAt: unknown }): unknown {
  return text.charCodeAt;
}
