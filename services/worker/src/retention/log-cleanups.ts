import { Injectable } from '@nestjs/common';
import { type CleanupOutcome, germanNumber, type JobActor, Problem } from '@pruefer/contracts';
import { type Actor, untilDone } from '@pruefer/platform';
import type { JobRun } from '../jobs/job-handler.js';
import { LogService } from './log-service.js';

/** A service that was killed is back by then. */
const TRIED_FOR_MS = 30_000;

/** Has log-service clean up, on behalf of a job. */
@Injectable()
export class LogCleanups {
  constructor(private readonly logService: LogService) {}

  /**
   * May be broken off and begun again: log-service does it once for each job and answers the same.
   * @throws Problem `cleanup_too_late`, `unavailable` when log-service does not answer for 30 s
   */
  async run({ id, actor, signal, ...run }: JobRun, date: string): Promise<CleanupOutcome> {
    run.step(`Einträge vor dem ${date} werden gelöscht`);
    const endsAtMs = performance.now() + TRIED_FOR_MS;
    let isRefused = false;
    const { logsDeleted } = await untilDone(
      () => this.logService.cleanUp({ date, jobId: id, actor: actor && jobActorOf(actor) }),
      {
        failed: (error) => (isRefused = !(error instanceof Problem) || error.code !== 'unavailable'),
        mayRepeat: () => !isRefused && !signal.aborted && performance.now() < endsAtMs,
      },
    );
    run.line(`${germanNumber(logsDeleted)} Einträge gelöscht`);
    return { date, logsDeleted };
  }
}

function jobActorOf({ userId, name, origin }: Actor): JobActor {
  return { name, ...(userId !== undefined && { userId }), ...origin };
}
