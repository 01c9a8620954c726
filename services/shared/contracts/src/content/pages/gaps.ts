/** Mark of a gap in a text, such as `[[Lücke: Anschrift]]`; the console lists gaps until staff fills them. */
export const gapMark = /\[\[Lücke: ([^[\]\n]{1,200})\]\]/g;

/** Returns the names of the missing parts that a text marks, each once, in order of appearance. */
export function gapsIn(text: string): string[] {
  return [...new Set([...text.matchAll(gapMark)].map(([, name = '']) => name.trim()))];
}
