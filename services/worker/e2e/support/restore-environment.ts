import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackupPart, backupParts, Problem, type RestoreCheck, type RestoredPart } from '@pruefer/contracts';
import { loadConfig } from '@pruefer/platform';
import { serviceEnvironment, type TestDatabase, workerDatabases } from '@pruefer/testkit';
import type { AnnounceBanks } from '../../src/bank-import/announce-banks.js';
import { WorkerConfig } from '../../src/config.js';
import type { JobRun } from '../../src/jobs/handlers/job-handler.js';
import { JobsPool } from '../../src/jobs/table/jobs-pool.js';
import { CheckBackup } from '../../src/restore/checks/check-backup.js';
import { OpenChecks } from '../../src/restore/checks/open-checks.js';
import { UploadedFiles } from '../../src/restore/upload/uploaded-files.js';
import { RestoreClient } from '../../src/restore/load/restore-client.js';
import { RestoreData } from '../../src/restore/run/restore-data.js';
import { fullDatabase } from './full-database.js';

const BOUNDARY = 'a-boundary-of-a-test';
/** Does nothing; another suite with a whole worker tests the event. */
const untold = { announceInForce: () => Promise.resolve() } as unknown as AnnounceBanks;
const admin = { name: 'anna', userId: randomUUID() };

interface UseCases {
  readonly checkBackup: CheckBackup;
  readonly data: RestoreData;
  readonly jobs: JobsPool;
}

interface Options {
  readonly parts?: readonly BackupPart[];
  readonly bringsBackDeleted?: boolean;
  readonly signal?: AbortSignal;
  readonly onStep?: (step: string) => void | Promise<void>;
}

/** A database with everything in it, and what checks and restores backups. */
export class RestoreEnvironment {
  private constructor(
    readonly database: TestDatabase,
    readonly folder: string,
    readonly checks: OpenChecks,
    private readonly useCases: UseCases,
  ) {}

  static async open(own: Readonly<Record<string, string>> = {}): Promise<RestoreEnvironment> {
    const database = await fullDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'restore-'));
    const env = serviceEnvironment({ ...workerDatabases(database), BACKUP_DIR: folder, ...own });
    const config = loadConfig(WorkerConfig, env);
    const files = new UploadedFiles(config);
    const checks = new OpenChecks(files);
    const jobs = new JobsPool(config, 'worker');
    const client = new RestoreClient(config, 'worker');
    const checkBackup = new CheckBackup(files, checks, client, jobs, config);
    const data = new RestoreData(client, jobs, files, config, untold);
    return new RestoreEnvironment(database, folder, checks, { checkBackup, data, jobs });
  }

  /** Names of files that lie in the folder of uploads. */
  get uploads(): string[] {
    return readdirSync(this.folder, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.upload'));
  }

  check(
    file: Uint8Array,
    fileName = 'iban-backup.sql',
    passphrase?: string,
    signal = new AbortController().signal,
  ): Promise<RestoreCheck> {
    const type = `multipart/form-data; boundary=${BOUNDARY}`;
    return this.useCases.checkBackup.run({ type, chunks: form(file, fileName, passphrase), signal }, admin);
  }

  /** @returns the German sentence that a file is refused with; '' for one that is taken */
  async sentence(file: Uint8Array): Promise<string> {
    return (await this.catchProblem(file))?.message ?? '';
  }

  /** @returns the code that a file is refused with */
  async refusal(file: Uint8Array, fileName?: string): Promise<string> {
    return (await this.catchProblem(file, fileName))?.code ?? 'taken';
  }

  private async catchProblem(file: Uint8Array, fileName?: string): Promise<Problem | undefined> {
    try {
      await this.checks.discard((await this.check(file, fileName)).id);
      return undefined;
    } catch (error) {
      if (error instanceof Problem) return error;
      throw error;
    }
  }

  /** Checks and restores. */
  async restore(file: Uint8Array, options: Options = {}): Promise<RestoredPart[]> {
    const { id } = await this.check(file);
    return this.restoreChecked(id, options);
  }

  async restoreChecked(id: string, options: Options = {}): Promise<RestoredPart[]> {
    const { parts = backupParts, bringsBackDeleted = false, signal = new AbortController().signal, onStep } = options;
    const run: JobRun = {
      id: randomUUID(),
      data: {},
      actor: admin,
      signal,
      step: (text) => void onStep?.(text),
      progress: () => undefined,
      line: () => undefined,
      makeFinal: async () => void (await onStep?.('final')),
    };
    try {
      const { check, sessionId } = this.checks.claim(id)!;
      return await this.useCases.data.run(
        { check, parts, bringsBackDeleted, sessionId, safetyBackup: 'before.sql' },
        run,
      );
    } finally {
      await this.checks.remove(id);
    }
  }

  /** Rows of the tables, without columns that change with every write. */
  async readState(...tables: readonly string[]): Promise<Record<string, string>> {
    const state: Record<string, string> = {};
    for (const table of tables) {
      const [row] = await this.database.sql<{ sum: string }>(
        `SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) AS sum FROM ${table} t`,
      );
      state[table] = row!.sum;
    }
    return state;
  }

  async close(): Promise<void> {
    this.checks.onApplicationShutdown();
    await this.useCases.jobs.onApplicationShutdown();
    rmSync(this.folder, { recursive: true, force: true });
    await this.database.drop();
  }
}

async function* form(file: Uint8Array, fileName: string, passphrase?: string): AsyncGenerator<Uint8Array> {
  const part = (text: string) => Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${text}\r\n\r\n`);
  if (passphrase !== undefined) yield Buffer.concat([part('name="passphrase"'), Buffer.from(`${passphrase}\r\n`)]);
  yield part(`name="backupFile"; filename="${fileName}"`);
  for (let at = 0; at < file.length; at += 65_536) yield file.subarray(at, at + 65_536);
  yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
}
