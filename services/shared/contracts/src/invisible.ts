/**
 * Characters that nobody sees: control characters, zero-width and soft ones, changes of direction, tags, fillers, and blanks that are as
 * wide as a letter. Two texts that differ in nothing else look the same.
 */
const invisibles = String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800`;
const invisible = new RegExp(`[${invisibles}]`, 'u');
const invisibleInLines = new RegExp(`(?![\\t\\n\\r])[${invisibles}]`, 'u');
const everyInvisible = new RegExp(invisible, 'gu');

/** Whether a text holds a character that nobody sees. */
export function hasInvisible(text: string): boolean {
  return invisible.test(text);
}

/** The same for a text of several lines: their ends and tabs may be there. */
export function hasInvisibleInLines(text: string): boolean {
  return invisibleInLines.test(text);
}

/** What is left of a text for a person who reads it. */
export function withoutInvisible(text: string): string {
  return text.replace(everyInvisible, '');
}
