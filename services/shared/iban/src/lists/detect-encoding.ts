export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
/** A file that is no text. */
type NoText = 'pdf' | 'spreadsheet' | 'archive' | 'binary';

/** First bytes of files that people take for lists. */
const signatures: readonly (readonly [kind: NoText, ...bytes: number[]])[] = [
  ['pdf', 0x25, 0x50, 0x44, 0x46, 0x2d],
  // Excel until 2003.
  ['spreadsheet', 0xd0, 0xcf, 0x11, 0xe0],
  ['archive', 0x1f, 0x8b],
  ['archive', 0x37, 0x7a, 0xbc, 0xaf],
  ['archive', 0x52, 0x61, 0x72, 0x21],
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Names inside the ZIP files that Excel and LibreOffice write. */
const SPREADSHEET_PARTS = /\[Content_Types\]\.xml|_rels\/|xl\/|vnd\.oasis\.opendocument/;
/** Part of the pairs of bytes that contain a NUL in a text of European letters. */
const MIN_NUL_SHARE = 0.5;
/** The same for the other half of the pairs: only letters of other scripts have none there. */
const MAX_OTHER_SHARE = 0.05;

/**
 * The encoding of a text by its first bytes.
 * @param isComplete whether nothing follows them
 * @returns what the file is instead, if it is no text
 */
export function detectEncoding(head: Uint8Array, isComplete: boolean): TextEncoding | { readonly noText: NoText } {
  const noText = noTextIn(head);
  if (noText) return { noText };
  if (startsWith(head, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(head, [0xfe, 0xff])) return 'utf-16be';
  const [even, odd] = nulShares(head);
  if (odd >= MIN_NUL_SHARE && even <= MAX_OTHER_SHARE) return 'utf-16le';
  if (even >= MIN_NUL_SHARE && odd <= MAX_OTHER_SHARE) return 'utf-16be';
  if (even > 0 || odd > 0) return { noText: 'binary' };
  return isUtf8(head, isComplete) ? 'utf-8' : 'windows-1252';
}

/** Whether the bytes are UTF-8. @param isComplete false: the last character may be incomplete */
export function isUtf8(bytes: Uint8Array, isComplete: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isComplete });
    return true;
  } catch {
    return false;
  }
}

function noTextIn(head: Uint8Array): NoText | undefined {
  if (startsWith(head, ZIP))
    return SPREADSHEET_PARTS.test(new TextDecoder('latin1').decode(head)) ? 'spreadsheet' : 'archive';
  return signatures.find(([, ...bytes]) => startsWith(head, bytes))?.[0];
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}

/** The shares of NULs at the even and at the odd indexes. */
function nulShares(head: Uint8Array): [even: number, odd: number] {
  const counts: [number, number] = [0, 0];
  for (let index = head.indexOf(0); index !== -1; index = head.indexOf(0, index + 1)) counts[index % 2]! += 1;
  const pairs = Math.max(1, Math.floor(head.length / 2));
  return [counts[0] / pairs, counts[1] / pairs];
}
