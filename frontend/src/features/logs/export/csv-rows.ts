const LINE_END = 10;

/** Counts the lines of a file as it comes in, without turning it into text. */
export function linesIn(chunk: Uint8Array): number {
  let lines = 0;
  for (const byte of chunk) if (byte === LINE_END) lines++;
  return lines;
}

const fallback = 'api-logs.csv';

/** The name that the server gives the file. */
export function fileNameIn(headers: Headers): string {
  const disposition = headers.get('Content-Disposition') ?? '';
  return /filename="?([\w+-][\w.+-]*)"?\s*(?:;|$)/.exec(disposition)?.[1] ?? fallback;
}
