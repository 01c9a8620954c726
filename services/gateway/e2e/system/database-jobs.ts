import {
  checkBackup,
  type Job,
  readBackups,
  RESTORE_WORD,
  type RestoreCheck,
  startBackup,
  startDrill,
  type StartedJob,
  startRestore,
} from '@pruefer/contracts';
import { someIpAddress, until } from '@pruefer/testkit';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { newAccount } from './accounts.js';
import type { RunningSystem } from './running-system.js';

const shippedFile = fileURLToPath(new URL('../../../worker/data/blz-20260907.txt.gz', import.meta.url));
/** Day of a file that is not in force yet, so that it changes no verdict. */
const FUTURE_DAY = '2031-03-03';

/** The shipped bank file with another name for the bank of the sample IBAN. */
export function bankFileWith(name: string): Uint8Array<ArrayBuffer> {
  const lines = gunzipSync(readFileSync(shippedFile)).toString('latin1').split('\r\n');
  const at = lines.findIndex((line) => line.startsWith('370400441'));
  lines[at] = `${lines[at]!.slice(0, 9)}${name.padEnd(58)}${lines[at]!.slice(67)}`;
  return new Uint8Array(gzipSync(Buffer.from(lines.join('\r\n'), 'latin1')));
}

/** A job as its table has it at the end. */
export type EndedJob = Pick<Job, 'state' | 'attempts' | 'failure' | 'result'>;

/** What an admin has done in the section "Datenbank". */
export class DatabaseJobs {
  private constructor(
    private readonly system: RunningSystem,
    private readonly token: string,
  ) {}

  static async of(system: RunningSystem): Promise<DatabaseJobs> {
    return new DatabaseJobs(system, (await newAccount(system, 'admin')).token);
  }

  /** @returns id of the job */
  backup(): Promise<string> {
    return this.begun(startBackup.path);
  }

  /** Has the worker find out how large a backup would be, which it remembers for a minute. */
  async estimate(): Promise<void> {
    const isTold = async () => {
      const headers = { authorization: `Bearer ${this.token}`, 'x-forwarded-for': someIpAddress() };
      return (await fetch(this.system.url + readBackups.path, { headers }).catch(() => undefined))?.ok === true;
    };
    await until('backups are told', isTold, 30_000, 500);
  }

  /** Whether one is being written. */
  isWriting(): boolean {
    return readdirSync(join(this.system.dataDir, 'backups')).some((file) => file.startsWith('.partial-'));
  }

  drill(): Promise<string> {
    return this.begun(startDrill.path);
  }

  /** Uploads the shipped bank file, in which one bank has another name. @returns id of the job */
  importBanks(name: string): Promise<string> {
    const path = `/api/admin/database/bank-imports/upload?validFrom=${FUTURE_DAY}`;
    return this.begun(path, bankFileWith(name), { 'content-type': 'application/octet-stream' });
  }

  /** Does not wait for the job to end. @returns id of the job */
  async cleanUp(date: string): Promise<string> {
    let id: string | undefined;
    const isBegun = async () => {
      void this.post('/api/admin/logs/cleanup', JSON.stringify({ date }), json).catch(() => undefined);
      id = await this.newest('log-cleanup', date);
      return id !== undefined;
    };
    await until('the cleanup has begun', isBegun, 30_000, 500);
    return id!;
  }

  /** Uploads a kept backup and has it checked. */
  async check(fileName: string): Promise<RestoreCheck> {
    let check: RestoreCheck | undefined;
    const isChecked = async () => {
      const form = new FormData();
      form.append('backupFile', new Blob([new Uint8Array(this.read(fileName))]), 'mein.sql');
      const response = await this.post(checkBackup.path, form).catch(() => undefined);
      if (response?.ok) check = (await response.json()) as RestoreCheck;
      return check !== undefined;
    };
    await until('the file is checked', isChecked, 60_000, 500);
    return check!;
  }

  /** @returns id of the job */
  restore({ id }: Pick<RestoreCheck, 'id'>, parts: readonly string[]): Promise<string> {
    const body = JSON.stringify({ parts, confirmation: RESTORE_WORD });
    return this.begun(startRestore.path.replace(':id', id), body, json);
  }

  /** The file of a kept backup. */
  read(fileName: string): Buffer {
    return readFileSync(join(this.system.dataDir, 'backups', fileName));
  }

  /** Waits for the end of a job, whatever happens to the database meanwhile. */
  async ended(id: string): Promise<EndedJob> {
    let job: EndedJob | undefined;
    const isEnded = async () => {
      [job] = await this.rows<EndedJob>('SELECT state, attempts, failure, result FROM jobs.job WHERE id = $1', [id]);
      return job !== undefined && job.state !== 'waiting' && job.state !== 'running';
    };
    await until(() => `job ended, is ${JSON.stringify(job)}`, isEnded, 60_000, 200);
    return job!;
  }

  /** Rows of one statement; none while the database is away. */
  async rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.system.rows(sql, values).catch(() => [])) as Row[];
  }

  private async begun(path: string, body?: string | Uint8Array<ArrayBuffer>, headers = {}): Promise<string> {
    let id: string | undefined;
    let last = '';
    const isBegun = async () => {
      const response = await this.post(path, body, headers).catch(() => undefined);
      last = `${response?.status} ${await response?.text()}`;
      if (response?.ok) id = (JSON.parse(last.slice(4)) as StartedJob).job.id;
      return id !== undefined;
    };
    await until(() => `${path}: begun, is ${last}`, isBegun, 30_000, 500);
    return id!;
  }

  private async newest(kind: string, date: string): Promise<string | undefined> {
    const jobRows = await this.rows<{ id: string }>(`SELECT id FROM jobs.job WHERE kind = $1 AND data->>'date' = $2`, [
      kind,
      date,
    ]);
    return jobRows[0]?.id;
  }

  private post(path: string, body?: string | Uint8Array<ArrayBuffer> | FormData, headers = {}): Promise<Response> {
    const own = { authorization: `Bearer ${this.token}`, 'x-forwarded-for': someIpAddress(), ...headers };
    return fetch(this.system.url + path, { method: 'POST', headers: own, ...(body !== undefined && { body }) });
  }
}

const json = { 'content-type': 'application/json' };
