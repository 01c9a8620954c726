import { until } from '@pruefer/testkit';
import { ids, ruinedReleases, storeEverything } from './support/stored-everything.js';
import { createBackup } from './support/create-backup.js';
import { RestoreEnvironment } from './support/restore-environment.js';

/** Belongs to nobody's restore. */
const untouched = [
  'auth.users',
  'auth.session',
  'keys.contract',
  'keys.key',
  'keys.booking',
  'logs.offsets',
  'auth.audit',
  'keys.audit',
  'cms.seed',
  'keys.delivery',
  'logs.cleanup',
];
const restorable = [
  'banks.bank',
  'logs.requests',
  'logs.request_details',
  'logs.day_sums',
  'logs.total_sums',
  'cms.image',
  'cms.image_form',
  'cms.redirect',
];
const pageRows = `(SELECT id, slug, title, content, is_published FROM cms.page WHERE deleted_at IS NULL)`;
const sectionRows = `(SELECT id, title, content FROM cms.section WHERE deleted_at IS NULL)`;

/** The releases in the order of their imports: of those with the same first day the last one is in force. */
const releaseRows = `(SELECT row_number() OVER (ORDER BY id) AS place, version, name, entries, changes, imported_at, withdrawn_at
  FROM banks.registry_release)`;

describe('a restore', () => {
  let site: RestoreEnvironment;
  let backup: Buffer;

  beforeEach(async () => {
    site = await RestoreEnvironment.open();
    await storeEverything(site.database);
    backup = await createBackup(site.database);
  });
  afterEach(() => site.close());

  const ruin = () =>
    site.database.sql(`
      UPDATE cms.page SET title = 'Anders', content = 'Anders', html = 'Anders' WHERE id = '${ids.imprint}';
      DELETE FROM cms.redirect; UPDATE cms.section SET title = 'Anders'; UPDATE cms.image SET alt = 'Anders';
      UPDATE cms.settings SET rate_limit_max_requests = 10; UPDATE cms.header SET fields = fields || '{"siteName": "Anders"}';
      DELETE FROM banks.data_set; ${ruinedReleases.sql} DELETE FROM logs.requests WHERE get_byte(iban_hash, 0) < 128; DELETE FROM logs.request_details;
      INSERT INTO cms.page (id, slug, title, content, html, links, images, gaps, menu_order, is_published, show_in_menu, noindex,
        version, created_at, updated_at, updated_by)
      VALUES (gen_random_uuid(), 'neu', 'Neu', 'Neu', 'Neu', '{}', '{}', '{}', 1, true, true, false, 1, now(), now(), 'anna')`);

  it('F3: brings everything back as it was, and touches nothing else', async () => {
    const before = await site.readState(...restorable, pageRows, sectionRows, releaseRows);
    const others = await site.readState(...untouched);
    await ruin();
    const checked = await site.check(backup);
    const restored = await site.restoreChecked(checked.id);
    expect(await site.readState(...restorable.slice(1), pageRows, sectionRows, releaseRows)).toMatchObject(
      Object.fromEntries(Object.entries(before).filter(([table]) => table !== 'banks.bank' && table !== 'cms.image')),
    );
    expect(await site.readState(...untouched)).toEqual(others);
    // What was said before is what happened.
    expect(checked.parts).toEqual(restored);
    expect(restored.find(({ part }) => part === 'content')).toMatchObject({ removed: 1, leftOut: 0 });
    expect(restored[2]).toMatchObject({ part: 'banks', added: 2, removed: 0, registryReleases: ruinedReleases.counts });
    const [settings] = await site.database.sql<object>('SELECT rate_limit_max_requests, version FROM cms.settings');
    expect(settings).toEqual({ rate_limit_max_requests: 100, version: 3 });
    expect(site.uploads).toEqual([]);
  });

  it('F3: of existing rows changes nothing', async () => {
    const before = await site.readState(
      ...restorable,
      'cms.page',
      'cms.section',
      'cms.header',
      'cms.settings',
      'banks.data_set',
    );
    const restored = await site.restore(backup);
    expect(await site.readState(...Object.keys(before))).toEqual(before);
    expect(restored.map(({ added, changed, removed, leftOut }) => added + changed + removed + leftOut)).toEqual([
      0, 0, 0, 0,
    ]);
    expect(restored[2]!.registryReleases).toMatchObject({ unchanged: 2, changed: 0 });
  });

  it('F3: of one part leaves the others as they are', async () => {
    await ruin();
    const logs = await site.readState('logs.requests', 'banks.data_set', 'cms.settings');
    await site.restore(backup, { parts: ['content'] });
    expect(await site.readState('logs.requests', 'banks.data_set', 'cms.settings')).toEqual(logs);
    const [page] = await site.database.sql<object>(`SELECT title, html FROM cms.page WHERE id = '${ids.imprint}'`);
    // HTML is never taken from a file: cms-service renders it again.
    expect(page).toEqual({ title: 'Titel impressum', html: '' });
  });

  it('F3: is published to the owners of the data, and to the audit, in the same transaction', async () => {
    await site.restore(backup, { parts: ['settings'] });
    const [event] = await site.database.sql<{ topic: string; state: object }>('SELECT topic, state FROM jobs.outbox');
    expect(event).toMatchObject({
      topic: 'data.restored.v1',
      state: { version: 1, parts: ['settings'], sessionId: null },
    });
    const audit = await site.database.sql<object>('SELECT action, actor FROM jobs.audit ORDER BY id');
    expect(audit).toEqual([
      { action: 'backup.checked', actor: 'anna' },
      { action: 'backup.restored', actor: 'anna' },
    ]);
  });

  it('F3: leaves rows deleted that were deleted since, unless chosen otherwise', async () => {
    await site.database.sql(`
      UPDATE cms.page SET deleted_at = now() WHERE id = '${ids.imprint}'; DELETE FROM cms.page WHERE id = '${ids.prices}';
      DELETE FROM cms.section; DELETE FROM cms.image;
      INSERT INTO cms.audit (action, target) VALUES ('page.erased', '${ids.prices}'), ('section.deleted', '${ids.section}'), ('image.deleted', '${ids.image}')`);
    const [kept] = await site.restore(backup, { parts: ['content'] });
    expect(kept).toMatchObject({ added: 0, leftOut: 4 });
    expect(await site.database.sql('SELECT id FROM cms.page WHERE deleted_at IS NULL')).toEqual([]);
    const [back] = await site.restore(backup, { parts: ['content'], bringsBackDeleted: true });
    expect(back).toMatchObject({ leftOut: 0 });
    const live = await site.database.sql<{ slug: string }>(
      'SELECT slug FROM cms.page WHERE deleted_at IS NULL ORDER BY slug',
    );
    expect(live.map(({ slug }) => slug)).toEqual(['impressum', 'preise']);
  });

  it('D7: leaves away log rows from before the last cleanup, and full values that are too old', async () => {
    await site.database.sql(`
      UPDATE logs.cleanup SET cleaned_until = date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - interval '2 days';
      DELETE FROM logs.requests; DELETE FROM logs.request_details`);
    const [logs] = await site.restore(backup, { parts: ['logs'] });
    expect(logs!.added + logs!.leftOut).toBe(1_000);
    expect(logs!.leftOut).toBeGreaterThan(0);
    const [row] = await site.database.sql<{ old: string; rows: string }>(`
      SELECT count(*) AS rows, count(*) FILTER (WHERE at < (SELECT cleaned_until FROM logs.cleanup)) AS old FROM logs.requests`);
    expect([Number(row!.rows), Number(row!.old)]).toEqual([logs!.added, 0]);
  });

  it('F3: brings the log into a new installation, with its sums', async () => {
    const other = await RestoreEnvironment.open({ LOG_DETAILS_DAYS: '2' });
    try {
      await other.restore(backup);
      const [state, own] = [
        await other.readState('logs.requests', 'logs.day_sums', 'logs.total_sums'),
        await site.readState('logs.requests', 'logs.day_sums', 'logs.total_sums'),
      ];
      expect(state).toEqual(own);
      const [details] = await other.database.sql<{ old: string; rows: string }>(`
        SELECT count(*) AS rows, count(*) FILTER (WHERE day < (now() AT TIME ZONE 'UTC')::date - 2) AS old FROM logs.request_details`);
      expect([Number(details!.rows) > 0, Number(details!.old)]).toEqual([true, 0]);
    } finally {
      await other.close();
    }
  });

  it('F3: reads the sums of a new installation once each, however many are added', async () => {
    await site.database.sql(
      `INSERT INTO logs.key_hour_sums SELECT date_trunc('hour', now()) - make_interval(hours => n / 10), 'key_' || n % 10, 200, 1, 1
       FROM generate_series(1, 5000) n`,
    );
    const other = await RestoreEnvironment.open();
    try {
      // As where something was restored and taken back: nothing there, and PostgreSQL knows it.
      await other.database.sql('ANALYZE logs.key_hour_sums');
      await other.restore(await createBackup(site.database), { parts: ['logs'] });
      const read = async () =>
        (
          await other.database.sql<{ added: number; scans: number }>(
            `SELECT n_tup_ins::int AS added, (seq_scan + idx_scan)::int AS scans FROM pg_stat_user_tables
             WHERE schemaname = 'logs' AND relname = 'key_hour_sums'`,
          )
        )[0]!;
      await until('it is counted', async () => (await read()).added >= 5_000);
      expect((await read()).scans).toBeLessThan(20);
    } finally {
      await other.close();
    }
  });

  it('F3, D7: keeps erased in a new installation the rows erased where the backup was made, and those that Kafka brings later', async () => {
    const buildHashSql = (n: number) => `sha256('iban ${n}'::bytea)`;
    const erase = (n: number, until: string) =>
      `INSERT INTO logs.erased (iban_hash, at, erased_until, erased_by, reason, rows, completed_at)
       VALUES (${buildHashSql(n)}, now() - interval '1 minute', ${until}, 'anna', 'Antrag', 10, now())`;
    // What was checked after an erasure stays, and no file says that of what is still to come.
    await site.database.sql(erase(1, 'now()'));
    await site.database.sql(erase(2, `now() - interval '3 days'`));
    await site.database.sql(erase(3, `'infinity'`));
    const file = await createBackup(site.database);
    const other = await RestoreEnvironment.open();
    try {
      const checked = await other.check(file);
      const restored = await other.restoreChecked(checked.id, { parts: ['logs'] });
      expect(checked.parts.find(({ part }) => part === 'logs')).toEqual(restored[0]);
      expect(restored[0]!.leftOut).toBe(20);
      const left = async (n: number) =>
        (await other.database.sql<object>(`SELECT FROM logs.requests WHERE iban_hash = ${buildHashSql(n)}`)).length;
      expect([await left(1), await left(2), await left(3)]).toEqual([0, 10, 0]);
      const [line] = await other.database.sql<object>(
        `SELECT count(*)::int AS erasures, count(completed_at)::int AS complete, max(erased_until) <= now() AS past,
           max(erased_until) = (SELECT erased_until FROM logs.cleanup) AS known FROM logs.erased WHERE rows = 10`,
      );
      expect(line).toEqual({ erasures: 3, complete: 0, past: true, known: true });
      const before = await other.readState('logs.erased', 'logs.cleanup', 'logs.requests');
      await other.restore(file, { parts: ['logs'] });
      expect(await other.readState('logs.erased', 'logs.cleanup', 'logs.requests')).toEqual(before);
      await other.restore(await createBackup(site.database), { parts: ['content'] });
      expect(await other.readState('logs.erased')).toEqual({ 'logs.erased': before['logs.erased'] });
    } finally {
      await other.close();
    }
  });

  it('F2: of another file than the one that was checked does not happen', async () => {
    const { id } = await site.check(backup);
    const other = await createBackup(site.database, (table, rows) =>
      table === 'cms.page' ? rows.replace('Wir', 'Ihr') : rows,
    );
    const { writeFileSync } = await import('node:fs');
    writeFileSync(`${site.folder}/uploads/${id}.upload`, other);
    const before = await site.readState('cms.page', 'jobs.outbox');
    await expect(site.restoreChecked(id)).rejects.toMatchObject({ code: 'backup_damaged' });
    expect(await site.readState('cms.page', 'jobs.outbox')).toEqual(before);
    expect(site.uploads).toEqual([]);
  });

  it('F3: that is cancelled, or whose connection is killed in the middle, leaves the old state', async () => {
    await ruin();
    const before = await site.readState(...restorable, 'cms.page', 'cms.settings', 'jobs.outbox');
    const controller = new AbortController();
    const cancelled = site.restore(backup, { signal: controller.signal, onStep: () => controller.abort() });
    await expect(cancelled).rejects.toBeDefined();
    const kill = () =>
      site.database.sql(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'worker (restore)' AND datname = current_database()`,
      );
    const killed = site.restore(backup, { onStep: async (step) => void (step === 'final' && (await kill())) });
    await expect(killed).rejects.toBeDefined();
    expect(await site.readState(...Object.keys(before))).toEqual(before);
    expect(site.uploads).toEqual([]);
    expect((await site.restore(backup)).length).toBe(4);
  });
});
