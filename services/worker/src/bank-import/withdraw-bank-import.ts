import { Inject, Injectable } from '@nestjs/common';
import {
  berlinDay,
  findImport,
  type ImportedDataSet,
  importInForce,
  tryLockImports,
  withdrawImport,
} from '@pruefer/banks';
import { Problem } from '@pruefer/contracts';
import { type Actor, addAudit, inTransaction } from '@pruefer/platform';
import { Pool } from 'pg';
import { JobRepository } from '../jobs/table/job.repository.js';
import { AnnounceBanks } from './announce-banks.js';
import { createAnnouncement } from './import-bank-file.js';

/** Withdraws an import: the previous file is in force again at once. Later files still take effect on their day. */
@Injectable()
export class WithdrawBankImport {
  constructor(
    @Inject(Pool) private readonly pool: Pool,
    private readonly announcements: AnnounceBanks,
    private readonly jobs: JobRepository,
  ) {}

  /** @throws Problem `bank_import_unknown`, `bank_import_kept`; `job_running` with the import, unless it is one of the command line */
  async run(country: string, version: string, actor: Actor): Promise<ImportedDataSet> {
    const today = berlinDay(new Date());
    const { withdrawn, inForce } = await inTransaction(this.pool, async (client) => {
      if (!(await tryLockImports(client))) throw await this.jobs.createConflict('bank-import');
      const bankImport = await findImport(client, country, version, today);
      if (!bankImport || bankImport.state === 'withdrawn') throw new Problem('bank_import_unknown');
      if (!bankImport.isWithdrawable) throw new Problem('bank_import_kept');
      await withdrawImport(client, country, version);
      const details = { country, source: bankImport.source, origin: bankImport.origin };
      await addAudit(client, 'banks', { action: 'bank-data.withdrawn', actor, target: version, details });
      return {
        withdrawn: (await findImport(client, country, version, today))!,
        inForce: (await importInForce(client, country, today))!,
      };
    });
    this.announcements.announce(createAnnouncement(inForce.version, inForce.validFrom, inForce.records));
    return withdrawn;
  }
}
