import { Injectable } from '@nestjs/common';
import type { JobKind, RetentionOverview } from '@pruefer/contracts';
import { WorkerConfig } from '../config.js';
import { ScheduleJobs } from '../jobs/schedule/schedule-jobs.js';
import { keptData } from './kept-data.js';
import { LogService } from './log-service.js';
import { retentionDate } from './retention-date.js';
import { RetentionRepository } from './retention.repository.js';

/** Shows the retention of all data and the due removals. */
@Injectable()
export class ReadRetention {
  constructor(
    private readonly retention: RetentionRepository,
    private readonly logService: LogService,
    private readonly schedules: ScheduleJobs,
    private readonly config: WorkerConfig,
  ) {}

  /** Values of log-service are unknown during its outage; the rest is still shown. */
  async run(): Promise<RetentionOverview> {
    const { months } = await this.retention.read();
    const [logs, dueRows, schedules] = await Promise.all([
      this.logService.keptLogs().catch(() => null),
      months === null ? 0 : this.dueRows(months).catch(() => null),
      this.schedules.list().catch(() => []),
    ]);
    const findNextRun = (kind: JobKind) => schedules.find((schedule) => schedule.kind === kind)?.nextAt ?? null;
    return {
      months,
      logBytes: logs?.logBytes ?? null,
      bytesPerMonth: logs?.bytesPerMonth ?? null,
      kept: keptData({
        months,
        logs,
        dueRows,
        fileDays: this.config.FILE_DAYS,
        nextRetentionAt: findNextRun('log-retention'),
        nextBackupAt: findNextRun('backup'),
      }),
    };
  }

  private async dueRows(months: number): Promise<number> {
    const date = retentionDate(months, await this.logService.check());
    return (await this.logService.check(date)).logsToDelete;
  }
}
