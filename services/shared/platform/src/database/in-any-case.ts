/** What was typed, as the values of a statement: in lower case, and its letters beyond ASCII in both. */
export type TypedText = readonly [text: string, capitals: string, small: string];

/**
 * PostgreSQL's lower() may leave Ä as it is: that depends on the locale of its server. The letters that it may leave and that matter for
 * this text are named.
 */
export function typedText(typed: string): TypedText {
  const text = typed.normalize('NFC').trim().toLowerCase();
  const small = [...new Set(text.match(/[^\0-\x7f]/gu))].filter((letter) => {
    const capital = letter.toUpperCase();
    return capital !== letter && capital.length === 1;
  });
  return [text, small.join('').toUpperCase(), small.join('')];
}

/** SQL: whether a column holds what was typed, in any case. Not LIKE: in what people type, % and _ mean themselves. */
export function holdsInAnyCase(column: string, [text, capitals, small]: TypedText): string {
  return `strpos(translate(lower(${column}), ${capitals}, ${small}), ${text}) > 0`;
}
