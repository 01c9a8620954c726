import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { extractValidFrom } from '@pruefer/banks';
import { MAX_BANK_FILE_BYTES } from '@pruefer/contracts';
import { FileUnreadable, unpack } from './unpack.js';

/** A publisher's file on disk. */
interface BankFileOnDisk {
  readonly content: Uint8Array;
  /** YYYY-MM-DD. */
  readonly validFrom: string;
}

/** Reads a file unchanged. @throws Error when it cannot be read or is too large */
export async function readWhole(path: string): Promise<Uint8Array> {
  const { size } = await stat(path);
  if (size > MAX_BANK_FILE_BYTES) throw new FileUnreadable(`${path} is too large for a bank file`);
  return readFile(path);
}

/** Reads the content of a file, gzipped or not. @throws Error when it cannot be read or is too large */
export async function readContent(path: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of unpack(await readWhole(path))) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Reads a bank file that comes with the product. @throws Error when it cannot be read or its name holds no date */
export async function readShippedFile(path: string): Promise<BankFileOnDisk> {
  const validFrom = extractValidFrom(basename(path));
  if (validFrom === undefined) throw new Error(`${path}: the name must hold the day, as in blz-20260907.txt.gz`);
  return { content: await readContent(path), validFrom };
}
