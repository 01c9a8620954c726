import { detectEncoding, detectListFormat } from '@pruefer/iban';
import { detectCsvLayout } from './csv/detect-csv-layout.js';
import { type FileLayout, isRejected, type LayoutChoice } from './row/file-row.js';
import { MAX_HEAD_BYTES } from './row/limits.js';
import { NdjsonReader } from './ndjson-reader.js';
import { detectPainFormat } from './pain/pain-format.js';
import { UnreadableFile } from './row/unreadable-file.js';

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
 * @throws UnreadableFile with a sentence to the customer
 */
export function detectLayout(head: Uint8Array, isComplete: boolean, choice: LayoutChoice = {}): FileLayout {
  const bytes = head.subarray(0, MAX_HEAD_BYTES);
  const isAll = isComplete && bytes.length === head.length;
  const likelyEncoding = detectEncoding(bytes, isAll);
  if (typeof likelyEncoding === 'object') throw new UnreadableFile(likelyEncoding.noText);
  const encoding = choice.encoding ?? likelyEncoding;
  const text = new TextDecoder(encoding).decode(bytes, { stream: !isAll });
  const format = detectListFormat(text);
  if (format === 'xml') return { format: detectPainFormat(text), encoding, ...noTable };
  if (format === 'json') return { format: ndjsonIn(text, isAll), encoding, ...noTable };
  return { format: 'csv', encoding, ...detectCsvLayout(text, isAll, choice) };
}

/** @throws UnreadableFile `json_list` when no line is an item, as in a JSON list or in JSON of several lines */
function ndjsonIn(text: string, isComplete: boolean): 'ndjson' {
  const reader = new NdjsonReader();
  const rows = [...reader.push(text), ...(isComplete ? reader.end() : [])];
  if (rows.every((row) => isRejected(row) && row.reason === 'invalid_json')) throw new UnreadableFile('json_list');
  return 'ndjson';
}
