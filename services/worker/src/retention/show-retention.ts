import { Injectable } from '@nestjs/common';
import type { RetentionOverview } from '@pruefer/contracts';
import { keptData } from './kept-data.js';
import { LogService } from './log-service.js';
import { retentionDate } from './retention-date.js';
import { RetentionRepository } from './retention.repository.js';

/** What is kept how long, and what of it is due. */
@Injectable()
export class ShowRetention {
  constructor(
    private readonly retention: RetentionRepository,
    private readonly logService: LogService,
  ) {}

  /** What log-service does not tell now is unknown; the rest is shown all the same. */
  async run(): Promise<RetentionOverview> {
    const { months } = await this.retention.read();
    const [logs, dueRows] = await Promise.all([
      this.logService.kept().catch(() => null),
      months === null ? 0 : this.dueRows(months).catch(() => null),
    ]);
    return {
      months,
      logBytes: logs?.logBytes ?? null,
      bytesPerMonth: logs?.bytesPerMonth ?? null,
      kept: keptData({ months, logs, dueRows, nextRetentionAt: null, nextBackupAt: null }),
    };
  }

  private async dueRows(months: number): Promise<number> {
    const date = retentionDate(months, await this.logService.check());
    return (await this.logService.check(date)).logsToDelete;
  }
}
