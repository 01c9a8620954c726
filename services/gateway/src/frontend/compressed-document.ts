import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { takesCoding } from '../routing/takes-coding.js';

/**
 * Compresses a document sent once, and the first answer of others, asynchronously and with low effort. With the default window
 * of 4 MB, allocating memory costs more processor time than compressing; with 128 kB a document hardly grows.
 */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 17 } };

export type DocumentCoding = 'br' | 'gzip';

/** The compression for a client; undefined: none. @param accepted the client's Accept-Encoding */
export function documentCoding(accepted: string | undefined): DocumentCoding | undefined {
  if (takesCoding(accepted, 'br')) return 'br';
  return takesCoding(accepted, 'gzip') ? 'gzip' : undefined;
}

/** Compresses a document, outside of the event loop's thread. */
export function compressedDocument(html: string, coding: DocumentCoding): Promise<Buffer> {
  return coding === 'br' ? promisify(brotliCompress)(html, brotli) : promisify(gzip)(html, { level: 1 });
}
