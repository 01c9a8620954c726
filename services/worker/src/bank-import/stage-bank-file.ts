import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { BankFileReading, type BankFileSummary, COPY_STAGED, createStaging, stagedLine } from '@pruefer/banks';
import { Problem } from '@pruefer/contracts';
import { withTimeout } from '@pruefer/platform';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type ImportRun, MAX_BAD_LINES, MAX_LINES } from './bank-file-to-import.js';
import { IMPORT_STATEMENT_MS } from './import-pool.js';
import { FileUnreadable, unpack } from './unpack.js';

export interface StagedFile {
  readonly summary: BankFileSummary;
  /** SHA-256 of the unpacked file, in hex. */
  readonly fingerprint: string;
}

/**
 * Reads a file into the staging table of a connection, record by record; only a piece of it is unpacked at a time.
 * @throws Problem `bank_file_unreadable`, `bank_file_unknown`; an AbortError when the run is ended
 */
export async function stageBankFile(client: PoolClient, file: Uint8Array, run: ImportRun): Promise<StagedFile> {
  await createStaging(client);
  run.step('Datensätze werden gelesen', file.length);
  const hash = createHash('sha256');
  let lines = '';
  let summary: BankFileSummary | undefined;
  const reading = new BankFileReading((country, record) => {
    lines += stagedLine(country, record);
  }, MAX_BAD_LINES);
  const stagedRows = async function* () {
    for await (const piece of unpack(file, (bytes) => run.progress(bytes))) {
      hash.update(piece);
      reading.write(piece);
      if (!reading.isKnown) return;
      if (reading.lineCount > MAX_LINES) throw new FileUnreadable('too many lines');
      if (reading.badLineCount > MAX_BAD_LINES) break;
      yield lines;
      lines = '';
    }
    summary = reading.end();
    yield lines;
  };
  try {
    await withTimeout(
      IMPORT_STATEMENT_MS,
      pipeline(stagedRows, client.query(copyFrom(COPY_STAGED)), { signal: run.signal }),
    );
  } catch (error) {
    throw error instanceof FileUnreadable ? new Problem('bank_file_unreadable') : error;
  }
  if (!summary) throw new Problem('bank_file_unknown');
  return { summary, fingerprint: hash.digest('hex') };
}
