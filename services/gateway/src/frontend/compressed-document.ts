import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/**
 * Compresses a document sent once, and the first answer of others, asynchronously and with low effort. With the default window
 * of 4 MB, allocating memory costs more processor time than compressing; with 128 kB a document hardly grows.
 */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 17 } };

/** The smallest one first. */
const codings = ['br', 'gzip'] as const;

export type DocumentCoding = (typeof codings)[number];

/** The compression for a client; undefined: none. */
export function documentCoding(headers: IncomingHttpHeaders): DocumentCoding | undefined {
  const accepted = new Negotiator({ headers }).encodings([...codings]);
  return codings.find((coding) => accepted.includes(coding));
}

/** Compresses a document, outside of the event loop's thread. */
export function compressedDocument(html: string, coding: DocumentCoding): Promise<Buffer> {
  return coding === 'br' ? promisify(brotliCompress)(html, brotli) : promisify(gzip)(html, { level: 1 });
}
