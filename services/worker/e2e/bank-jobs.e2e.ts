import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { berlinDay, firstDayOfQuarter } from '@pruefer/banks';
import { type BankImport, type BankImportChanges, BanksImportedV1, type Job } from '@pruefer/contracts';
import { FollowedEvents, startProcess, suiteFixture, until } from '@pruefer/testkit';
import { Client } from 'pg';
import { Jobs } from '../src/jobs/handlers/jobs.js';
import { RunJobs } from '../src/jobs/run/run-jobs.js';
import { type Answer, BankEnvironment } from './support/bank-environment.js';
import { pages } from './support/publisher.js';

/** The official file of today is this one, whatever day it is. */
const quarter = firstDayOfQuarter(berlinDay(new Date()));
const SHIPPED = `${quarter}-32822740`;
const current = '/resource/abc/blz-aktuell-txt-data.txt';
const next = '/resource/def/blz-neu-txt-data.txt';
const page = { body: `<a href="${current}">jetzt</a> <a href="${next}">bald</a>` };

describe('imports of bank data', () => {
  const site = suiteFixture(
    () => BankEnvironment.open(),
    (site) => site.close(),
  );

  it('starts with the file that ships, and says how far it reaches', async () => {
    expect(await site.overview()).toMatchObject({
      count: 13_806,
      validFrom: '2026-06-08',
      origin: 'shipped',
      officialHost: 'localhost',
      warnings: [expect.stringMatching(/^Die Bankdaten galten bis 06\.09\.2026\./)],
    });
    expect((await site.call('GET banks/count')).body).toEqual({ count: 13_806 });
  });

  it('fetch the quarter that holds from the official page, and answer when they are done', async () => {
    site.publisher.answer = pages({ '/seite': page, [current]: { body: site.file(), headers: { etag: '"a"' } } });
    expect(await site.call('POST import-bank-data')).toEqual({
      status: 200,
      body: { stats: { imported: 13_760, errors: 0 } },
    });
    expect(await site.overview()).toMatchObject({ count: 13_760, dataVersion: SHIPPED, origin: 'official' });
    expect(await site.imports()).toMatchObject([
      { dataVersion: SHIPPED, state: 'inForce', isWithdrawable: true, difference: { added: 3, removed: 2 } },
      { validFrom: '2026-06-08', state: 'past', difference: null },
    ]);
    expect(
      await site.database.sql(
        `SELECT action, target, details->>'origin' AS origin FROM banks.audit ORDER BY id DESC LIMIT 1`,
      ),
    ).toEqual([{ action: 'bank-data.imported', target: SHIPPED, origin: 'official' }]);
    const { KAFKA_BROKERS = '', KAFKA_TOPIC_PREFIX = '' } = site.environment;
    const followed = new FollowedEvents(BanksImportedV1, { KAFKA_BROKERS, KAFKA_TOPIC_PREFIX });
    await followed.follow();
    await until(
      'announced',
      () => followed.events.some((event) => (event as { version: string }).version === SHIPPED),
      20_000,
    );
    await followed.stop();
  });

  it('cost nothing when the file is unchanged, and keep a file for one quarter only', async () => {
    const onlyCurrent = { body: `<a href="${current}">jetzt</a>` };
    site.publisher.answer = (request, response) => {
      if (request.url === '/seite') return void response.end(onlyCurrent.body);
      response.writeHead(request.headers['if-none-match'] === '"a"' ? 304 : 500).end();
    };
    const result = await site.done(await site.started('POST database/bank-imports', {}));
    expect(result).toMatchObject({ state: 'done', result: { bankImport: { isNew: false, dataVersion: SHIPPED } } });
    // The page goes on showing it as the next quarter's.
    site.publisher.answer = pages({ '/seite': page, [next]: { body: site.file() } });
    expect((await site.done(await site.started('POST database/bank-imports', {}))).result?.bankImport).toMatchObject({
      isNew: false,
      dataVersion: SHIPPED,
    });
    expect(await site.versions()).toHaveLength(2);
  });

  it('take the next quarter’s file as soon as a daily look finds it; it waits for its day', async () => {
    site.publisher.answer = pages({ '/seite': page, [next]: { body: site.fileNamed('Bundesbank Winter') } });
    const { id } = await site.worker.app.get(Jobs).start('bank-data-check', {}, null);
    const check = await site.done({ id });
    // Four weeks before the quarter at the earliest: outside them there is nothing to look for.
    const isDue = check.result?.check?.findings[0]?.startsWith('Eine neue Bankdatei') ?? false;
    const job = isDue
      ? (await site.call<{ items: Job[] }>('GET database/jobs?kind=bank-import')).body.items[0]!
      : await site.started('POST database/bank-imports', {});
    expect((await site.done(job)).result?.bankImport).toMatchObject({
      isNew: true,
      difference: { added: 0, changed: 1, removed: 0, bicChanged: 0 },
    });
    expect(await site.imports()).toMatchObject([{ state: 'future' }, { dataVersion: SHIPPED, state: 'inForce' }, {}]);
    expect(await site.overview()).toMatchObject({ dataVersion: SHIPPED });
  });

  it('D6, F4: of 20 at once one runs, the others get its name', async () => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    site.publisher.answer = (_, response) => void held.then(() => response.writeHead(404).end());
    const all = Array.from({ length: 20 }, () => site.call('POST import-bank-data'));
    const refused: Answer<unknown>[] = [];
    for (const one of all) void one.then((answer) => answer.status === 409 && refused.push(answer));
    await until('19 are refused', () => refused.length === 19, 30_000);
    const [running] = (await site.call<{ items: Job[] }>('GET database/jobs?state=running')).body.items;
    for (const { status, body } of refused)
      expect([status, body.code, body.current?.id]).toEqual([409, 'job_running', running?.id]);
    expect(refused[0]?.body.error).toBe(refused[0]?.body.message);
    letGo();
    const answers = await Promise.all(all);
    expect(answers.filter(({ status }) => status === 503)).toMatchObject([
      { body: { code: 'bank_source_unavailable' } },
    ]);
  });

  it('can be cancelled while the file is on its way', async () => {
    site.publisher.answer = () => undefined;
    const job = await site.started('POST database/bank-imports', {});
    await until('asked', () => site.publisher.asked.at(-1)?.path === '/seite');
    await site.call(`POST database/jobs/${job.id}/cancel`);
    expect(await site.done(job)).toMatchObject({ state: 'cancelled' });
  });

  it('F4: take an uploaded file, keep nothing of it, and refuse one that is no list or drops banks', async () => {
    const before = await site.versions();
    const html = await site.call('POST database/bank-imports/upload?validFrom=2026-12-07', Buffer.from('<html>'));
    expect([html.status, html.body.code]).toEqual([400, 'bank_file_unknown']);
    for (const [filling, failureCode] of [
      ['x', 'bank_file_unreadable'],
      ['\n', 'bank_file_faulty'],
    ] as const) {
      const bomb = gzipSync(Buffer.concat([site.file(), Buffer.alloc(60_000_000, filling)]));
      const refused = await site.done(
        await site.started('POST database/bank-imports/upload?validFrom=2026-12-07', bomb),
      );
      expect(refused).toMatchObject({ state: 'failed', failureCode });
    }
    const few = site.file((lines) => lines.filter((line) => line[8] === '1').slice(0, 3_000));
    const dropped = await site.done(await site.started(`POST database/bank-imports/upload?validFrom=${quarter}`, few));
    expect(dropped).toMatchObject({ state: 'failed', failureCode: 'bank_count_dropped' });
    expect((await site.call(`POST database/jobs/${dropped.id}/retry`)).body.code).toBe('job_not_repeatable');
    expect(await site.versions()).toEqual(before);
    const confirmed = `POST database/bank-imports/upload?validFrom=${quarter}&confirmsDrop=true`;
    expect(await site.done(await site.started(confirmed, gzipSync(few)))).toMatchObject({
      state: 'done',
      result: { bankImport: { origin: 'uploaded', isNew: true, imported: 3_000 } },
    });
    expect((await site.overview()).count).toBe(3_000);
    expect(await site.database.sql('SELECT FROM banks.upload')).toEqual([]);
  });

  it('are listed with their changes, page by page', async () => {
    const [{ country, dataVersion, difference }] = (await site.imports()) as [BankImport];
    const path = `GET database/bank-imports/${country}/${dataVersion}/changes?limit=100`;
    const found: unknown[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: Answer<BankImportChanges> = await site.call(`${path}${cursor && `&cursor=${cursor}`}`);
      found.push(...body.changes);
      cursor = body.nextCursor;
    }
    expect(found).toHaveLength(difference!.added + difference!.changed + difference!.removed);
    expect((await site.call('GET database/bank-imports/DE/none/changes')).body.code).toBe('bank_import_unknown');
  });

  it('can be withdrawn: the file before holds at once, and no country is left without data', async () => {
    const [{ dataVersion }] = (await site.imports()) as [BankImport];
    const withdraw = (version: string) => site.call(`POST database/bank-imports/DE/${version}/withdraw`);
    expect(await withdraw(dataVersion)).toMatchObject({
      status: 200,
      body: { state: 'withdrawn', isWithdrawable: false },
    });
    expect(await site.overview()).toMatchObject({ dataVersion: SHIPPED, count: 13_760 });
    expect((await withdraw(dataVersion)).body.code).toBe('bank_import_unknown');
    expect((await withdraw(SHIPPED)).status).toBe(200);
    expect(await site.overview()).toMatchObject({ validFrom: '2026-06-08' });
    const [summer] = (await site.imports()).filter(({ validFrom }) => validFrom === '2026-06-08');
    expect((await withdraw(summer!.dataVersion)).body.code).toBe('bank_import_kept');
    // A schedule does not bring back what staff has withdrawn; staff may.
    site.publisher.answer = pages({
      '/seite': { body: `<a href="${current}">jetzt</a>` },
      [current]: { body: site.file() },
    });
    const scheduled = await site.worker.app.get(Jobs).start('bank-import', { source: 'configured' }, null);
    expect((await site.done(scheduled)).result?.bankImport).toMatchObject({ isNew: false });
    expect((await site.done(await site.started('POST database/bank-imports', {}))).result?.bankImport).toMatchObject({
      isNew: true,
    });
    expect(await site.overview()).toMatchObject({ dataVersion: SHIPPED });
  });

  it('D6: leave the old state or the new one when worker or database are killed in their last step', async () => {
    const holding = new Client({ connectionString: site.database.adminUrl });
    await holding.connect();
    const held = async () => {
      await holding.query('BEGIN; LOCK TABLE banks.data_set IN EXCLUSIVE MODE');
    };
    const swaps = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND application_name LIKE '%imports%'`;
    const waits = () => until('the swap waits', async () => (await site.database.sql(swaps)).length > 0, 30_000);
    const ca = join(tmpdir(), `ca-${process.pid}.pem`);
    await writeFile(ca, site.publisher.cert);
    await site.worker.close();
    const killed = await startProcess('worker', { ...site.environment, NODE_EXTRA_CA_CERTS: ca });
    try {
      await held();
      site.publisher.answer = pages({
        '/seite': { body: `<a href="${next}">bald</a>` },
        [next]: { body: site.fileNamed('Nach dem Ende') },
      });
      const before = await site.versions();
      const { body } = await site.call<{ job: Job }>('POST database/bank-imports', {}, killed.url);
      await waits();
      const withdrawn = await site.call('POST database/bank-imports/DE/none/withdraw', undefined, killed.url);
      expect(withdrawn).toMatchObject({ status: 409, body: { code: 'job_running', current: { id: body.job.id } } });
      killed.kill('SIGKILL');
      await holding.query('COMMIT');
      await until('nobody swaps', async () => (await site.database.sql(swaps)).length === 0);
      expect(await site.versions()).toEqual(before);

      await held();
      await site.database.sql(`UPDATE jobs.job SET alive_at = alive_at - interval '1 minute' WHERE state = 'running'`);
      await site.start();
      await waits();
      await site.database.sql(`SELECT pg_terminate_backend(pid) FROM (${swaps}) swaps`);
      await holding.query('COMMIT');
      await until(
        'given back',
        async () => (await site.call<Job>(`GET database/jobs/${body.job.id}`)).body.state === 'waiting',
      );
      expect(await site.versions()).toEqual(before);

      await site.database.sql(`UPDATE jobs.job SET due_at = now() WHERE state = 'waiting'`);
      site.worker.app.get(RunJobs).wake();
      expect(await site.done(body.job)).toMatchObject({
        state: 'done',
        attempts: 3,
        result: { bankImport: { isNew: true } },
      });
      expect(await site.versions()).toHaveLength(before.length + 1);
      expect((await site.done(await site.started('POST database/bank-imports', {}))).state).toBe('done');
    } finally {
      killed.kill('SIGKILL');
      await holding.end();
    }
  });
});
