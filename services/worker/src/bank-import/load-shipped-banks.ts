import { Inject, Injectable } from '@nestjs/common';
import { currentVersion, findDataSet, formatDataVersion, hashFile, HOME_COUNTRY } from '@pruefer/banks';
import { Readiness, RunOnce, systemActor } from '@pruefer/platform';
import { Pool } from 'pg';
import { WorkerConfig } from '../config.js';
import { AnnounceBanks } from './announce-banks.js';
import { readShippedFile } from './bank-file-on-disk.js';
import { ImportBankFile } from './import-bank-file.js';

const RETRY_DELAY_MS = 1_000;

/**
 * Loads the bank file that comes with the product when the worker starts, then announces it. It is tried until it works, because the worker
 * starts without PostgreSQL, too.
 */
@Injectable()
export class LoadShippedBanks {
  constructor(
    private readonly config: WorkerConfig,
    private readonly importBankFile: ImportBankFile,
    private readonly announcements: AnnounceBanks,
    @Inject(Pool) private readonly pool: Pool,
    readiness: Readiness,
  ) {
    readiness.add('banks', async () =>
      (await currentVersion(pool, HOME_COUNTRY)) === undefined ? 'no bank data in force' : undefined,
    );
  }

  /** Safe concurrently with another worker, because the same file is stored once. @throws Problem for an invalid file */
  @RunOnce(RETRY_DELAY_MS)
  async run(): Promise<void> {
    const file = await readShippedFile(this.config.BANK_FILE);
    const version = formatDataVersion(file.validFrom, hashFile(file.content));
    if (await findDataSet(this.pool, HOME_COUNTRY, version)) return;
    // The shipped file was reviewed, so a drop in its banks is confirmed.
    const options = { isDropConfirmed: true, actor: systemActor };
    const { imported } = await this.importBankFile.run({ ...file, origin: 'shipped' }, options);
    if (imported) this.announcements.announce(imported);
  }
}
