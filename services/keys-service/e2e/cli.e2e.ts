import { isWellFormedApiKey } from '@pruefer/platform';
import { builtFile, type ProgramRun, runBuiltProgram } from '@pruefer/testkit';
import { type KeysDatabase, keysDatabase } from './support/keys-database.js';

const cli = builtFile('keys-service', 'cli.js');

let keys: KeysDatabase;

/** Runs the built command line as `npm run keys --` does. */
function run(...words: string[]): Promise<ProgramRun> {
  return runBuiltProgram(cli, words, { DATABASE_URL: keys.database.url('keys', 'service') });
}

async function issued(quota = '1000'): Promise<{ apiKey: string; id: string }> {
  const { stdout, stderr } = await run(
    'issue',
    '--client',
    'Muster GmbH',
    '--email',
    'a@muster.example',
    '--quota',
    quota,
  );
  return { apiKey: stdout[0]!, id: /Schlüssel ([0-9a-f]+)/.exec(stderr[0]!)![1]! };
}

beforeAll(async () => {
  keys = await keysDatabase();
});

afterAll(() => keys.close());

describe('npm run keys', () => {
  it('C1: issue prints the key once, alone on standard output, and stores only its hash', async () => {
    const { apiKey } = await issued();
    expect(isWellFormedApiKey(apiKey)).toBe(true);
    expect((await keys.charge([{ key: apiKey }]))[0]).toMatchObject({ granted: 1, refusal: null });
    const rows = await keys.database.sql<{ row: string }>(
      `SELECT k::text || c::text || b::text AS row FROM keys.key k JOIN keys.contract c ON c.id = k.contract_id
       JOIN keys.booking b ON b.contract_id = c.id`,
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(apiKey.slice(12, -4));
  });

  it('issue books the quota and notifies the other services', async () => {
    const { id } = await issued('250');
    const booked = await keys.database.sql(
      `SELECT b.kind, b.amount::int, b.quota_before::int, b.quota_after::int, b.actor
       FROM keys.booking b JOIN keys.key k USING (contract_id) WHERE k.id = $1`,
      [id],
    );
    expect(booked).toEqual([{ kind: 'issue', amount: 250, quota_before: 0, quota_after: 250, actor: 'Kommandozeile' }]);
    const states = await keys.database.sql<{ state: object }>('SELECT state FROM keys.outbox WHERE key = $1', [id]);
    expect(states[0]!.state).toMatchObject({
      keyId: id,
      quota: 250,
      used: 0,
      version: 1,
      clientName: 'Muster GmbH',
    });
  });

  it('issue accepts an expiry time, after which the key is refused', async () => {
    const words = ['issue', '--client', 'M', '--email', 'a@muster.example', '--quota', '1', '--expires'];
    expect((await run(...words, '2099-12-31')).code).toBe(0);
    expect(await run(...words, '2020-01-01')).toMatchObject({
      code: 1,
      stderr: ['--expires: Der Zeitpunkt muss in der Zukunft liegen.'],
    });
  });

  it('list prints every key with its figures and without secrets', async () => {
    const { id, apiKey } = await issued('1234');
    await keys.charge([{ key: apiKey, wanted: 34 }]);
    const { stdout, code } = await run('list');
    expect(code).toBe(0);
    expect(stdout.find((line) => line.startsWith(id))).toMatch(/Muster GmbH .* 1\.234 +34 +Aktiv/);
    expect(stdout.join()).not.toContain('iban_sk_');
  });

  it('list prints more than 1,000 keys, also renewed ones', async () => {
    await keys.database.sql(`
      WITH contract AS (
        INSERT INTO keys.contract (client_name, client_email, quota) VALUES ('Viele AG', 'viele@muster.example', 1) RETURNING id)
      INSERT INTO keys.key (id, contract_id, hash, prefix, last_four, created_at, is_active, superseded_at)
      SELECT 'viele-' || n, id, sha256(n::text::bytea), 'iban_sk_test', 'test', now() - interval '1 day', n > 1,
        CASE n WHEN 1 THEN now() END FROM contract, generate_series(1, 1001) AS n`);
    const { stdout } = await run('list');
    expect(stdout.filter((line) => line.startsWith('viele-'))).toHaveLength(1_001);
  });

  it('top-up raises the quota and prints the amount', async () => {
    const { id } = await issued('1000');
    expect(await run('top-up', '--key', id, '--amount', '200', '--order', 'A-1')).toEqual({
      code: 0,
      stdout: ['Kontingent aufgebucht: 1.000 → 1.200 Aufrufe.'],
      stderr: [],
    });
  });

  it.each([
    [
      'an unknown key',
      ['--key', 'nobody', '--amount', '1', '--order', 'A'],
      'Einen API-Schlüssel mit dieser Id gibt es nicht.',
    ],
    ['a missing order number', ['--key', 'nobody', '--amount', '1'], '--order: Fehlende Auftrags-/Rechnungsnummer'],
    [
      'an invalid amount',
      ['--key', 'nobody', '--amount', 'x', '--order', 'A'],
      '--amount: Bitte geben Sie eine ganze Zahl größer als 0 ein.',
    ],
  ])('top-up refuses %s', async (_what, words, sentence) => {
    expect(await run('top-up', ...words)).toEqual({ code: 1, stdout: [], stderr: [sentence] });
  });

  it('reports that the system is not running when there is no database', async () => {
    const { code, stderr } = await runBuiltProgram(cli, ['list'], {
      DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/nothing',
    });
    expect({ code, stderr }).toEqual({ code: 1, stderr: ['Die Datenbank ist nicht erreichbar. Läuft das System?'] });
  });

  it('prints its help in German', async () => {
    const { code, stdout } = await run('--help');
    expect(code).toBe(0);
    expect(stdout.join('\n')).toContain('API-Schlüssel ausstellen');
  });
});
