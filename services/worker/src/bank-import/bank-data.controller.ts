import { Controller, Inject } from '@nestjs/common';
import { bankLists, listLoadedBankFiles, type LoadedBankFile } from '@pruefer/banks';
import { countBankRecords, importBankData, readBankData, type ResponseOf } from '@pruefer/contracts';
import { type Actor, CurrentActor, Handles } from '@pruefer/platform';
import { Pool } from 'pg';
import { Jobs } from '../jobs/handlers/jobs.js';
import { ReadBankDataState } from './bank-data-state.js';
import { OfficialSource } from './official/official-source.js';

/** The wait ends before the gateway's limit, so that the caller gets this answer. */
const IMPORT_TIMEOUT_MS = importBankData.responseTimeoutMs - 5_000;

/** Endpoints for the bank data as a whole: amount, validity, and an import that answers when it has finished. */
@Controller()
export class BankDataController {
  constructor(
    private readonly readBankDataState: ReadBankDataState,
    private readonly officialSource: OfficialSource,
    private readonly jobs: Jobs,
    @Inject(Pool) private readonly pool: Pool,
  ) {}

  @Handles(countBankRecords)
  async count(): Promise<ResponseOf<typeof countBankRecords>> {
    return { count: (await this.readBankDataState.run()).inForce?.records ?? 0 };
  }

  @Handles(importBankData)
  async import(@CurrentActor() actor: Actor): Promise<ResponseOf<typeof importBankData>> {
    const { id } = await this.jobs.start('bank-import', { source: 'configured' }, actor);
    const { result } = await this.jobs.waitForEnd(id, IMPORT_TIMEOUT_MS);
    const { imported = 0, errors = 0 } = result?.bankImport ?? {};
    return { stats: { imported, errors } };
  }

  @Handles(readBankData)
  async overview(): Promise<ResponseOf<typeof readBankData>> {
    const { inForce, warnings } = await this.readBankDataState.run();
    const files = await listLoadedBankFiles(async (sql) => (await this.pool.query<LoadedBankFile>(sql)).rows);
    return {
      count: inForce?.records ?? 0,
      dataVersion: inForce?.version ?? null,
      validFrom: inForce?.validFrom ?? null,
      validUntil: inForce?.validUntil ?? null,
      importedAt: inForce?.importedAt.toISOString() ?? null,
      source: inForce?.source ?? null,
      origin: inForce?.origin ?? null,
      officialHost: this.officialSource.host,
      warnings,
      lists: [...bankLists],
      loaded: files.map(({ country, source, validFrom, records }) => ({ country, source, validFrom, records })),
    };
  }
}
