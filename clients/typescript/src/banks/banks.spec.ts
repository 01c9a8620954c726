import { IbanClient } from '../iban-client.js';
import { StubApi, type StubRequest, TEST_KEY, toArray } from '../stub-api.fixture.js';

let api: StubApi;
let client: IbanClient;
afterEach(() => api.stop());

/** Three changes on two pages, and one bank. */
function answer({ path }: StubRequest) {
  if (!path.startsWith('/api/v1/bank-changes')) return { body: { bankCode: '37040044', banks: [] } };
  const isSecond = path.includes('cursor=next');
  const changes = isSecond ? [{ bankCode: '3' }] : [{ bankCode: '1' }, { bankCode: '2' }];
  return { body: { unknown: 'Früheres ist nicht bekannt.', changes, nextCursor: isSecond ? null : 'next' } };
}

beforeEach(async () => {
  api = await StubApi.start(answer);
  client = new IbanClient({ baseUrl: api.url, apiKey: TEST_KEY });
});

const paths = () => api.requests.map(({ path }) => path);

it('follows the pages of changes, and asks for the next one only when it is needed', async () => {
  const changes = client.changes({ since: '2026-01-01', country: 'AT', limit: 2 });
  for await (const { bankCode } of changes) if (bankCode === '2') break;
  expect(paths()).toEqual(['/api/v1/bank-changes?since=2026-01-01&country=AT&limit=2']);
  const all = await toArray(changes);
  expect(all.map(({ bankCode }) => bankCode)).toEqual(['1', '2', '3']);
  expect(paths().at(-1)).toBe('/api/v1/bank-changes?since=2026-01-01&country=AT&limit=2&cursor=next');
});

it('returns pages, which say what is not known', async () => {
  const pages = await toArray(client.changes({ since: '2026-01-01' }).pages());
  expect(pages.map(({ unknown, changes }) => [unknown, changes.length])).toEqual([
    ['Früheres ist nicht bekannt.', 2],
    ['Früheres ist nicht bekannt.', 1],
  ]);
});

it('looks up and searches banks', async () => {
  expect(await client.bank('DE', '37040044')).toMatchObject({ bankCode: '37040044' });
  expect(await client.banks.search({ q: 'köln & bonn', limit: 5 })).toMatchObject({ banks: [] });
  await client.countries();
  expect(paths()).toEqual([
    '/api/v1/banks/DE/37040044',
    '/api/v1/banks?q=k%C3%B6ln+%26+bonn&limit=5',
    '/api/v1/countries',
  ]);
});
