/** Every text of a catalogue with its path; those with blanks to fill get a number or a word. */
export function textsIn(node: unknown, path = ''): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') return [[path, String((node as (...parts: unknown[]) => unknown)(3, 'X'))]];
  return Object.entries(node as object).flatMap(([key, child]) => textsIn(child, `${path}.${key}`));
}
