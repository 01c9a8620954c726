import { Injectable } from '@nestjs/common';
import { type CleanupOutcome, germanNumber, type JobActor } from '@pruefer/contracts';
import type { Actor } from '@pruefer/platform';
import type { JobRun } from '../jobs/handlers/job-handler.js';
import { LogService } from './log-service.js';

/** Has log-service clean up, on behalf of a job. */
@Injectable()
export class LogCleanups {
  constructor(private readonly logService: LogService) {}

  /**
   * May be broken off and begun again: log-service does it once for each job and answers the same.
   * @throws Problem `cleanup_too_late`; `unavailable`, after which the job is tried again
   */
  async run(run: JobRun, date: string): Promise<CleanupOutcome> {
    run.step(`Einträge vor dem ${date} werden gelöscht`);
    await run.makeFinal();
    const actor = run.actor && jobActorOf(run.actor);
    const { logsDeleted } = await this.logService.cleanUp({ date, jobId: run.id, actor });
    run.line(`${germanNumber(logsDeleted)} Einträge gelöscht`);
    return { date, logsDeleted };
  }
}

function jobActorOf({ userId, name, origin }: Actor): JobActor {
  return { name, ...(userId !== undefined && { userId }), ...origin };
}
