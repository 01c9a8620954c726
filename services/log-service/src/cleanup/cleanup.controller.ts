import { Controller } from '@nestjs/common';
import {
  checkLogCleanup,
  type CleanedLogs,
  cleanUpLogsForJob,
  type CleanupStats,
  cleanupStats,
  type InputOf,
  type KeptLogs,
  type LogStats,
  logStats,
  readKeptLogs,
} from '@pruefer/contracts';
import { Handles } from '@pruefer/platform';
import { CleanUp } from './clean-up.js';
import { CountLogs } from './count-logs.js';
import { MeasureLogs } from './measure-logs.js';

/** Counts and deletes old rows of the request log, for the console and for jobs of the worker. */
@Controller()
export class CleanupController {
  constructor(
    private readonly countLogs: CountLogs,
    private readonly cleanUp: CleanUp,
    private readonly measureLogs: MeasureLogs,
  ) {}

  @Handles(logStats)
  stats(): Promise<LogStats> {
    return this.countLogs.stats();
  }

  @Handles(cleanupStats)
  cleanupStats({ query }: InputOf<typeof cleanupStats>): Promise<CleanupStats> {
    return this.countLogs.forCleanup(query.date);
  }

  @Handles(checkLogCleanup)
  check({ query }: InputOf<typeof checkLogCleanup>): Promise<CleanupStats> {
    return this.countLogs.forCleanup(query.date);
  }

  @Handles(cleanUpLogsForJob)
  clean({ body }: InputOf<typeof cleanUpLogsForJob>): Promise<CleanedLogs> {
    return this.cleanUp.run(body);
  }

  @Handles(readKeptLogs)
  measure(): Promise<KeptLogs> {
    return this.measureLogs.run();
  }
}
