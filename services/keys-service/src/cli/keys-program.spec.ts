import { Problem } from '@pruefer/contracts';
import { describeFailure } from '@pruefer/platform';
import { CommanderError } from 'commander';
import { keysCommandLine, keysProgram } from './keys-program.js';

/** Result of a command line: the action, or the operator's error. */
async function runProgram(...words: string[]): Promise<unknown> {
  let done: unknown;
  const program = keysProgram({
    issue: async (newApiKey) => void (done = { issue: { ...newApiKey } }),
    list: async () => void (done = 'list'),
    topUp: async (keyId, topUp) => void (done = { topUp: [keyId, { ...topUp }] }),
  });
  try {
    await program.parseAsync(words, { from: 'user' });
    return done;
  } catch (error) {
    if (!(error instanceof Problem || error instanceof CommanderError)) throw error;
    return describeFailure(error, keysCommandLine);
  }
}

const issue = ['issue', '--client', ' Muster GmbH ', '--email', 'a@muster.example'];
const topUp = ['top-up', '--key', 'key7', '--amount', '200'];

describe('keys issue', () => {
  it('accepts client, address and quota, trimmed', async () => {
    expect(await runProgram(...issue, '--quota', '1000')).toEqual({
      issue: { clientName: 'Muster GmbH', clientEmail: 'a@muster.example', quota: 1_000 },
    });
  });

  it('accepts the language of the mails, and no other than German and English', async () => {
    expect(await runProgram(...issue, '--quota', '1', '--language', 'en')).toMatchObject({ issue: { language: 'en' } });
    expect(await runProgram(...issue, '--quota', '1', '--language', 'fr')).toEqual([
      '--language: Bitte wählen Sie eine Sprache aus der Liste.',
    ]);
  });

  it('accepts an expiry time', async () => {
    expect(await runProgram(...issue, '--quota', '1', '--expires', '2030-01-01')).toMatchObject({
      issue: { expiresAt: '2030-01-01' },
    });
  });

  it('accepts a test key without a quota', async () => {
    expect(await runProgram(...issue, '--test')).toMatchObject({ issue: { isTest: true, quota: 1_000 } });
    expect(await runProgram(...issue, '--test', '--quota', '5')).toMatchObject({ issue: { isTest: true, quota: 5 } });
  });

  it('lists every missing option', async () => {
    expect(await runProgram('issue')).toEqual([
      '--client: Bitte füllen Sie dieses Feld aus.',
      '--email: Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      '--quota: Bitte geben Sie eine ganze Zahl ein.',
    ]);
  });

  it.each(['0', '-5', '1.5', '1e3', '0x10', 'viele', '1000000001', ''])(
    'C4: refuses a quota of "%s"',
    async (quota) => {
      expect(await runProgram(...issue, '--quota', quota)).toEqual([expect.stringMatching(/^--quota: .*\.$/)]);
    },
  );

  it.each(['kein Datum', '2030-02-30', '31.12.2030'])('refuses to expire at "%s"', async (expires) => {
    expect(await runProgram(...issue, '--quota', '1', '--expires', expires)).toEqual([
      expect.stringMatching(/^--expires: .*\.$/),
    ]);
  });

  it('refuses an invalid address', async () => {
    expect(await runProgram('issue', '--client', 'M', '--email', 'muster', '--quota', '1')).toEqual([
      '--email: Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    ]);
  });
});

describe('keys top-up', () => {
  it('accepts key, amount and order number', async () => {
    expect(await runProgram(...topUp, '--order', ' A-1 ')).toEqual({
      topUp: ['key7', { addedQuota: 200, orderNumber: 'A-1' }],
    });
  });

  it('accepts invoice number and note', async () => {
    expect(await runProgram(...topUp, '--order', 'A-1', '--invoice', 'R-1', '--note', 'per Telefon')).toEqual({
      topUp: ['key7', { addedQuota: 200, orderNumber: 'A-1', invoiceNumber: 'R-1', notes: 'per Telefon' }],
    });
  });

  it.each([[[]], [['--order', '  ']]])('requires an order number: %j', async (order) => {
    expect(await runProgram(...topUp, ...order)).toEqual(['--order: Fehlende Auftrags-/Rechnungsnummer']);
  });
});

describe('keys', () => {
  it('lists', async () => {
    expect(await runProgram('list')).toBe('list');
  });

  it.each([
    [['drop'], 'Diesen Befehl gibt es nicht.'],
    [['list', '--all'], 'Diese Option gibt es nicht.'],
    [['issue', '--client'], 'Hinter einer Option fehlt ihr Wert.'],
    [['list', 'Muster', 'GmbH'], expect.stringContaining('zu viele Angaben')],
  ])('reports in German a command that it does not know: %j', async (words, sentence) => {
    expect(await runProgram(...words)).toEqual([sentence, expect.stringContaining('--help')]);
  });
});
