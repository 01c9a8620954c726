import { Injectable } from '@nestjs/common';
import { firstDayOfQuarter, lastDayOfQuarter } from '@pruefer/banks';
import { type JobResult, Problem } from '@pruefer/contracts';
import { JobHandler, type JobRun } from '../jobs/handlers/job-handler.js';
import { Jobs } from '../jobs/handlers/jobs.js';
import { type BankDataState, ReadBankDataState } from './bank-data-state.js';
import { isWithin } from './bank-data-warnings.js';
import { BankFileUploads } from './bank-file-uploads.js';
import { OfficialSource } from './official/official-source.js';

const BEGUN = 'Eine neue Bankdatei liegt bereit und wird importiert.';
const UNAVAILABLE = 'Die eingestellte Adresse der Bankdatei hat nicht geantwortet, wie sie soll.';

/** Checks the bank data every day: imports the next quarter's file when it is published, and warns before the data expires. */
@Injectable()
export class BankDataCheckHandler extends JobHandler {
  readonly kind = 'bank-data-check';
  readonly timeoutMs = 120_000;

  constructor(
    private readonly state: ReadBankDataState,
    private readonly official: OfficialSource,
    private readonly jobs: Jobs,
    private readonly uploads: BankFileUploads,
  ) {
    super();
  }

  async run(run: JobRun): Promise<JobResult> {
    run.step('Bankdaten werden geprüft');
    await this.uploads.deleteExpired();
    const state = await this.state.run();
    const outcome = mayBeNewer(state) && this.official.host !== null ? await this.update(run, state) : undefined;
    if (outcome === 'begun') return { check: { isHealthy: true, findings: [BEGUN] } };
    const findings = [...state.warnings, ...(outcome === 'unavailable' ? [UNAVAILABLE] : [])];
    return { check: { isHealthy: findings.length === 0, findings } };
  }

  private async update({ signal }: JobRun, { newest }: BankDataState): Promise<'begun' | 'nothing' | 'unavailable'> {
    try {
      const last = (await this.official.files(new Date(), { signal })).at(-1);
      if (!last || (newest.any !== null && last.validFrom <= newest.any)) return 'nothing';
    } catch (error) {
      if (error instanceof Problem) return 'unavailable';
      throw error;
    }
    await this.jobs.startUnlessRunning('bank-import', { source: 'configured' });
    return 'begun';
  }
}

/**
 * Checks in the weeks before the next quarter until its file is loaded, and while the current quarter is missing; not again after
 * a file was withdrawn.
 */
function mayBeNewer({ today, newest }: BankDataState): boolean {
  const newestDay = newest.any ?? '';
  if (newestDay < firstDayOfQuarter(today)) return true;
  return newestDay <= today && isWithin(lastDayOfQuarter(today), today);
}
