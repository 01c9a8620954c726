/** A search text as statement values: in lower case, and its non-ASCII letters in both cases. */
type SearchText = readonly [text: string, capitals: string, small: string];

/** Depending on the locale of the server, PostgreSQL's lower() does not change Ä. The affected letters of this text are passed explicitly. */
export function toSearchText(typedText: string): SearchText {
  const text = typedText.normalize('NFC').trim().toLowerCase();
  const small = [...new Set(text.match(/[^\0-\x7f]/gu))].filter((letter) => {
    const capital = letter.toUpperCase();
    return capital !== letter && capital.length === 1;
  });
  return [text, small.join('').toUpperCase(), small.join('')];
}

/** SQL: whether a column contains the text, ignoring case. Not LIKE, because % and _ must match literally. */
export function containsIgnoringCase(column: string, [text, capitals, small]: SearchText): string {
  return `strpos(translate(lower(${column}), ${capitals}, ${small}), ${text}) > 0`;
}
