import { Inject, Injectable } from '@nestjs/common';
import { dataVersionOf, findDataSet, fileFingerprintOf, HOME_COUNTRY } from '@pruefer/banks';
import type { BanksImported } from '@pruefer/contracts';
import { Pool } from 'pg';
import { WorkerConfig } from '../config.js';
import { readShippedFile } from './bank-file-on-disk.js';
import { system } from './bank-file-to-import.js';
import { ImportBankFile } from './import-bank-file.js';

/** Makes sure that the bank file which comes with the product is in the table. */
@Injectable()
export class LoadShippedBanks {
  constructor(
    private readonly config: WorkerConfig,
    private readonly importBankFile: ImportBankFile,
    @Inject(Pool) private readonly pool: Pool,
  ) {}

  /**
   * Safe at any time and concurrently with another worker, because the same file is stored once.
   * @returns the import; undefined when the file was already stored
   * @throws Problem for an invalid file
   */
  async run(): Promise<BanksImported | undefined> {
    const file = await readShippedFile(this.config.BANK_FILE);
    const version = dataVersionOf(file.validFrom, fileFingerprintOf(file.content));
    if (await findDataSet(this.pool, HOME_COUNTRY, version)) return undefined;
    // The shipped file was reviewed, so a drop in its banks is confirmed.
    const { imported } = await this.importBankFile.run(
      { ...file, origin: 'shipped' },
      { isDropConfirmed: true, actor: system },
    );
    return imported;
  }
}
