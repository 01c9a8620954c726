import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { takesCoding } from '../routing/takes-coding.js';

/**
 * A document is another in every answer, so it is compressed each time, beside the event loop. With the usual window of 4 MB the memory
 * that each call takes costs more processor time than all the rest of it; in 128 kB a document hardly grows.
 */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 } };

/** A document on its way, with the headers that its form needs. */
export interface SentDocument {
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Compresses a document as its reader takes it. @param accepted the reader's Accept-Encoding */
export async function compressedDocument(html: string, accepted: string | undefined): Promise<SentDocument> {
  const vary = 'accept-encoding';
  if (takesCoding(accepted, 'br')) {
    return { body: await promisify(brotliCompress)(html, brotli), headers: { vary, 'content-encoding': 'br' } };
  }
  if (takesCoding(accepted, 'gzip')) {
    return { body: await promisify(gzip)(html), headers: { vary, 'content-encoding': 'gzip' } };
  }
  return { body: html, headers: { vary } };
}
