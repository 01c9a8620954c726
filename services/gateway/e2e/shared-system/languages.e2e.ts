import type { BulkAnswer, CountriesOfIbans, IbanVerdict, ProblemBody, Usage } from '@pruefer/contracts';
import { suiteFixture } from '@pruefer/testkit';
import { type ApiCall, callApi } from '../system/call-api.js';
import { ConsoleKeys } from '../system/console-keys.js';
import { FileCustomer } from '../system/file-jobs.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();
const WRONG = 'DE88370400440532013000';
/** Letters and words that no English sentence has; names of banks have some of them. */
const german = /[äöüß„]|\b(?:der|die|das|und|nicht|mit|ist|eine?|Stelle|Prüfung|Bitte|gehört)\b/i;

const keys = suiteFixture(() => ConsoleKeys.of(system));
const key = suiteFixture(() => keys.issue({ quota: 1_000 }));
const test = suiteFixture(() => keys.issue({ isTest: true }));

interface Sent extends ApiCall {
  readonly language?: string;
}

async function send<Body>({ language, headers, ...call }: Sent) {
  const spoken = { ...(language && { 'accept-language': language }), ...headers };
  const response = await callApi(system, { key: key.apiKey, ...call, headers: spoken });
  return { headers: response.headers, body: (await response.json()) as Body & ProblemBody };
}

/** An answer's sentences, without names of banks and places. */
const sentencesIn = (answer: object) =>
  JSON.stringify(answer, (name, value: unknown) =>
    ['bankName', 'bankAddress', 'bank', 'source', 'name', 'town'].includes(name) ? undefined : value,
  );

const withoutTime = ({ timestamp, ...verdict }: IbanVerdict & ProblemBody) => ({ ...verdict, at: typeof timestamp });

describe('sentences of the API', () => {
  it.each([
    ['DE89370400440532013000'],
    [WRONG],
    ['DE8937040044053201300'],
    ['DE8937040044053201300O'],
    ['XX89370400440532013000'],
    ['DE93999999990000000001'],
    ['FR1420041010050500013M02606'],
    ['COBADEFFXXX'],
    ['DE89 ٨٩'],
    ['DE89…3000'],
    [''],
  ])('are English on request and German otherwise: %s', async (iban) => {
    const body = { iban, bic: 'DEUTDEFF' };
    const [english, plain, named, other] = [
      await send<IbanVerdict>({ body, language: 'en-GB, de;q=0.5' }),
      await send<IbanVerdict>({ body }),
      await send<IbanVerdict>({ body, language: 'de' }),
      await send<IbanVerdict>({ body, language: 'fr' }),
    ];
    expect(sentencesIn(english.body)).not.toMatch(german);
    expect([english.body.valid, english.body.errorCode, english.body.code]).toEqual([
      plain.body.valid,
      plain.body.errorCode,
      plain.body.code,
    ]);
    expect(english.headers.get('content-language')).toBe('en');
    if (plain.body.status) return expect(plain.body.detail).toMatch(german);
    for (const answer of [named, other]) expect(withoutTime(answer.body)).toEqual(withoutTime(plain.body));
  });

  it('of a repeat are in the language of the repeat, and it is charged once', async () => {
    const usedNow = async () => (await send<Usage>({ path: '/api/v1/usage' })).body.used;
    const headers = { 'idempotency-key': `language-${Date.now()}` };
    const before = await usedNow();
    const first = await send<IbanVerdict>({ body: { iban: WRONG }, headers });
    const again = await send<IbanVerdict>({ body: { iban: WRONG }, headers, language: 'en' });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect([first.body.error, again.body.error]).toEqual([
      expect.stringMatching(/^Die Prüfziffern/),
      expect.stringMatching(/^The check digits/),
    ]);
    expect((await usedNow()) - before).toBe(1);
  });

  it('of a bulk call are English, those about rows too', async () => {
    const items = [
      { iban: WRONG },
      { iban: '' },
      { iban: 5 },
      5,
      { iban: 'BIC COBADEFFXXX und mehr als eine IBAN hat' },
    ];
    const { body } = await send<BulkAnswer>({ path: '/api/v1/ibans/validate', body: { items }, language: 'en' });
    expect(body.results).toHaveLength(5);
    expect(sentencesIn(body.results.map(({ problem, verdict }) => [problem?.message, verdict?.warnings]))).not.toMatch(
      german,
    );
    const refused = await send({ path: '/api/v1/ibans/validate', body: { items: 'x' }, language: 'en' });
    expect(refused.body.errors).toEqual([
      { field: 'items', code: 'isArray', message: 'Please send the IBANs as a list.' },
    ]);
  });

  it.each<[string, Sent, string]>([
    ['a wrong field', { path: '/api/v1/banks?bic=x', language: 'en' }, 'The request contains invalid values.'],
    [
      'an unknown bank',
      { path: '/api/v1/banks/DE/99999999', language: 'en' },
      'This bank code is not in the directory.',
    ],
    ['no address', { path: '/api/v9', language: 'en' }, 'This address does not exist.'],
    ['an unknown key', { path: '/api/v1/usage', key: 'x', language: 'en' }, 'The API key is invalid.'],
  ])('of refusals by every service are English: %s', async (_, sent, sentence) => {
    const { body, headers } = await send(sent);
    expect([body.detail, body.message]).toEqual([sentence, sentence]);
    expect(sentencesIn(body)).not.toMatch(german);
    expect([headers.get('content-language'), headers.get('vary')]).toEqual(['en', expect.stringContaining('language')]);
  });

  it('of a calculation, and of the answers of a test key, are English', async () => {
    const path = '/api/v1/ibans/calculate';
    const parts = { country: 'DE', bankCode: '1', accountNumber: '99999999999999' };
    const { body } = await send({ path, body: parts, language: 'en' });
    expect(body.errors?.length).toBeGreaterThan(0);
    expect(sentencesIn(body)).not.toMatch(german);
    const simulated = { body: { iban: 'DE84999999000000429001' }, key: test.apiKey, language: 'en' };
    expect((await send(simulated)).body.detail).toBe('The quota of this API key is used up.');
  });

  it('names of countries are English, and caches keep both languages apart', async () => {
    const english = await send<CountriesOfIbans>({ path: '/api/v1/countries', language: 'en' });
    const plain = await send<CountriesOfIbans>({ path: '/api/v1/countries' });
    const findGermanyName = ({ countries }: CountriesOfIbans) =>
      countries.find(({ country }) => country === 'DE')?.name;
    expect([findGermanyName(english.body), findGermanyName(plain.body)]).toEqual(['Germany', 'Deutschland']);
    expect(english.headers.get('vary')).toContain('accept-language');
    expect(english.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });

  it('of a file are in the language that registered it; staff read German', async () => {
    const { key: apiKey } = await FileCustomer.withQuota(system);
    const customer = new FileCustomer(system, apiKey, 'en');
    const job = await customer.send(`Name;IBAN\nA;${WRONG}\nB;\nC;123456789012\n`);
    expect(job.preflight?.rejectedLines.map(({ message }) => message).join()).not.toMatch(german);
    await customer.start(job.id);
    await customer.settled(job.id);
    expect(await customer.download(job.id, 'result')).toContain('"Name";"IBAN";"Valid";"IBAN";"Country"');
    expect(await customer.download(job.id, 'errors')).toContain('There is no IBAN in this row.');
    const wrong = await customer.send('no list at all\n');
    expect(wrong.failure).toMatch(/^The file contains no column/);
    const inGerman = await new FileCustomer(system, apiKey).call('GET', `/${wrong.id}`);
    expect(inGerman.body.failure).toMatch(/^Die Datei enthält keine Spalte/);
  });
});
