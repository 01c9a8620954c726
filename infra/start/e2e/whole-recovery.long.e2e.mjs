import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { LauncherProcess } from '../../test/launcher-process.mjs';
import { until } from '../../shared/until.mjs';
import { freePort } from '../../shared/process/free-ports.mjs';
import { run } from '../../shared/process/run.mjs';
import { readState } from '../state/state.mjs';
import { Caller, FIRST_ADMIN } from '../../shared/caller.mjs';
import { queryRows } from '../../shared/database.mjs';
import { hashTables, runbookCommands, withPostgres } from './recovery-postgres.mjs';

const SECRETS_PASSPHRASE = 'ein Satz nur für die Geheimnisse';
const BACKUP_PASSPHRASE = 'ein Satz nur für die Sicherungen';

describe('all data is lost', () => {
  // This hook comes first, so the system ends before its folder is removed.
  afterAll(stop);
  const folder = temporaryFolder('whole-recovery-');
  /** @type {LauncherProcess | undefined} */
  let system;
  let caller = new Caller('');
  /** The customer's key. */
  let apiKey = '';
  /** Secret of the authenticator app. */
  let totpSecret = '';

  /** @param {string} name @param {string[]} [words] */
  async function start(name, words) {
    const port = await freePort();
    system = new LauncherProcess(join(folder, name), port, words, FIRST_ADMIN);
    await system.ready();
    await until(async () => (await fetch(`http://localhost:${port}/health/ready`)).status === 200, 30_000);
    caller = new Caller(`http://localhost:${port}`);
    return system;
  }

  /** @param {string} name of a data folder @param {string[]} words @param {Record<string, string>} [settings] */
  const runOn = (name, words, settings) => LauncherProcess.run(join(folder, name), words, settings);

  async function stop() {
    await system?.stop();
    system = undefined;
  }

  /** @throws {Error} when an earlier step has failed */
  function databaseUrl() {
    const { postgres } = (system && readState(system.dataDir)?.servers) ?? {};
    if (!postgres) throw new Error('no system runs');
    return postgres;
  }

  /** The customer's quota, and the usage in the log. */
  async function account() {
    const [row] = await queryRows(
      databaseUrl(),
      `SELECT c.quota::int, c.used::int, (SELECT count(*)::int FROM logs.requests r WHERE r.contract_id = c.id AND r.status = 200) AS logged,
         (SELECT count(*)::int FROM keys.booking b WHERE b.contract_id = c.id) AS bookings FROM keys.contract c`,
    );
    return row;
  }

  it('begins with a system that has a customer, a key, bookings, a second factor and a log', async () => {
    await start('first');
    totpSecret = await caller.signInFirst(databaseUrl());
    const customer = { clientName: 'Musterkunde GmbH', clientEmail: 'kunde@bank.example', quota: 100_000 };
    const issued = await caller.call('POST', '/api/admin/api-keys', customer);
    apiKey = issued.apiKey;
    await caller.call('POST', `/api/admin/api-keys/${issued.id}/top-up`, { addedQuota: 500, orderNumber: 'A-1' });
    const user = { username: 'verwaltung', email: 'verwaltung@bank.example', password: 'Noch ein Satz 42 hier' };
    await caller.call('POST', '/api/admin/users', { ...user, role: 'manager' });
    for (let number = 0; number < 20; number += 1) expect(await caller.check(apiKey)).toBe(200);
    await until(async () => (await account()).logged === 20, 30_000);
    expect(await account()).toMatchObject({ quota: 100_500, used: 20, logged: 20 });
  });

  it('is brought back by the steps of the runbook, every table as it was', async () => {
    const [backup, secrets] = [join(folder, 'backup'), join(folder, 'secrets.json')];
    expect(await runOn('first', ['secrets', 'export', secrets], { SECRETS_PASSPHRASE })).toMatchObject({ code: 0 });
    let tables = {};
    // Sessions and jobs change by the clock: the backup is of a moment in which nothing did.
    await until(async () => {
      await rm(backup, { recursive: true, force: true });
      tables = await hashTables(databaseUrl());
      expect(await runOn('first', ['backup', '--whole', backup])).toMatchObject({ code: 0 });
      return JSON.stringify(tables) === JSON.stringify(await hashTables(databaseUrl()));
    }, 120_000);
    expect(Object.keys(tables).length).toBeGreaterThan(100);
    await stop();
    await rm(join(folder, 'first'), { recursive: true });

    const dataDir = join(folder, 'second');
    const words = { FOLDER: backup, FILE: secrets };
    const steps = (await runbookCommands('## Everything is gone')).map((command) => {
      const [, ...rest] = command
        .replace(/^npm (run )?/, 'npm ')
        .replace(' -- ', ' ')
        .split(' ');
      return rest.map((word) => words[/** @type {keyof typeof words} */ (word)] ?? word);
    });
    expect(steps.map(([word]) => word)).toEqual(['verify', 'secrets', 'restore', 'start', 'status']);
    for (const step of steps) {
      if (step[0] === 'start') {
        expect(await withPostgres(dataDir, hashTables)).toEqual(tables);
        await start('second', step);
      } else expect(await runOn('second', step, { SECRETS_PASSPHRASE })).toMatchObject({ code: 0 });
    }
  });

  it('continues where it stopped: key, quota, bookings, users, second factor, audit and log', async () => {
    expect(await account()).toMatchObject({ quota: 100_500, used: 20, logged: 20 });
    expect(await caller.check(apiKey)).toBe(200);
    await until(async () => (await account()).logged === 21, 30_000);
    await caller.signIn(totpSecret);
    const users = await caller.call('GET', '/api/admin/users');
    expect(JSON.stringify(users)).toContain('verwaltung@bank.example');
    const audit = await queryRows(databaseUrl(), `SELECT count(*)::int AS rows FROM auth.audit`);
    expect(audit[0].rows).toBeGreaterThan(1);
  });

  it('charges no customer twice and loses nothing of the log that was backed up, also under load and with an empty Kafka', async () => {
    const backup = join(folder, 'under-load');
    expect(await account()).toMatchObject({ used: 21 });
    let [answered, isOver] = [0, false];
    const clients = Array.from({ length: 8 }, async () => {
      while (!isOver) if ((await caller.check(apiKey)) === 200) answered += 1;
    });
    await until(() => answered > 200, 60_000);
    const [made, second] = await Promise.all([
      runOn('second', ['backup', '--whole', backup], { BACKUP_PASSPHRASE }),
      runOn('second', ['backup', '--whole', `${backup}-2`], { BACKUP_PASSPHRASE }),
    ]);
    isOver = true;
    await Promise.all(clients);
    // Two concurrent backups: one succeeds, the other one is refused.
    expect([made.code, second.code].toSorted()[0]).toBe(0);
    const [good, other] = made.code === 0 ? [backup, second] : [`${backup}-2`, made];
    if (other.code !== 0) expect(other.printed).toContain('Es wird gerade schon eine Vollsicherung erstellt.');
    await stop();
    const wrong = await runOn('third', ['restore', '--whole', good]);
    expect(wrong).toMatchObject({ code: 1, printed: expect.stringContaining('Passphrase') });
    expect(await runOn('third', ['restore', '--whole', good], { BACKUP_PASSPHRASE })).toMatchObject({ code: 0 });
    await start('third');
    const { used } = await account();
    expect(used).toBeGreaterThan(20);
    expect(used).toBeLessThanOrEqual(21 + answered);
    await until(async () => (await account()).logged === used, 60_000);
    expect(await account()).toMatchObject({ used, logged: used });
  });

  it('runs from a cold copy of the data folder', async () => {
    const { used } = await account();
    await stop();
    await run('cp', ['-a', join(folder, 'third'), join(folder, 'fourth')]);
    await start('fourth');
    expect(await caller.check(apiKey)).toBe(200);
    expect(await account()).toMatchObject({ used: used + 1 });
  });
});
