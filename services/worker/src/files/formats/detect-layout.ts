import type { FileEncoding, Language } from '@pruefer/contracts';
import { detectEncoding, detectListFormat } from '@pruefer/iban';
import { detectCsvLayout } from './csv/detect-csv-layout.js';
import { type FileLayout, isRejected, type LayoutChoice } from './row/file-row.js';
import { MAX_HEAD_BYTES } from './row/limits.js';
import { NdjsonReader } from './ndjson-reader.js';
import { detectPainFormat } from './pain/pain-format.js';
import { UnreadableFile } from './row/unreadable-file.js';
import { decodePiece, wrongEncoding } from './text/decode-text-stream.js';

const noTable = {
  delimiter: null,
  hasHeader: false,
  firstLine: 1,
  columns: [],
  ibanColumn: null,
  candidates: [],
  bicColumn: null,
  referenceColumn: null,
} as const;

/**
 * Finds out how a file is to be read.
 * @param head the first bytes, of which at most 256 KiB are looked at
 * @param isComplete whether nothing follows the head
 * @param language of the names of columns without one
 * @throws UnreadableFile with a sentence to the customer
 */
export function detectLayout(
  head: Uint8Array,
  isComplete: boolean,
  choice: LayoutChoice = {},
  language: Language = 'de',
): FileLayout {
  const bytes = head.subarray(0, MAX_HEAD_BYTES);
  const isAll = isComplete && bytes.length === head.length;
  const encoded = { encoding: findEncoding(bytes, isAll, choice), isEncodingChosen: choice.encoding !== undefined };
  const decoder = new TextDecoder(encoded.encoding, { fatal: encoded.isEncodingChosen });
  const text = decodePiece(decoder, bytes, !isAll);
  if (text.includes('\0')) throw choice.encoding ? wrongEncoding(decoder) : new UnreadableFile('binary');
  const format = detectListFormat(text);
  if (format === 'xml') return { format: detectPainFormat(text), ...encoded, ...noTable };
  if (format === 'json') return { format: requireJsonLines(text, isAll), ...encoded, ...noTable };
  return { format: 'csv', ...encoded, ...detectCsvLayout(text, isAll, choice, language) };
}

/** The chosen encoding also for a file that looks binary: texts in UTF-16 may, without a byte order mark. */
function findEncoding(head: Uint8Array, isComplete: boolean, choice: LayoutChoice): FileEncoding {
  const likely = detectEncoding(head, isComplete);
  if (typeof likely === 'string') return choice.encoding ?? likely;
  if (likely.noText === 'binary' && choice.encoding) return choice.encoding;
  throw new UnreadableFile(likely.noText);
}

/** @throws UnreadableFile `json_list` when no line is an item, as in a JSON list or in JSON of several lines */
function requireJsonLines(text: string, isComplete: boolean): 'ndjson' {
  const reader = new NdjsonReader();
  const rows = [...reader.push(text), ...(isComplete ? reader.end() : [])];
  if (rows.every((row) => isRejected(row) && row.reason === 'invalid_json')) throw new UnreadableFile('json_list');
  return 'ndjson';
}
