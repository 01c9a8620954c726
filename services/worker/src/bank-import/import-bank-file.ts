import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  type BankFile,
  type BankFileRecord,
  countBanks,
  dataVersionOf,
  fingerprintOf,
  HOME_COUNTRY,
  importDataSets,
  lastDayOfQuarter,
  type NewDataSet,
  readBankFile,
} from '@pruefer/banks';
import { type BanksImported, Problem } from '@pruefer/contracts';
import { inTransaction } from '@pruefer/platform';
import { Pool } from 'pg';
import type { BankFileOnDisk } from './bank-file-on-disk.js';

/** Bad lines and banks that go: more of them, and it is rather the file that is wrong (docs/SECURITY.md F4). */
const MOST_BAD_LINES = 0.01;
const LARGEST_DROP = 0.1;

export interface ImportOptions {
  /** Whoever imports has said that a drop is right. */
  readonly isDropConfirmed?: boolean;
}

/** What an import came to. */
export interface ImportResult extends Pick<BankFile, 'source' | 'badLines' | 'badLineCount'> {
  readonly version: string;
  readonly countries: readonly { readonly country: string; readonly records: number; readonly bankCodes: number }[];
  /** What is to be published; undefined when the file was there already and nothing has changed. */
  readonly imported: BanksImported | undefined;
}

/** Loads one publisher's file into the bank directory, whoever asks for it. */
@Injectable()
export class ImportBankFile {
  private readonly logger = new Logger(ImportBankFile.name);

  constructor(@Inject(Pool) private readonly pool: Pool) {}

  /**
   * Reads, checks and stores a file; readers see all of it or nothing. The same file is stored once, however often and by whomever.
   * @throws Problem `bank_file_unknown`, `bank_file_empty`, `bank_file_faulty` (with the bad lines), `bank_count_dropped`
   */
  async run({ content, validFrom }: BankFileOnDisk, { isDropConfirmed }: ImportOptions = {}): Promise<ImportResult> {
    const file = readBankFile(content);
    if (!file) throw new Problem('bank_file_unknown');
    refuseFaulty(file);
    const dataSets = dataSetsOf(file, validFrom, fingerprintOf(content));
    if (!isDropConfirmed) for (const dataSet of dataSets) await this.refuseDrop(dataSet);
    const stored = await inTransaction(this.pool, (client) => importDataSets(client, dataSets));
    return this.resultOf(file, dataSets, stored > 0);
  }

  private async refuseDrop({ country, validFrom, records }: NewDataSet): Promise<void> {
    const before = await countBanks(this.pool, country, validFrom);
    if (bankCodesOf(records) < before * (1 - LARGEST_DROP)) throw new Problem('bank_count_dropped');
  }

  private resultOf(file: BankFile, dataSets: readonly NewDataSet[], isNew: boolean): ImportResult {
    const [{ version, validFrom }] = dataSets as [NewDataSet];
    const records = dataSets.reduce((sum, dataSet) => sum + dataSet.records.length, 0);
    const { source, badLines, badLineCount } = file;
    for (const { line, reason } of badLines.slice(0, 10)) this.logger.warn(`line ${line} left out: ${reason}`);
    if (isNew) this.logger.log(`bank data ${version}: ${records} records imported, ${badLineCount} lines left out`);
    return {
      ...{ source, badLines, badLineCount, version },
      countries: dataSets.map((dataSet) => ({
        country: dataSet.country,
        records: dataSet.records.length,
        bankCodes: bankCodesOf(dataSet.records),
      })),
      imported: isNew ? { version, validFrom, records, at: new Date().toISOString() } : undefined,
    };
  }
}

function refuseFaulty({ countries, lineCount, badLineCount, badLines }: BankFile): void {
  if (badLineCount > lineCount * MOST_BAD_LINES) {
    const errors = badLines.map(({ line, reason }) => ({ field: `Zeile ${line}`, code: 'bad_line', message: reason }));
    throw new Problem('bank_file_faulty', { errors });
  }
  if (countries.length === 0) throw new Problem('bank_file_empty');
}

/** Only the Bundesbank's file ends on a known day: the others hold until the next one is loaded. */
function dataSetsOf({ countries, source }: BankFile, validFrom: string, fingerprint: string): NewDataSet[] {
  return countries.map(({ country, records }) => ({
    version: dataVersionOf(validFrom, fingerprint),
    country,
    source,
    validFrom,
    validUntil: country === HOME_COUNTRY ? lastDayOfQuarter(validFrom) : null,
    fingerprint,
    records,
  }));
}

/** Bank codes that are not void. */
function bankCodesOf(records: readonly BankFileRecord[]): number {
  return records.filter(({ isHolder, change }) => isHolder && change !== 'D').length;
}
