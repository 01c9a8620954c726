import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { dataVersionOf, fingerprintOf, validFromOf } from '@pruefer/banks';

/** The Bundesbank's file as it was published is about 2.4 MB; this is far beyond it, and ends what is no bank file at all. */
const MAX_BYTES = 50_000_000;

/** A Bundesbank file that comes with the product. */
export interface ShippedFile {
  readonly content: Uint8Array;
  readonly validFrom: string;
  readonly fingerprint: string;
  readonly version: string;
}

/**
 * Reads a gzipped bank file from disk.
 * @throws Error when it cannot be read or its name holds no date
 */
export async function readShippedFile(path: string): Promise<ShippedFile> {
  const validFrom = validFromOf(basename(path));
  if (validFrom === undefined) throw new Error(`${path}: the name must hold the day, as in blz-20260907.txt.gz`);
  const content = await promisify(gunzip)(await readFile(path), { maxOutputLength: MAX_BYTES });
  const fingerprint = fingerprintOf(content);
  return { content, validFrom, fingerprint, version: dataVersionOf(validFrom, fingerprint) };
}
