import { Injectable } from '@nestjs/common';
import { type JobResult, Problem } from '@pruefer/contracts';
import { CurrentSettings } from '@pruefer/platform';
import { KeepBackup } from '../../backup/storage/keep-backup.js';
import { WorkerConfig } from '../../config.js';
import { JobHandler, type JobRun } from '../../jobs/handlers/job-handler.js';
import { isTransientFailure } from '../../jobs/run/outcome-of-failure.js';
import { OpenChecks } from '../checks/open-checks.js';
import { buildRestoreOutcome, RestoreData } from './restore-data.js';
import { readRestoreRequest } from './restore-request.js';

/** Restores a checked file. Makes a safety backup first; if that fails, nothing is restored. */
@Injectable()
export class RestoreHandler extends JobHandler {
  readonly kind = 'restore';
  readonly timeoutMs = 2 * 60 * 60 * 1_000;

  constructor(
    private readonly checks: OpenChecks,
    private readonly keep: KeepBackup,
    private readonly settings: CurrentSettings,
    private readonly data: RestoreData,
    private readonly config: WorkerConfig,
  ) {
    super();
  }

  async run(run: JobRun): Promise<JobResult> {
    const { checkId, parts, bringsBackDeleted, ...checkFacts } = await readRestoreRequest(run.data);
    const previousOutcome = await this.data.readOutcome(checkId);
    if (previousOutcome) return { restore: previousOutcome };
    const claimedCheck = this.checks.claim(checkId);
    const check = {
      id: checkId,
      passphrase: claimedCheck ? claimedCheck.check.passphrase : this.config.BACKUP_PASSPHRASE,
      ...checkFacts,
    };
    const sessionId = claimedCheck?.sessionId ?? null;
    try {
      await this.data.requireFile(checkId);
      const safetyBackup = await this.saveStateBefore(run);
      run.line(`Sicherung des Stands davor: ${safetyBackup}`);
      const request = { check, parts, bringsBackDeleted, sessionId, safetyBackup };
      return { restore: buildRestoreOutcome(await this.data.run(request, run), safetyBackup) };
    } catch (error) {
      if (run.signal.aborted || !isTransientFailure(error)) throw error;
      // The connection may be lost after its commit. If the outcome cannot be read now, the job waits and its next run reads it.
      const outcome = await this.data.readOutcome(checkId);
      if (outcome) return { restore: outcome };
      // The file is deleted now, so the job cannot be repeated.
      throw new Problem('job_failed', {
        text: 'Ein Server, der gebraucht wird, war nicht erreichbar. Nichts hat sich geändert.',
      });
    } finally {
      await this.checks.remove(checkId);
    }
  }

  /** The file was deleted. */
  override mayRepeat(): Promise<boolean> {
    return Promise.resolve(false);
  }

  private async saveStateBefore(run: JobRun): Promise<string> {
    run.step('Sicherung des jetzigen Stands');
    const { fileName, offsiteFailure } = await this.keep.run({
      reason: 'safety',
      zone: this.settings.times.zone,
      signal: run.signal,
      step: (text, total) => run.step(`Sicherung des jetzigen Stands: ${text}`, total ?? null),
      progress: (bytes) => run.progress(bytes),
      makeFinal: () => Promise.resolve(),
    });
    if (offsiteFailure !== null) run.line(offsiteFailure);
    return fileName;
  }
}
