/** Every text of a catalogue with its path. @param blanks what the blanks of a text are filled with, by their number */
export function textsIn(
  node: unknown,
  blanks: (count: number) => readonly unknown[] = () => [3, 'X'],
  path = '',
): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') {
    return textsIn((node as (...filled: unknown[]) => unknown)(...blanks(node.length)), blanks, path);
  }
  return Object.entries(node as object).flatMap(([key, child]) => textsIn(child, blanks, `${path}.${key}`));
}

/** The texts with an exclamation mark, a spelled-out umlaut or a blank too many. */
export function misspelledIn(texts: readonly [path: string, text: string][]) {
  return texts.filter(([, text]) => /!|\s{2}|^\s|\s$|fuer|ueber|pruef|koenn|moegl/i.test(text));
}
