/** Mark of a gap in a text, such as `[[Lücke: Anschrift]]`; the console lists gaps until staff fills them. */
export const gapMark = /\[\[Lücke: ([^[\]\n]{1,200})\]\]/g;

/** Returns the questions in a text's gap marks, each once, in order of appearance. */
export function gapsIn(text: string): string[] {
  return [...new Set([...text.matchAll(gapMark)].map(([, name = '']) => name.trim()))];
}
