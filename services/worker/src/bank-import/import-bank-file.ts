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
import { addAudit, inTransactionOn, systemActor } from '@pruefer/platform';
import type { PoolClient } from 'pg';
import {
  type BankFileToImport,
  type BankImportResult,
  type ImportOptions,
  refuseDrop,
  refuseFaulty,
  refuseMismatch,
  unattendedRun,
} from './bank-file-to-import.js';
import {
  buildImportAudit,
  compareStagedDataSets,
  type CountedDataSet,
  sum,
  sumDifferences,
} from './compared-data-sets.js';
import { ImportPool } from './import-pool.js';
import { stageBankFile, type StagedFile } from './stage-bank-file.js';

const MAX_LOGGED_LINES = 10;

/** Imports a publisher's file into the bank directory, from every source. */
@Injectable()
export class ImportBankFile {
  private readonly logger = new Logger(ImportBankFile.name);

  constructor(private readonly connections: ImportPool) {}

  /**
   * Reads, checks and stores a file in one transaction. The same file is stored only once.
   * @throws Problem `bank_file_unreadable`, `bank_file_unknown`, `bank_file_empty`, `bank_file_faulty` (with the bad lines),
   * `bank_file_mismatched`, `bank_count_dropped`; an AbortError when the run is cancelled
   */
  async run(file: BankFileToImport, options: ImportOptions): Promise<BankImportResult> {
    const client = await this.connections.pool.connect();
    try {
      const result = await this.importOver(client, file, options);
      this.logOutcome(result);
      return result;
    } finally {
      // Not back into the pool: staging and lock go with the connection.
      client.release(true);
    }
  }

  private async importOver(
    client: PoolClient,
    file: BankFileToImport,
    options: ImportOptions,
  ): Promise<BankImportResult> {
    const { isDropConfirmed = false, actor, run = unattendedRun } = options;
    await lockImports(client);
    const stagedFile = await stageBankFile(client, file.content, run);
    refuseFaulty(stagedFile.summary);
    const dataSets = await compareStagedDataSets(client, file, stagedFile, run);
    refuseMismatch(
      file,
      stagedFile.summary,
      dataSets.map(({ country }) => country),
      await registerCountries(client),
    );
    if (!isDropConfirmed) for (const { before, bankCodes } of dataSets) refuseDrop(before?.bankCodes ?? 0, bankCodes);
    const storedVersion = await knownVersion(client, file, stagedFile, options);
    run.signal.throwIfAborted();
    if (storedVersion !== undefined)
      return buildImportResult(stagedFile.summary, dataSets, { version: storedVersion, isNew: false });
    await run.makeFinal();
    const storedDataSets = await inTransactionOn(client, async () => {
      const count = await importDataSets(client, dataSets);
      if (count > 0)
        await addAudit(client, 'banks', {
          action: 'bank-data.imported',
          ...buildImportAudit(dataSets),
          actor: actor ?? systemActor,
        });
      return count;
    });
    return buildImportResult(stagedFile.summary, dataSets, { isNew: storedDataSets > 0 });
  }

  private logOutcome({ badLines, badLineCount, imported }: BankImportResult): void {
    for (const { line, reason } of badLines.slice(0, MAX_LOGGED_LINES))
      this.logger.warn(`line ${line} left out: ${reason}`);
    if (!imported) return;
    const { version, records } = imported;
    this.logger.log(`bank data ${version}: ${records} records imported, ${badLineCount} lines left out`);
  }
}

function buildImportResult(
  { source, badLines, badLineCount }: BankFileSummary,
  dataSets: readonly CountedDataSet[],
  { isNew, version = dataSets[0]!.version }: { isNew: boolean; version?: string },
): BankImportResult {
  const { validFrom } = dataSets[0]!;
  const records = sum(dataSets.map((dataSet) => dataSet.records));
  return {
    source,
    badLines,
    badLineCount,
    version,
    validFrom,
    countries: dataSets.map(({ country, records: ofCountry, bankCodes }) => ({
      country,
      records: ofCountry,
      bankCodes,
    })),
    difference: sumDifferences(dataSets),
    imported: isNew ? createAnnouncement(version, validFrom, records) : undefined,
  };
}

/** The event that announces a complete data set. */
export function createAnnouncement(version: string, validFrom: string, records: number): BanksImported {
  return { version, validFrom, records, at: new Date().toISOString() };
}

/**
 * A page may still show a file after its quarter; that file does not count for the next quarter. A schedule does not load a
 * withdrawn file again.
 * @returns the version of an identical stored file; undefined when the file must be stored
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
