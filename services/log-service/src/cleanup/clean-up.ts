import { Injectable, Logger } from '@nestjs/common';
import { beginOfDay, type CleanedLogs, type CleanUpLogsForJobBody, type JobActor } from '@pruefer/contracts';
import { type Actor, withTimeout } from '@pruefer/platform';
import { RequestQueries } from '../requests/sql/request.queries.js';
import { WritePool } from '../database/pools.js';
import { checkCleanupDay, CleanupRules } from './cleanup-rules.js';
import { CleanupRepository } from './cleanup.repository.js';
import { RemoveCleanedRows } from './remove-cleaned-rows.js';

/** Milliseconds that the worker waits for the answer; a longer cleanup continues in the background. */
const WAITED_MS = 2_000;
/** PostgreSQL ends a statement blocked by a reader; upkeep then removes the remaining rows. */
const STATEMENT_LIMIT = '2500ms';

/** The actor of scheduled cleanups in the audit. */
const SCHEDULE: Actor = { name: 'Zeitplan' };

/** Removes old rows of the log; sums stay. */
@Injectable()
export class CleanUp {
  private readonly logger = new Logger(CleanUp.name);

  constructor(
    private readonly database: WritePool,
    private readonly queries: RequestQueries,
    private readonly rules: CleanupRules,
    private readonly repository: CleanupRepository,
    private readonly removeCleanedRows: RemoveCleanedRows,
  ) {}

  /**
   * Rows are invisible when this resolves; their space may be freed later. Repeating the same job changes nothing.
   * @throws Problem `cleanup_too_late`
   */
  async run({ date, jobId, actor }: CleanUpLogsForJobBody): Promise<CleanedLogs> {
    const { now } = await this.queries.state();
    const bounds = this.rules.boundsAt(now);
    checkCleanupDay(date, bounds);
    const until = beginOfDay(date, bounds.zone);
    const logsDeleted = await this.repository.moveForwards({ date, until, actor: toActor(actor), jobId });
    await withTimeout(WAITED_MS, this.freeSpace()).catch(() => undefined);
    return { logsDeleted };
  }

  private async freeSpace(): Promise<void> {
    const client = await this.database.pool.connect();
    try {
      await client.query(`SET statement_timeout = '${STATEMENT_LIMIT}'`);
      await this.removeCleanedRows.run(client);
    } catch (error) {
      this.logger.warn(`space of removed rows is freed later: ${(error as Error).message}`);
    } finally {
      // Closing the connection releases its lock, role and limits.
      client.release(true);
    }
  }
}

function toActor(actor: JobActor | null): Actor {
  if (!actor) return SCHEDULE;
  const { userId, name, address, requestId } = actor;
  return {
    name,
    ...(userId !== undefined && { userId }),
    ...(address !== undefined && requestId !== undefined && { origin: { address, requestId } }),
  };
}
