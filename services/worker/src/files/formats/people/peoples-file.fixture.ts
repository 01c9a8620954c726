/** A file with its name, content, layout in short, and rows in short; no rows if a column must be chosen. */
export type PeoplesFile = readonly [
  name: string,
  file: string | Uint8Array,
  understood: string,
  rows?: readonly string[],
];
