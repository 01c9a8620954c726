import { Injectable } from '@nestjs/common';
import { backupParts, type DrillOutcome, type JobResult, Problem } from '@pruefer/contracts';
import { addAudit } from '@pruefer/platform';
import type { Client } from 'pg';
import { BackupFolder } from '../../backup/storage/backup-folder.js';
import { WorkerConfig } from '../../config.js';
import { JobHandler, type JobRun } from '../../jobs/handlers/job-handler.js';
import { JobsPool } from '../../jobs/table/jobs-pool.js';
import { LoadFile } from '../load/load-file.js';
import { RestoreClient } from '../load/restore-client.js';
import { daysToOpen } from '../merge/days-of-file.js';
import { mergePart } from '../merge/merge-parts.js';
import { compareRestored } from './compare-restored.js';

/** No such database; no login allowed; a missing role, schema or table. */
const missingCodes = new Set(['3D000', '28000', '28P01', '42501', '3F000', '42P01', '22023']);

/** Proves that the newest backup can be restored: into an empty database, by the code of a restore, compared with the file. */
@Injectable()
export class DrillHandler extends JobHandler {
  readonly kind = 'restore-drill';
  readonly timeoutMs = 3 * 60 * 60 * 1_000;

  constructor(
    private readonly folder: BackupFolder,
    private readonly database: RestoreClient,
    private readonly jobs: JobsPool,
    private readonly config: WorkerConfig,
  ) {
    super();
  }

  async run(run: JobRun): Promise<JobResult> {
    const { fileName, records } = await this.folder.newest();
    const begunMs = performance.now();
    run.step(`Probe mit ${fileName}`, records);
    const proof = await this.runOnDrillDatabase((client) => this.prove(client, fileName, run), run.signal);
    await run.makeFinal();
    const drill = { fileName, ...proof, durationMs: Math.round(performance.now() - begunMs) };
    const actor = run.actor ?? undefined;
    await addAudit(this.jobs.pool, 'jobs', {
      action: 'restore.drilled',
      actor,
      target: fileName,
      details: { ...drill },
    });
    return { drill };
  }

  /** Runs work on the separate, empty database of drills and rolls it back. @throws Problem `job_failed` without such a database */
  private async runOnDrillDatabase<T>(work: (client: Client) => Promise<T>, signal: AbortSignal): Promise<T> {
    const url = new URL(this.config.JOBS_DATABASE_URL);
    url.pathname += '_drill';
    try {
      return await this.database.transaction(work, { signal, isKept: false, url: url.href });
    } catch (error) {
      if (!missingCodes.has((error as { code?: string }).code ?? '')) throw error;
      const text = `Die Datenbank ${decodeURIComponent(url.pathname.slice(1))} für die Probe fehlt oder ist nicht auf dem Stand des Produkts. Der nächste Start legt sie an, wenn er Datenbanken anlegen darf.`;
      throw new Problem('job_failed', { text });
    }
  }

  private async prove(
    client: Client,
    fileName: string,
    run: JobRun,
  ): Promise<Omit<DrillOutcome, 'fileName' | 'durationMs'>> {
    const { LOG_DETAILS_DAYS: detailsDays, BACKUP_PASSPHRASE: passphrase } = this.config;
    const file = await this.folder.open(fileName);
    const { header, leftOut } = await new LoadFile(client, {
      passphrase,
      maxBytes: Infinity,
      parts: new Set(backupParts),
      onRows: (rows) => run.progress(rows),
      signal: run.signal,
    })
      .run(file.createReadStream())
      .finally(() => void file.close());
    run.step('Wiederherstellung in die leere Datenbank', backupParts.length);
    for (const { day, keepsDetails } of await daysToOpen(client, detailsDays))
      await client.query('SELECT logs.open_day($1, $2)', [day, keepsDetails]);
    const options = { backupAt: header.createdAt, actorName: 'Probe', bringsBackDeleted: true, detailsDays, leftOut };
    for (const [index, part] of backupParts.entries()) {
      run.signal.throwIfAborted();
      await mergePart(client, part, options);
      run.progress(index + 1);
    }
    run.step('Vergleich mit der Datei');
    const { differing, ...counts } = await compareRestored(client, detailsDays);
    if (differing.length > 0)
      throw new Problem('job_failed', {
        text: `Nach der Probe fehlt etwas aus dem Backup in ${differing.join(', ')}.`,
      });
    return { backupAt: header.createdAt, ...counts };
  }
}
