import { Inject, Injectable, Logger } from '@nestjs/common';
import { hasDataSet, importDataSet, lastDayOfQuarter, readBundesbankFile } from '@pruefer/banks';
import type { BanksImported } from '@pruefer/contracts';
import { Pool } from 'pg';
import { WorkerConfig } from '../config.js';
import { readShippedFile, type ShippedFile } from './shipped-file.js';

/** Makes sure that the bank file which comes with the product is in the table. */
@Injectable()
export class LoadShippedBanks {
  private readonly logger = new Logger(LoadShippedBanks.name);

  constructor(
    private readonly config: WorkerConfig,
    @Inject(Pool) private readonly pool: Pool,
  ) {}

  /**
   * May run at any time and beside another worker: the same file is stored once.
   * @returns what was imported; undefined when it was there already
   * @throws Error when the file holds no bank at all
   */
  async run(): Promise<BanksImported | undefined> {
    const file = await readShippedFile(this.config.BANK_FILE);
    if (await hasDataSet(this.pool, file.version)) return undefined;
    return this.import(file);
  }

  private async import({ content, version, validFrom, fingerprint }: ShippedFile): Promise<BanksImported | undefined> {
    const { records, badLines } = readBundesbankFile(content);
    for (const { line, reason } of badLines.slice(0, 10)) this.logger.warn(`line ${line} left out: ${reason}`);
    if (records.length === 0) throw new Error(`${this.config.BANK_FILE} holds no bank`);
    const isNew = await importDataSet(this.pool, {
      version,
      country: 'DE',
      source: 'Deutsche Bundesbank',
      validFrom,
      validUntil: lastDayOfQuarter(validFrom),
      fingerprint,
      records,
    });
    if (!isNew) return undefined;
    this.logger.log(`bank data ${version}: ${records.length} records imported, ${badLines.length} lines left out`);
    return { version, validFrom, records: records.length, at: new Date().toISOString() };
  }
}
