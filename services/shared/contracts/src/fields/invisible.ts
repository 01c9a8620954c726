/** Characters without a visible glyph, and the Braille blank: texts that differ only in them look the same. */
const invisibles = String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800`;
const invisible = new RegExp(`[${invisibles}]`, 'u');
const invisibleInLines = new RegExp(`(?![\\t\\n\\r])[${invisibles}]`, 'u');
const invisibleCharacters = new RegExp(invisible, 'gu');

export function hasInvisible(text: string): boolean {
  return invisible.test(text);
}

/** Accepts line ends and tabs. */
export function hasInvisibleInLines(text: string): boolean {
  return invisibleInLines.test(text);
}

export function withoutInvisible(text: string): string {
  return text.replace(invisibleCharacters, '');
}
