import { Controller } from '@nestjs/common';
import {
  type CleanedLogs,
  cleanUpLogs,
  type InputOf,
  readRetention,
  type RetentionOverview,
  saveRetention,
} from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { Jobs } from '../jobs/handlers/jobs.js';
import { LogService } from './log-service.js';
import { RetentionRepository } from './retention.repository.js';
import { ReadRetention } from './read-retention.js';

/** The wait ends before the gateway's own limit of 60 s. */
const CLEANUP_TIMEOUT_MS = 55_000;

/** Retention settings and cleanup. */
@Controller()
export class RetentionController {
  constructor(
    private readonly jobs: Jobs,
    private readonly logService: LogService,
    private readonly retention: RetentionRepository,
    private readonly readRetention: ReadRetention,
  ) {}

  @Handles(cleanUpLogs)
  async clean(
    { body: { date } }: InputOf<typeof cleanUpLogs>,
    @CurrentActor() actor: SignedInActor,
  ): Promise<CleanedLogs> {
    // Refuses a late date before a job begins.
    await this.logService.check(date);
    const { id } = await this.jobs.start('log-cleanup', { date }, actor);
    const { result } = await this.jobs.waitForEnd(id, CLEANUP_TIMEOUT_MS);
    return { logsDeleted: result?.cleanup?.logsDeleted ?? 0 };
  }

  @Handles(readRetention)
  read(): Promise<RetentionOverview> {
    return this.readRetention.run();
  }

  @Handles(saveRetention)
  async save(
    { body }: InputOf<typeof saveRetention>,
    @CurrentActor() actor: SignedInActor,
  ): Promise<RetentionOverview> {
    await this.retention.save(body, actor);
    return this.readRetention.run();
  }
}
