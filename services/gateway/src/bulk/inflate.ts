import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Problem } from '@pruefer/contracts';

const gunzipAsync = promisify(gunzip);

/**
 * Decompresses a body.
 * @param coding from `Content-Encoding`: gzip or none
 * @param maxBytes of the content: a small body can hold gigabytes
 * @throws Problem `content_encoding_unsupported`, `body_too_large`, `invalid_request` for a body that is no gzip
 */
export async function inflate(body: Buffer, coding: string | undefined, maxBytes: number): Promise<Buffer> {
  if (coding === undefined || coding === 'identity') return body;
  if (coding.toLowerCase() !== 'gzip')
    throw new Problem('content_encoding_unsupported', {
      text: {
        de: 'Der Inhalt der Anfrage darf nur mit gzip komprimiert sein (Content-Encoding).',
        en: 'The body of the request may only be compressed by gzip (Content-Encoding).',
      },
    });
  try {
    return await gunzipAsync(body, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') throw new Problem('body_too_large');
    throw new Problem('invalid_request', {
      text: {
        de: 'Der Inhalt der Anfrage ist kein vollständiges gzip.',
        en: 'The body of the request is not complete gzip.',
      },
    });
  }
}
