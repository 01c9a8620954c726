import { Controller } from '@nestjs/common';
import {
  type CleanedLogs,
  cleanUpLogs,
  type InputOf,
  readRetention,
  type RetentionOverview,
  saveRetention,
} from '@pruefer/contracts';
import { Answers, CurrentActor, type SignedInActor } from '@pruefer/platform';
import { CleanUpLogs } from './clean-up-logs.js';
import { RetentionRepository } from './retention.repository.js';
import { ShowRetention } from './show-retention.js';

/** Retention settings and cleanup. */
@Controller()
export class RetentionController {
  constructor(
    private readonly cleanUpLogs: CleanUpLogs,
    private readonly retention: RetentionRepository,
    private readonly showRetention: ShowRetention,
  ) {}

  @Answers(cleanUpLogs)
  clean({ body }: InputOf<typeof cleanUpLogs>, @CurrentActor() actor: SignedInActor): Promise<CleanedLogs> {
    return this.cleanUpLogs.run(body.date, actor);
  }

  @Answers(readRetention)
  read(): Promise<RetentionOverview> {
    return this.showRetention.run();
  }

  @Answers(saveRetention)
  async save(
    { body }: InputOf<typeof saveRetention>,
    @CurrentActor() actor: SignedInActor,
  ): Promise<RetentionOverview> {
    await this.retention.save(body, actor);
    return this.showRetention.run();
  }
}
