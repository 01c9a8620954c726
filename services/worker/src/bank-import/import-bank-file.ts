import { Injectable, Logger } from '@nestjs/common';
import {
  type BankFileSummary,
  HOME_COUNTRY,
  importDataSets,
  lockImports,
  registerCountries,
  versionsOfFile,
} from '@pruefer/banks';
import type { BanksImported } from '@pruefer/contracts';
import { addAudit, inTransactionOn } from '@pruefer/platform';
import type { PoolClient } from 'pg';
import {
  type BankFileToImport,
  type ImportOptions,
  type ImportResult,
  refuseDrop,
  refuseFaulty,
  refuseMismatch,
  system,
  unattended,
} from './bank-file-to-import.js';
import { auditOf, comparedDataSets, type CountedDataSet, differenceOf, sum } from './compared-data-sets.js';
import { ImportPool } from './import-pool.js';
import { stageBankFile, type StagedFile } from './stage-bank-file.js';

const MOST_LOGGED_LINES = 10;

/** Loads one publisher's file into the bank directory, for every way of asking for it. */
@Injectable()
export class ImportBankFile {
  private readonly logger = new Logger(ImportBankFile.name);

  constructor(private readonly connections: ImportPool) {}

  /**
   * Reads, checks and stores a file; readers see all of it or nothing, and whatever breaks it off leaves nothing behind. The same file is
   * stored once, however often and by whomever.
   * @throws Problem `bank_file_unreadable`, `bank_file_unknown`, `bank_file_empty`, `bank_file_faulty` (with the bad lines),
   *   `bank_file_mismatched`, `bank_count_dropped`; an AbortError when the run is ended
   */
  async run(file: BankFileToImport, options: ImportOptions): Promise<ImportResult> {
    const client = await this.connections.pool.connect();
    try {
      return await this.through(client, file, options);
    } finally {
      // Not back into the pool: staging and lock go with the connection.
      client.release(true);
    }
  }

  private async through(client: PoolClient, file: BankFileToImport, options: ImportOptions): Promise<ImportResult> {
    const { isDropConfirmed = false, actor, run = unattended } = options;
    await lockImports(client);
    const staged = await stageBankFile(client, file.content, run);
    refuseFaulty(staged.summary);
    const dataSets = await comparedDataSets(client, file, staged, run);
    refuseMismatch(
      file,
      staged.summary,
      dataSets.map(({ country }) => country),
      await registerCountries(client),
    );
    if (!isDropConfirmed) for (const { before, bankCodes } of dataSets) refuseDrop(before?.bankCodes ?? 0, bankCodes);
    const known = await knownVersion(client, file, staged, options);
    run.signal.throwIfAborted();
    if (known !== undefined) return this.resultOf(staged.summary, dataSets, { version: known, isNew: false });
    await run.makeFinal();
    const stored = await inTransactionOn(client, async () => {
      const count = await importDataSets(client, dataSets);
      if (count > 0)
        await addAudit(client, 'banks', { action: 'bank-data.imported', ...auditOf(dataSets), actor: actor ?? system });
      return count;
    });
    return this.resultOf(staged.summary, dataSets, { isNew: stored > 0 });
  }

  private resultOf(
    { source, badLines, badLineCount }: BankFileSummary,
    dataSets: readonly CountedDataSet[],
    { isNew, version = dataSets[0]!.version }: { isNew: boolean; version?: string },
  ): ImportResult {
    const { validFrom } = dataSets[0]!;
    const records = sum(dataSets.map((dataSet) => dataSet.records));
    for (const { line, reason } of badLines.slice(0, MOST_LOGGED_LINES))
      this.logger.warn(`line ${line} left out: ${reason}`);
    if (isNew) this.logger.log(`bank data ${version}: ${records} records imported, ${badLineCount} lines left out`);
    return {
      ...{ source, badLines, badLineCount, version, validFrom },
      countries: dataSets.map(({ country, records: ofCountry, bankCodes }) => ({
        country,
        records: ofCountry,
        bankCodes,
      })),
      difference: differenceOf(dataSets),
      imported: isNew ? announcementOf(version, validFrom, records) : undefined,
    };
  }
}

/** What is published of data that is in the table. */
export function announcementOf(version: string, validFrom: string, records: number): BanksImported {
  return { version, validFrom, records, at: new Date().toISOString() };
}

/**
 * An official page may go on showing a file whose quarter is over: the same file is not taken for a second quarter's. And what staff has
 * withdrawn is not brought back by a schedule.
 * @returns the version under which the file is there already; undefined when it is to be stored
 */
async function knownVersion(
  client: PoolClient,
  { origin }: BankFileToImport,
  { fingerprint }: StagedFile,
  { actor }: ImportOptions,
): Promise<string | undefined> {
  if (origin !== 'official') return undefined;
  const versions = await versionsOfFile(client, HOME_COUNTRY, fingerprint);
  return versions.find(({ isWithdrawn }) => !isWithdrawn || actor === null)?.version;
}
