/** A text and its selected range. */
export interface TextSelection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Puts `insert` in the place of `from` to `to`, and then selects `selectFrom` to `selectTo`. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly selectFrom: number;
  readonly selectTo: number;
}

/**
 * Sets a mark around the selection, or removes an existing one. Blanks at the ends stay outside: Markdown has no mark
 * that begins or ends with one.
 * @param sample inserted between the marks when nothing is selected
 */
export function toggleMark(selected: TextSelection, mark: string, sample: string): TextEdit {
  const { text, start, end } = trimSelection(selected);
  const inner = text.slice(start, end);
  if (isMarked(text, start, end, mark)) {
    const from = start - mark.length;
    return { from, to: end + mark.length, insert: inner, selectFrom: from, selectTo: from + inner.length };
  }
  if (inner.length > 2 * mark.length && isMarked(text, start + mark.length, end - mark.length, mark)) {
    const bare = inner.slice(mark.length, -mark.length);
    return { from: start, to: end, insert: bare, selectFrom: start, selectTo: start + bare.length };
  }
  const innerText = inner || sample;
  const selectFrom = start + mark.length;
  return { from: start, to: end, insert: mark + innerText + mark, selectFrom, selectTo: selectFrom + innerText.length };
}

/** Puts a mark before every selected line, or removes it when all have it. Blank lines between others are kept. */
export function toggleLines({ text, start, end }: TextSelection, mark: string): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', Math.max(end - (end > start && text[end - 1] === '\n' ? 1 : 0), from));
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const counts = (line: string) => lines.length === 1 || line.trim() !== '';
  const areMarked = lines.every((line) => !counts(line) || line.startsWith(mark));
  const editLine = (line: string) => (areMarked ? line.slice(mark.length) : mark + stripMark(line, mark));
  const insert = lines.map((line) => (counts(line) ? editLine(line) : line)).join('\n');
  const caret = from + insert.length;
  return { from, to, insert, selectFrom: start === end ? caret : from, selectTo: caret };
}

/** Turns the selection into a link and selects the missing half: the address, or the words of a selected address. */
export function insertLink(
  selected: TextSelection,
  samples: { readonly link: string; readonly address: string },
): TextEdit {
  const { text, start, end } = trimSelection(selected);
  const inner = text.slice(start, end);
  if (/^(?:https?:\/\/|mailto:|tel:|\/|#)\S*$/.test(inner)) {
    const insert = `[${samples.link}](${inner})`;
    return { from: start, to: end, insert, selectFrom: start + 1, selectTo: start + 1 + samples.link.length };
  }
  const linkText = inner || samples.link;
  const insert = `[${linkText}](${samples.address})`;
  const selectFrom = start + linkText.length + '[]('.length;
  return { from: start, to: end, insert, selectFrom, selectTo: selectFrom + samples.address.length };
}

/** Puts an image into a separate paragraph after the selection. */
export function insertImage({ text, end }: TextSelection, alt: string, address: string): TextEdit {
  const before = text.slice(0, end);
  const gapBefore = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const gapBehind = text.slice(end).startsWith('\n') ? '\n' : '\n\n';
  const insert = `${gapBefore}![${alt.replace(/[[\]\\]/g, '\\$&')}](${address})${gapBehind}`;
  const caret = end + insert.length;
  return { from: end, to: end, insert, selectFrom: caret, selectTo: caret };
}

const lineMarks = /^(?:#{1,6} |- |> )/;

/** The line without its previous mark, so that a heading becomes a list; a quote may contain headings and lists. */
function stripMark(line: string, mark: string): string {
  return mark === '> ' ? line : line.replace(lineMarks, '');
}

function trimSelection({ text, start, end }: TextSelection): TextSelection {
  const inner = text.slice(start, end);
  if (inner.trim() === '') return { text, start, end: inner === '' ? end : start };
  return {
    text,
    start: start + inner.length - inner.trimStart().length,
    end: end - (inner.length - inner.trimEnd().length),
  };
}

/** Whether exactly this mark surrounds the range, and not a longer mark of the same sign, such as `**` for `*`. */
function isMarked(text: string, start: number, end: number, mark: string): boolean {
  const sign = mark[0]!;
  const before = text.slice(0, start).length - trimSignsAtEnd(text.slice(0, start), sign).length;
  const marksAfter = text.slice(end).length - trimSignsAtStart(text.slice(end), sign).length;
  const containsMark = (count: number) => (mark.length === 1 ? count === 1 || count === 3 : count >= mark.length);
  return containsMark(before) && containsMark(marksAfter);
}

function trimSignsAtEnd(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end -= 1;
  return text.slice(0, end);
}

function trimSignsAtStart(text: string, sign: string): string {
  let start = 0;
  while (text[start] === sign) start += 1;
  return text.slice(start);
}
