import { Problem } from '@pruefer/contracts';
import { describeFailure } from '@pruefer/platform';
import { CommanderError } from 'commander';
import { keysCommandLine, keysProgram } from './keys-program.js';

/** What a command line comes to: what would be done, or what the operator reads. */
async function outcomeOf(...words: string[]): Promise<unknown> {
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
  it('takes client, address and quota, without blanks around them', async () => {
    expect(await outcomeOf(...issue, '--quota', '1000')).toEqual({
      issue: { clientName: 'Muster GmbH', clientEmail: 'a@muster.example', quota: 1_000 },
    });
  });

  it('takes the moment from which the key is refused', async () => {
    expect(await outcomeOf(...issue, '--quota', '1', '--expires', '2030-01-01')).toMatchObject({
      issue: { expiresAt: '2030-01-01' },
    });
  });

  it('takes a test key, for which nobody has to think of a quota', async () => {
    expect(await outcomeOf(...issue, '--test')).toMatchObject({ issue: { isTest: true, quota: 1_000 } });
    expect(await outcomeOf(...issue, '--test', '--quota', '5')).toMatchObject({ issue: { isTest: true, quota: 5 } });
  });

  it('names every option that is missing', async () => {
    expect(await outcomeOf('issue')).toEqual([
      '--client: Bitte füllen Sie dieses Feld aus.',
      '--email: Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      '--quota: Bitte geben Sie eine ganze Zahl ein.',
    ]);
  });

  it.each(['0', '-5', '1.5', '1e3', '0x10', 'viele', '1000000001', ''])(
    'C4: refuses a quota of "%s"',
    async (quota) => {
      expect(await outcomeOf(...issue, '--quota', quota)).toEqual([expect.stringMatching(/^--quota: .*\.$/)]);
    },
  );

  it.each(['kein Datum', '2030-02-30', '31.12.2030'])('refuses to expire at "%s"', async (expires) => {
    expect(await outcomeOf(...issue, '--quota', '1', '--expires', expires)).toEqual([
      expect.stringMatching(/^--expires: .*\.$/),
    ]);
  });

  it('refuses an address that is none', async () => {
    expect(await outcomeOf('issue', '--client', 'M', '--email', 'muster', '--quota', '1')).toEqual([
      '--email: Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    ]);
  });
});

describe('keys top-up', () => {
  it('takes key, amount and order number', async () => {
    expect(await outcomeOf(...topUp, '--order', ' A-1 ')).toEqual({
      topUp: ['key7', { addedQuota: 200, orderNumber: 'A-1' }],
    });
  });

  it('takes invoice number and note', async () => {
    expect(await outcomeOf(...topUp, '--order', 'A-1', '--invoice', 'R-1', '--note', 'per Telefon')).toEqual({
      topUp: ['key7', { addedQuota: 200, orderNumber: 'A-1', invoiceNumber: 'R-1', notes: 'per Telefon' }],
    });
  });

  it.each([[[]], [['--order', '  ']]])('wants an order number: %j', async (order) => {
    expect(await outcomeOf(...topUp, ...order)).toEqual(['--order: Fehlende Auftrags-/Rechnungsnummer']);
  });
});

describe('keys', () => {
  it('lists', async () => {
    expect(await outcomeOf('list')).toBe('list');
  });

  it.each([
    [['drop'], 'Diesen Befehl gibt es nicht.'],
    [['list', '--all'], 'Diese Option gibt es nicht.'],
    [['issue', '--client'], 'Hinter einer Option fehlt ihr Wert.'],
    [['list', 'Muster', 'GmbH'], expect.stringContaining('zu viele Angaben')],
  ])('says in German what it does not understand: %j', async (words, sentence) => {
    expect(await outcomeOf(...words)).toEqual([sentence, expect.stringContaining('--help')]);
  });
});
