import { gunzipSync, gzipSync } from 'node:zlib';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  BanksImportedV1,
  type BankDataOverview,
  type BankImportChanges,
  type BankImportPage,
  type Job,
  type JobDetails,
} from '@pruefer/contracts';
import { type RunningService, startService } from '@pruefer/platform';
import {
  bearer,
  FollowedEvents,
  serviceEnvironment,
  startProcess,
  testDatabase,
  type TestDatabase,
  until,
  workerDatabases,
} from '@pruefer/testkit';
import { Client } from 'pg';
import { WorkerConfig } from '../src/config.js';
import { Jobs } from '../src/jobs/job-handler.js';
import { RunJobs } from '../src/jobs/run-jobs.js';
import { WorkerModule } from '../src/worker.module.js';
import { pages, publisher, type Publisher } from './publisher.js';

const quarterBefore = fileURLToPath(new URL('blz-20260608.txt.gz', import.meta.url));
const SHIPPED = '2026-09-07-32822740';
const current = '/resource/abc/blz-aktuell-txt-data.txt';
const next = '/resource/def/blz-neu-txt-data.txt';
const page = { body: `<a href="${current}">jetzt</a> <a href="${next}">bald</a>` };

interface Answer<Body> {
  readonly status: number;
  readonly body: Body & { code?: string; message?: string; error?: string; current?: Job };
}

describe('imports of bank data', () => {
  let database: TestDatabase;
  let server: Publisher;
  let environment: Record<string, string>;
  let worker: RunningService;
  let shipped: string[];

  beforeAll(async () => {
    database = await testDatabase('worker');
    server = await publisher();
    environment = serviceEnvironment({
      ...workerDatabases(database),
      BANK_FILE: quarterBefore,
      BANK_SOURCE_URL: `${server.url}/seite`,
      BANK_SOURCE_HOSTS: 'localhost',
      BANK_SOURCE_ALLOWED_NETWORKS: '127.0.0.1,::1',
    });
    shipped = gunzipSync(await readFile(new WorkerConfig().BANK_FILE))
      .toString('latin1')
      .trimEnd()
      .split('\r\n');
    worker = await startService('worker', WorkerModule, WorkerConfig, { env: environment });
    await until('the shipped file', async () => (await overview()).dataVersion !== null);
  });

  afterAll(async () => {
    await worker.close();
    await Promise.all([server.close(), database.drop()]);
  });

  async function call<Body>(request: string, body?: object | Buffer, url = worker.url): Promise<Answer<Body>> {
    const [method = 'GET', path] = request.split(' ');
    const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
    const answer = await fetch(`${url}/api/admin/${path}`, {
      method,
      headers: { ...(await bearer({ role: 'admin' })), ...(body && { 'content-type': type }) },
      ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer<Body>['body'] };
  }
  const overview = async () => (await call<BankDataOverview>('GET database/bank-data')).body;
  const imports = async () => (await call<BankImportPage>('GET database/bank-imports')).body.items;
  const versions = () => database.sql('SELECT version FROM banks.data_set ORDER BY id');
  const done = async ({ id }: Job): Promise<JobDetails> => {
    let last: Answer<JobDetails> | undefined;
    const isOver = async () => {
      last = await call<JobDetails>(`GET database/jobs/${id}`);
      return last.body.endedAt !== null;
    };
    await until(() => `job ${id}, is ${JSON.stringify(last?.body)}`, isOver, 60_000);
    return last!.body;
  };
  const started = async (request: string, body?: object | Buffer) => {
    const { body: answer } = await call<{ job: Job }>(request, body);
    return answer.job;
  };
  /** The shipped file with some lines changed, as the Bundesbank sends it. */
  const file = (change: (lines: string[]) => string[] = (lines) => lines): Buffer =>
    Buffer.from(`${change([...shipped]).join('\r\n')}\r\n`, 'latin1');
  /** Another name for the bank in one line. */
  const renamed = (line: string, name: string) => line.slice(0, 9) + name.padEnd(58) + line.slice(67);
  /** Other banks' names in so many lines: a file that nobody has imported. */
  const fileNamed = (name: string) => file((lines) => [renamed(lines[0]!, name), ...lines.slice(1)]);

  it('starts with the file that ships, and says how far it reaches', async () => {
    expect(await overview()).toMatchObject({
      count: 13_806,
      validFrom: '2026-06-08',
      origin: 'shipped',
      officialHost: 'localhost',
      warnings: [expect.stringMatching(/^Die Bankdaten galten bis 06\.09\.2026\./)],
    });
    expect((await call('GET banks/count')).body).toEqual({ count: 13_806 });
  });

  it('fetch the quarter that holds from the official page, and answer when they are done', async () => {
    server.answer = pages({ '/seite': page, [current]: { body: file(), headers: { etag: '"a"' } } });
    expect(await call('POST import-bank-data')).toEqual({ status: 200, body: { stats: { imported: 13_760, errors: 0 } } });
    expect(await overview()).toMatchObject({ count: 13_760, dataVersion: SHIPPED, origin: 'official' });
    expect(await imports()).toMatchObject([
      { dataVersion: SHIPPED, state: 'inForce', isWithdrawable: true, difference: { added: 3, removed: 2 } },
      { validFrom: '2026-06-08', state: 'past', difference: null },
    ]);
    expect(
      await database.sql(`SELECT action, target, details->>'origin' AS origin FROM banks.audit ORDER BY id DESC LIMIT 1`),
    ).toEqual([{ action: 'bank-data.imported', target: SHIPPED, origin: 'official' }]);
    const { KAFKA_BROKERS = '', KAFKA_TOPIC_PREFIX = '' } = environment;
    const followed = new FollowedEvents(BanksImportedV1, { KAFKA_BROKERS, KAFKA_TOPIC_PREFIX });
    await followed.follow();
    await until('announced', () => followed.events.some((event) => (event as { version: string }).version === SHIPPED), 20_000);
    await followed.stop();
  });

  it('cost nothing when the file is unchanged, and keep a file for one quarter only', async () => {
    const onlyCurrent = { body: `<a href="${current}">jetzt</a>` };
    server.answer = (request, response) => {
      if (request.url === '/seite') return void response.end(onlyCurrent.body);
      response.writeHead(request.headers['if-none-match'] === '"a"' ? 304 : 500).end();
    };
    const result = await done(await started('POST database/bank-imports', {}));
    expect(result).toMatchObject({ state: 'done', result: { bankImport: { isNew: false, dataVersion: SHIPPED } } });
    // The page goes on showing it as the next quarter's.
    server.answer = pages({ '/seite': page, [next]: { body: file() } });
    expect((await done(await started('POST database/bank-imports', {}))).result?.bankImport).toMatchObject({
      isNew: false,
      dataVersion: SHIPPED,
    });
    expect(await versions()).toHaveLength(2);
  });

  it('take the next quarter’s file as soon as a daily look finds it; it waits for its day', async () => {
    server.answer = pages({ '/seite': page, [next]: { body: fileNamed('Bundesbank Winter') } });
    const { id } = await worker.app.get(Jobs).start('bank-data-check', {}, null);
    const check = await done({ id } as Job);
    // Four weeks before the quarter at the earliest: outside them there is nothing to look for.
    const isDue = check.result?.check?.findings[0]?.startsWith('Eine neue Bankdatei') ?? false;
    const job = isDue
      ? (await call<{ items: Job[] }>('GET database/jobs?kind=bank-import')).body.items[0]!
      : await started('POST database/bank-imports', {});
    expect((await done(job)).result?.bankImport).toMatchObject({
      isNew: true,
      difference: { added: 0, changed: 1, removed: 0, bicChanged: 0 },
    });
    expect(await imports()).toMatchObject([{ state: 'future' }, { dataVersion: SHIPPED, state: 'inForce' }, {}]);
    expect(await overview()).toMatchObject({ dataVersion: SHIPPED });
  });

  it('D6, F4: of 20 at once one runs, the others are told which', async () => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    server.answer = (_, response) => void held.then(() => response.writeHead(404).end());
    const all = Array.from({ length: 20 }, () => call('POST import-bank-data'));
    const refused: Answer<unknown>[] = [];
    for (const one of all) void one.then((answer) => refused.push(answer));
    await until('19 are refused', () => refused.length === 19, 30_000);
    const [running] = (await call<{ items: Job[] }>('GET database/jobs?state=running')).body.items;
    for (const { status, body } of refused)
      expect([status, body.code, body.current?.id]).toEqual([409, 'job_running', running?.id]);
    expect(refused[0]?.body.error).toBe(refused[0]?.body.message);
    letGo();
    const answers = await Promise.all(all);
    expect(answers.filter(({ status }) => status === 503)).toMatchObject([{ body: { code: 'bank_source_unavailable' } }]);
  });

  it('can be cancelled while the file is on its way', async () => {
    server.answer = () => undefined;
    const job = await started('POST database/bank-imports', {});
    await until('asked', () => server.asked.at(-1)?.path === '/seite');
    await call(`POST database/jobs/${job.id}/cancel`);
    expect(await done(job)).toMatchObject({ state: 'cancelled' });
  });

  it('F4: take an uploaded file, keep nothing of it, and refuse what is none or drops banks', async () => {
    const before = await versions();
    expect(await call('POST database/bank-imports/upload?validFrom=2026-12-07', Buffer.from('<html>'))).toMatchObject({
      status: 400,
      body: { code: 'bank_file_unknown' },
    });
    for (const [filling, failureCode] of [
      ['x', 'bank_file_unreadable'],
      ['\n', 'bank_file_faulty'],
    ] as const) {
      const bomb = gzipSync(Buffer.concat([file(), Buffer.alloc(60_000_000, filling)]));
      const refused = await done(await started('POST database/bank-imports/upload?validFrom=2026-12-07', bomb));
      expect(refused).toMatchObject({ state: 'failed', failureCode });
    }
    const few = file((lines) => lines.filter((line) => line[8] === '1').slice(0, 3_000));
    const dropped = await done(await started('POST database/bank-imports/upload?validFrom=2026-09-08', few));
    expect(dropped).toMatchObject({ state: 'failed', failureCode: 'bank_count_dropped' });
    expect((await call(`POST database/jobs/${dropped.id}/retry`)).body.code).toBe('job_not_repeatable');
    expect(await versions()).toEqual(before);
    const confirmed = 'POST database/bank-imports/upload?validFrom=2026-09-08&confirmsDrop=true';
    expect(await done(await started(confirmed, gzipSync(few)))).toMatchObject({
      state: 'done',
      result: { bankImport: { origin: 'uploaded', isNew: true, imported: 3_000 } },
    });
    expect((await overview()).count).toBe(3_000);
    expect(await database.sql('SELECT FROM banks.upload')).toEqual([]);
  });

  it('are listed with what they changed, page by page', async () => {
    const [{ country, dataVersion, difference }] = (await imports()) as [BankImportPage['items'][0]];
    const path = `GET database/bank-imports/${country}/${dataVersion}/changes?limit=100`;
    const found: unknown[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: Answer<BankImportChanges> = await call(`${path}${cursor && `&cursor=${cursor}`}`);
      found.push(...body.changes);
      cursor = body.nextCursor;
    }
    expect(found).toHaveLength(difference!.added + difference!.changed + difference!.removed);
    expect((await call('GET database/bank-imports/DE/none/changes')).body.code).toBe('bank_import_unknown');
  });

  it('can be withdrawn: the file before holds at once, and no country is left without data', async () => {
    const [{ dataVersion }] = (await imports()) as [BankImportPage['items'][0]];
    const withdraw = (version: string) => call(`POST database/bank-imports/DE/${version}/withdraw`);
    expect(await withdraw(dataVersion)).toMatchObject({ status: 200, body: { state: 'withdrawn', isWithdrawable: false } });
    expect(await overview()).toMatchObject({ dataVersion: SHIPPED, count: 13_760 });
    expect((await withdraw(dataVersion)).body.code).toBe('bank_import_unknown');
    expect((await withdraw(SHIPPED)).status).toBe(200);
    expect(await overview()).toMatchObject({ validFrom: '2026-06-08' });
    const [summer] = (await imports()).filter(({ validFrom }) => validFrom === '2026-06-08');
    expect((await withdraw(summer!.dataVersion)).body.code).toBe('bank_import_kept');
    // A schedule does not bring back what staff has withdrawn; staff may.
    server.answer = pages({ '/seite': { body: `<a href="${current}">jetzt</a>` }, [current]: { body: file() } });
    const scheduled = await worker.app.get(Jobs).start('bank-import', { source: 'configured' }, null);
    expect((await done(scheduled)).result?.bankImport).toMatchObject({ isNew: false });
    expect((await done(await started('POST database/bank-imports', {}))).result?.bankImport).toMatchObject({ isNew: true });
    expect(await overview()).toMatchObject({ dataVersion: SHIPPED });
  });

  it('D6: leave the old state or the new one when worker or database are killed in their last step', async () => {
    const holding = new Client({ connectionString: database.adminUrl });
    await holding.connect();
    const held = async () => {
      await holding.query('BEGIN; LOCK TABLE banks.data_set IN EXCLUSIVE MODE');
    };
    const swaps = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND application_name LIKE '%imports%'`;
    const waits = () => until('the swap waits', async () => (await database.sql(swaps)).length > 0, 30_000);
    const ca = join(tmpdir(), `ca-${process.pid}.pem`);
    await writeFile(ca, server.cert);
    await worker.close();
    const killed = await startProcess('worker', { ...environment, NODE_EXTRA_CA_CERTS: ca });
    try {
      await held();
      server.answer = pages({ '/seite': { body: `<a href="${next}">bald</a>` }, [next]: { body: fileNamed('Nach dem Ende') } });
      const before = await versions();
      const { body } = await call<{ job: Job }>('POST database/bank-imports', {}, killed.url);
      await waits();
      killed.kill('SIGKILL');
      await holding.query('COMMIT');
      await until('nobody swaps', async () => (await database.sql(swaps)).length === 0);
      expect(await versions()).toEqual(before);

      await held();
      await database.sql(`UPDATE jobs.job SET alive_at = alive_at - interval '1 minute' WHERE state = 'running'`);
      worker = await startService('worker', WorkerModule, WorkerConfig, { env: environment });
      await waits();
      await database.sql(`SELECT pg_terminate_backend(pid) FROM (${swaps}) swaps`);
      await holding.query('COMMIT');
      await until('given back', async () => (await call<Job>(`GET database/jobs/${body.job.id}`)).body.state === 'waiting');
      expect(await versions()).toEqual(before);

      await database.sql(`UPDATE jobs.job SET due_at = now() WHERE state = 'waiting'`);
      worker.app.get(RunJobs).wake();
      expect(await done(body.job)).toMatchObject({ state: 'done', attempts: 3, result: { bankImport: { isNew: true } } });
      expect(await versions()).toHaveLength(before.length + 1);
      expect((await done(await started('POST database/bank-imports', {}))).state).toBe('done');
    } finally {
      killed.kill('SIGKILL');
      await holding.end();
    }
  });
});
