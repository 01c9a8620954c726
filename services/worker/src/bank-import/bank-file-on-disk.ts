import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { validFromOf } from '@pruefer/banks';

/** The largest publisher's file is about 2.4 MB; this is far beyond it, and ends what is no bank file at all. */
const MAX_BYTES = 50_000_000;
const GZIP_MARK = 0x8b1f;

/** A publisher's file as it lies on disk. */
export interface BankFileOnDisk {
  readonly content: Uint8Array;
  /** YYYY-MM-DD. */
  readonly validFrom: string;
}

/**
 * Reads a file, gzipped or not.
 * @throws Error when it cannot be read or is too large
 */
export async function readContent(path: string): Promise<Uint8Array> {
  const { size } = await stat(path);
  if (size > MAX_BYTES) throw new Error(`${path} is too large for a bank file`);
  const content = await readFile(path);
  const isGzipped = content.length > 2 && content.readUInt16LE() === GZIP_MARK;
  return isGzipped ? promisify(gunzip)(content, { maxOutputLength: MAX_BYTES }) : content;
}

/**
 * Reads a bank file that comes with the product.
 * @throws Error when it cannot be read or its name holds no date
 */
export async function readShippedFile(path: string): Promise<BankFileOnDisk> {
  const validFrom = validFromOf(basename(path));
  if (validFrom === undefined) throw new Error(`${path}: the name must hold the day, as in blz-20260907.txt.gz`);
  return { content: await readContent(path), validFrom };
}
