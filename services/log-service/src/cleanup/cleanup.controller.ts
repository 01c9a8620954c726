import { Controller } from '@nestjs/common';
import {
  type CleanedLogs,
  type CleanupStats,
  cleanupStats,
  cleanUpLogs,
  type InputOf,
  type LogStats,
  logStats,
} from '@pruefer/contracts';
import { Answers, CurrentActor, type SignedInActor } from '@pruefer/platform';
import { CleanUp } from './clean-up.js';
import { CountLogs } from './count-logs.js';

/** How much there is, and the removal of what is old. */
@Controller()
export class CleanupController {
  constructor(
    private readonly countLogs: CountLogs,
    private readonly cleanUp: CleanUp,
  ) {}

  @Answers(logStats)
  stats(): Promise<LogStats> {
    return this.countLogs.stats();
  }

  @Answers(cleanupStats)
  cleanupStats({ query }: InputOf<typeof cleanupStats>): Promise<CleanupStats> {
    return this.countLogs.forCleanup(query.date);
  }

  @Answers(cleanUpLogs)
  clean({ body }: InputOf<typeof cleanUpLogs>, @CurrentActor() actor: SignedInActor): Promise<CleanedLogs> {
    return this.cleanUp.run(body.date, actor);
  }
}
