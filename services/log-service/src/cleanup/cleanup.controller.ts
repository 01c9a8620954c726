import { Controller } from '@nestjs/common';
import {
  checkLogCleanup,
  type CleanedLogs,
  type CleanupStats,
  cleanupStats,
  cleanUpLogsForJob,
  type InputOf,
  type KeptLogs as KeptLogsAnswer,
  type LogStats,
  logStats,
  readKeptLogs,
} from '@pruefer/contracts';
import { Answers } from '@pruefer/platform';
import { CleanUp } from './clean-up.js';
import { CountLogs } from './count-logs.js';
import { KeptLogs } from './kept-logs.js';

/** Size of the log and removal of old rows, called by the worker. */
@Controller()
export class CleanupController {
  constructor(
    private readonly countLogs: CountLogs,
    private readonly cleanUp: CleanUp,
    private readonly keptLogs: KeptLogs,
  ) {}

  @Answers(logStats)
  stats(): Promise<LogStats> {
    return this.countLogs.stats();
  }

  @Answers(cleanupStats)
  cleanupStats({ query }: InputOf<typeof cleanupStats>): Promise<CleanupStats> {
    return this.countLogs.forCleanup(query.date);
  }

  @Answers(checkLogCleanup)
  check({ query }: InputOf<typeof checkLogCleanup>): Promise<CleanupStats> {
    return this.countLogs.forCleanup(query.date);
  }

  @Answers(cleanUpLogsForJob)
  clean({ body }: InputOf<typeof cleanUpLogsForJob>): Promise<CleanedLogs> {
    return this.cleanUp.run(body);
  }

  @Answers(readKeptLogs)
  kept(): Promise<KeptLogsAnswer> {
    return this.keptLogs.run();
  }
}
