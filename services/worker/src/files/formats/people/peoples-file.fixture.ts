/** What the file is, its content, the layout in short, and its rows in short; without rows where a column must be chosen. */
export type PeoplesFile = readonly [
  name: string,
  file: string | Uint8Array,
  understood: string,
  rows?: readonly string[],
];
