const LINE_END = 10;

/** Counts the lines of a file as it comes in, without turning it into text. */
export function linesIn(chunk: Uint8Array): number {
  let lines = 0;
  for (const byte of chunk) if (byte === LINE_END) lines++;
  return lines;
}
