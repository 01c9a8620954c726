import { isWellFormedApiKey } from '@pruefer/platform';
import { builtFile, type ProgramRun, runProgram } from '@pruefer/testkit';
import { type KeysDatabase, keysDatabase } from './keys-database.js';

const cli = builtFile('keys-service', 'cli.js');

let keys: KeysDatabase;

/** Runs the built command line as `npm run keys --` does. */
function run(...words: string[]): Promise<ProgramRun> {
  return runProgram(cli, words, { DATABASE_URL: keys.database.url('keys', 'service') });
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
  it('C1: issue shows the key once, alone on standard output; only its hash is stored', async () => {
    const { apiKey } = await issued();
    expect(isWellFormedApiKey(apiKey)).toBe(true);
    expect((await keys.charge([{ key: apiKey }]))[0]).toMatchObject({ granted: 1, refusal: null });
    const stored = await keys.database.sql<{ row: string }>(
      `SELECT k::text || c::text || b::text AS row FROM keys.key k JOIN keys.contract c ON c.id = k.contract_id
       JOIN keys.booking b ON b.contract_id = c.id`,
    );
    expect(stored.map(({ row }) => row).join()).not.toContain(apiKey.slice(12, -4));
  });

  it('issue books the quota and tells the other services', async () => {
    const { id } = await issued('250');
    const booked = await keys.database.sql(
      `SELECT b.kind, b.amount::int, b.quota_before::int, b.quota_after::int, b.actor
       FROM keys.booking b JOIN keys.key k USING (contract_id) WHERE k.id = $1`,
      [id],
    );
    expect(booked).toEqual([{ kind: 'issue', amount: 250, quota_before: 0, quota_after: 250, actor: 'Kommandozeile' }]);
    const published = await keys.database.sql<{ state: object }>('SELECT state FROM keys.outbox WHERE key = $1', [id]);
    expect(published[0]!.state).toMatchObject({
      keyId: id,
      quota: 250,
      used: 0,
      version: 1,
      clientName: 'Muster GmbH',
    });
  });

  it('issue takes an end, from which on the key is refused', async () => {
    const words = ['issue', '--client', 'M', '--email', 'a@muster.example', '--quota', '1', '--expires'];
    expect((await run(...words, '2099-12-31')).code).toBe(0);
    expect(await run(...words, '2020-01-01')).toMatchObject({
      code: 1,
      stderr: ['--expires: Der Zeitpunkt muss in der Zukunft liegen.'],
    });
  });

  it('list shows every key with its figures and no secret', async () => {
    const { id, apiKey } = await issued('1234');
    await keys.charge([{ key: apiKey, wanted: 34 }]);
    const { stdout, code } = await run('list');
    expect(code).toBe(0);
    expect(stdout.find((line) => line.startsWith(id))).toMatch(/Muster GmbH .* 1\.234 +34 +Aktiv/);
    expect(stdout.join()).not.toContain('iban_sk_');
  });

  it('top-up raises the quota and says by how much', async () => {
    const { id } = await issued('1000');
    expect(await run('top-up', '--key', id, '--amount', '200', '--order', 'A-1')).toEqual({
      code: 0,
      stdout: ['Kontingent aufgebucht: 1.000 → 1.200 Aufrufe.'],
      stderr: [],
    });
  });

  it.each([
    [
      'a key that is not there',
      ['--key', 'nobody', '--amount', '1', '--order', 'A'],
      'Einen API-Schlüssel mit dieser Id gibt es nicht.',
    ],
    ['a missing order number', ['--key', 'nobody', '--amount', '1'], '--order: Fehlende Auftrags-/Rechnungsnummer'],
    [
      'an amount that is none',
      ['--key', 'nobody', '--amount', 'x', '--order', 'A'],
      '--amount: Bitte geben Sie eine ganze Zahl größer als 0 ein.',
    ],
  ])('top-up refuses %s', async (_what, words, sentence) => {
    expect(await run('top-up', ...words)).toEqual({ code: 1, stdout: [], stderr: [sentence] });
  });

  it('says that the system does not run when there is no database', async () => {
    const { code, stderr } = await runProgram(cli, ['list'], {
      DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/nothing',
    });
    expect({ code, stderr }).toEqual({ code: 1, stderr: ['Die Datenbank ist nicht erreichbar. Läuft das System?'] });
  });

  it('shows its help in German', async () => {
    const { code, stdout } = await run('--help');
    expect(code).toBe(0);
    expect(stdout.join('\n')).toContain('API-Schlüssel ausstellen');
  });
});
