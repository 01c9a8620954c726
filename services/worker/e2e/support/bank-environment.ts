import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { BankDataOverview, BankImport, BankImportPage, Job, JobDetails } from '@pruefer/contracts';
import { type RunningService, startService } from '@pruefer/platform';
import { serviceEnvironment, testDatabase, type TestDatabase, until, workerDatabases } from '@pruefer/testkit';
import { WorkerConfig } from '../../src/config.js';
import { WorkerModule } from '../../src/worker.module.js';
import { inDaytime } from './in-daytime.js';
import { publisher, type Publisher } from './publisher.js';
import { endedJob, staffAnswer } from './staff-call.js';

const quarterBefore = fileURLToPath(new URL('blz-20260608.txt.gz', import.meta.url));

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body & { code?: string; message?: string; error?: string; current?: Job };
}

/** A worker whose shipped file is last summer's, and the publisher that it fetches newer ones from. */
export class BankEnvironment {
  worker!: RunningService;

  private constructor(
    readonly database: TestDatabase,
    readonly publisher: Publisher,
    readonly environment: Record<string, string>,
    private readonly lines: readonly string[],
  ) {}

  static async open(): Promise<BankEnvironment> {
    const [database, server] = [await testDatabase('worker'), await publisher()];
    const environment = serviceEnvironment({
      ...workerDatabases(database),
      BANK_FILE: quarterBefore,
      BANK_SOURCE_URL: `${server.url}/seite`,
      BANK_SOURCE_HOSTS: 'localhost',
      BANK_SOURCE_ALLOWED_NETWORKS: '127.0.0.1,::1',
    });
    const shipped = gunzipSync(await readFile(new WorkerConfig().BANK_FILE)).toString('latin1');
    const site = new BankEnvironment(database, server, environment, shipped.trimEnd().split('\r\n'));
    await site.start();
    await until('the shipped file', async () => (await site.overview()).dataVersion !== null);
    return site;
  }

  async start(): Promise<void> {
    this.worker = inDaytime(await startService('worker', WorkerModule, WorkerConfig, { env: this.environment }));
  }

  async close(): Promise<void> {
    await this.worker.close();
    await Promise.all([this.publisher.close(), this.database.drop()]);
  }

  call<Body>(request: string, body?: object | Buffer, url = this.worker.url): Promise<Answer<Body>> {
    return staffAnswer<Answer<Body>['body']>(url, request, { body });
  }

  async overview(): Promise<BankDataOverview> {
    return (await this.call<BankDataOverview>('GET database/bank-data')).body;
  }

  async imports(): Promise<BankImport[]> {
    return (await this.call<BankImportPage>('GET database/bank-imports')).body.items;
  }

  versions(): Promise<object[]> {
    return this.database.sql('SELECT version FROM banks.data_set ORDER BY id');
  }

  async started(request: string, body?: object | Buffer): Promise<Job> {
    return (await this.call<{ job: Job }>(request, body)).body.job;
  }

  done({ id }: Pick<Job, 'id'>): Promise<JobDetails> {
    return endedJob(this.worker.url, id);
  }

  /** The shipped file of this quarter with some lines changed, as the Bundesbank sends it. */
  file(change: (lines: string[]) => string[] = (lines) => lines): Buffer {
    return Buffer.from(`${change([...this.lines]).join('\r\n')}\r\n`, 'latin1');
  }

  /** The same file with another name for its first bank, so that it counts as new. */
  fileNamed(name: string): Buffer {
    return this.file(([first = '', ...others]) => [first.slice(0, 9) + name.padEnd(58) + first.slice(67), ...others]);
  }
}
