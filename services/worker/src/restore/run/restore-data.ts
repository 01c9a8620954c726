import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  type BackupPart,
  backupParts,
  type DataRestored,
  DataRestoredV1,
  Problem,
  type RestoredPart,
  type RestoreOutcome,
} from '@pruefer/contracts';
import { type Actor, addAudit, addToOutbox, beginEpoch, commandLineActor } from '@pruefer/platform';
import type { Client } from 'pg';
import { AnnounceBanks } from '../../bank-import/announce-banks.js';
import { WorkerConfig } from '../../config.js';
import type { JobRun } from '../../jobs/handlers/job-handler.js';
import { JobsPool } from '../../jobs/table/jobs-pool.js';
import type { OpenCheck } from '../checks/open-checks.js';
import { UploadedFiles } from '../upload/uploaded-files.js';
import { LoadFile } from '../load/load-file.js';
import { keepErasures } from '../merge/keep-erasures.js';
import { mergePart } from '../merge/merge-parts.js';
import { RestoreClient } from '../load/restore-client.js';
import { inShortTransaction, OpenedDays } from './opened-days.js';

const RESTORE_KEY = 'restore';
const missingFile =
  'Die hochgeladene Datei ist nicht mehr da: Die Wiederherstellung wurde unterbrochen, oder sie hat zu lange gewartet. ' +
  'Nichts hat sich geändert. Bitte wählen Sie die Datei noch einmal aus.';

/** The input of a restore. */
interface RestoreTask {
  readonly check: Pick<OpenCheck, 'id' | 'backupAt' | 'sha256' | 'passphrase'>;
  readonly parts: readonly BackupPart[];
  readonly bringsBackDeleted: boolean;
  readonly sessionId: string | null;
  readonly safetyBackup: string;
}

/** Restores parts of a checked file: in one transaction, all of them or nothing. */
@Injectable()
export class RestoreData implements OnApplicationBootstrap {
  private readonly days: OpenedDays;

  constructor(
    private readonly database: RestoreClient,
    private readonly jobs: JobsPool,
    private readonly files: UploadedFiles,
    private readonly config: WorkerConfig,
    private readonly banks: AnnounceBanks,
  ) {
    this.days = new OpenedDays(jobs.pool);
  }

  onApplicationBootstrap(): void {
    // Days of a killed worker. Running restores of other workers close their own.
    void this.days.close(1);
  }

  /** @throws Problem `restore_check_unknown` when the file of a check was deleted, as after an interruption */
  async requireFile(checkId: string): Promise<void> {
    if (!(await this.files.has(checkId))) throw new Problem('restore_check_unknown', { text: missingFile });
  }

  /** @throws Problem as `LoadFile`, and `backup_damaged` when it is not the file that was checked */
  async run(task: RestoreTask, run: JobRun): Promise<RestoredPart[]> {
    const hasDays = task.parts.includes('logs');
    if (hasDays) await this.days.close();
    try {
      const restoredParts = await this.database.transaction((client) => this.restore(client, task, run), {
        signal: run.signal,
        isKept: true,
      });
      await this.announce(restoredParts);
      return restoredParts;
    } finally {
      if (hasDays) await this.days.close();
    }
  }

  /** The result of a restore whose process or connection was lost after its commit; undefined when it was not committed. */
  async readOutcome(checkId: string): Promise<RestoreOutcome | undefined> {
    // A restore locks this row until its commit, which may still be under way.
    await this.jobs.pool.query('SELECT FROM jobs.outbox_epoch FOR SHARE');
    const { rows } = await this.jobs.pool.query<{ details: Pick<RestoreOutcome, 'parts' | 'safetyBackup'> }>(
      `SELECT details FROM jobs.audit WHERE action = 'backup.restored' AND target = $1`,
      [checkId],
    );
    if (!rows[0]) return undefined;
    const { parts, safetyBackup } = rows[0].details;
    await this.announce(parts);
    return buildRestoreOutcome(parts, safetyBackup);
  }

  /** Replicas poll every 30 seconds; until then their answers would differ. */
  private async announce(restoredParts: readonly RestoredPart[]): Promise<void> {
    if (restoredParts.some(({ part }) => part === 'banks')) await this.banks.announceInForce();
  }

  private async restore(client: Client, task: RestoreTask, run: JobRun): Promise<RestoredPart[]> {
    const { check, parts } = task;
    const actor = run.actor ?? commandLineActor;
    run.step('Datei wird gelesen und geprüft');
    const loadedFile = await new LoadFile(client, {
      passphrase: check.passphrase,
      maxBytes: this.files.maxBytes,
      parts: new Set(parts),
      onRows: (rows) => run.progress(rows),
      signal: run.signal,
    }).run(this.files.read(check.id));
    if (loadedFile.end.sha256 !== check.sha256) throw new Problem('backup_damaged');
    if (parts.includes('logs')) await this.days.open(client, this.config.LOG_DETAILS_DAYS);
    await run.makeFinal();
    const restoredRows: RestoredPart[] = [];
    const options = {
      backupAt: check.backupAt,
      actorName: actor.name,
      bringsBackDeleted: task.bringsBackDeleted,
      detailsDays: this.config.LOG_DETAILS_DAYS,
      leftOut: loadedFile.leftOut,
    };
    // The log is last, so that its locks are released at once.
    for (const part of backupParts.filter((backupPart) => parts.includes(backupPart))) {
      run.step(`${partNames[part]} übernehmen`, parts.length);
      // Not earlier, because erasures stay when the restore fails.
      if (part === 'logs') await keepErasures(client, (work) => inShortTransaction(this.jobs.pool, work));
      restoredRows.push(await mergePart(client, part, options));
      run.progress(restoredRows.length);
    }
    await this.record(client, restoredRows, task, actor);
    return restoredRows;
  }

  /** Outbox events and audit rows are written in the same transaction. */
  private async record(
    client: Client,
    restoredParts: readonly RestoredPart[],
    task: RestoreTask,
    actor: Actor,
  ): Promise<void> {
    await client.query('RESET ROLE');
    await beginEpoch(client, 'jobs');
    const { rows } = await client.query<{ version: string }>(`SELECT nextval('jobs.restore_number') AS version`);
    const state: DataRestored = {
      version: Number(rows[0]!.version),
      parts: [...task.parts],
      at: new Date().toISOString(),
      sessionId: task.sessionId,
    };
    await addToOutbox(client, 'jobs', DataRestoredV1, [{ key: RESTORE_KEY, state }]);
    await addAudit(client, 'jobs', {
      action: 'backup.restored',
      actor,
      target: task.check.id,
      details: { name: task.check.backupAt, safetyBackup: task.safetyBackup, parts: restoredParts },
    });
  }
}

/** The outcome of a restore. */
export function buildRestoreOutcome(parts: RestoredPart[], safetyBackup: string): RestoreOutcome {
  const counts = parts.flatMap((part) => (part.registryReleases ? [part, part.registryReleases] : [part]));
  return { recordsRestored: counts.reduce((sum, { added, changed }) => sum + added + changed, 0), parts, safetyBackup };
}

const partNames: Readonly<Record<BackupPart, string>> = {
  content: 'Inhalte',
  settings: 'Einstellungen',
  banks: 'Bankdaten',
  logs: 'Protokoll',
};
