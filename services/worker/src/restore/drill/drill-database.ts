import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import type { Client } from 'pg';
import { WorkerConfig } from '../../config.js';
import { RestoreClient } from '../load/restore-client.js';

/** No such database; no login allowed; a missing role, schema or table. */
const notThere = new Set(['3D000', '28000', '28P01', '42501', '3F000', '42P01', '22023']);

/** The separate, empty database of restore drills. Every drill is rolled back. */
@Injectable()
export class DrillDatabase {
  constructor(
    private readonly config: WorkerConfig,
    private readonly database: RestoreClient,
  ) {}

  /** @throws Problem `job_failed` without such a database; errors of the work */
  async run<T>(work: (client: Client) => Promise<T>, signal: AbortSignal): Promise<T> {
    const url = new URL(this.config.JOBS_DATABASE_URL);
    url.pathname += '_drill';
    try {
      return await this.database.transaction(work, { signal, isKept: false, url: url.href });
    } catch (error) {
      if (!notThere.has((error as { code?: string }).code ?? '')) throw error;
      const text = `Die Datenbank ${decodeURIComponent(url.pathname.slice(1))} für die Probe fehlt oder ist nicht auf dem Stand des Produkts. Der nächste Start legt sie an, wenn er Datenbanken anlegen darf.`;
      throw new Problem('job_failed', { text });
    }
  }
}
