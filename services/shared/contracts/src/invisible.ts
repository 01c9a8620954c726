/**
 * Characters without a visible sign: control characters, zero-width and soft ones, changes of direction, tags, fillers,
 * and blanks that are as wide as a letter. Two texts that differ only in them look the same.
 */
const invisibles = String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800`;
const invisible = new RegExp(`[${invisibles}]`, 'u');
const invisibleInLines = new RegExp(`(?![\\t\\n\\r])[${invisibles}]`, 'u');
const everyInvisible = new RegExp(invisible, 'gu');

/** Whether a text contains an invisible character. */
export function hasInvisible(text: string): boolean {
  return invisible.test(text);
}

/** The same for a text of several lines: their ends and tabs may be there. */
export function hasInvisibleInLines(text: string): boolean {
  return invisibleInLines.test(text);
}

/** Removes invisible characters. */
export function withoutInvisible(text: string): string {
  return text.replace(everyInvisible, '');
}
