/** A gap in a text, as in `[[Lücke: Anschrift]]`: shown to staff until it is filled. */
export const gapMark = /\[\[Lücke: ([^[\]\n]{1,200})\]\]/g;

/** The questions in a text's gap marks, each once, in their order. */
export function gapsIn(text: string): string[] {
  return [...new Set([...text.matchAll(gapMark)].map(([, name = '']) => name.trim()))];
}
