import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { fieldSentence, LogQuery, LogSearch } from '../index.js';

async function sentencesFor(Class: new () => object, values: object): Promise<string[]> {
  const errors = await validate(plainToInstance(Class, values), { whitelist: true });
  return errors.flatMap(({ property, constraints = {} }) =>
    Object.entries(constraints).map(([code, message]) => `${property}: ${fieldSentence(code, message)}`),
  );
}

const fits = (values: object) => expect(sentencesFor(LogQuery, values)).resolves.toEqual([]);
const isRefusedAt = async (values: object, field: string) =>
  expect((await sentencesFor(LogQuery, values))[0]).toMatch(new RegExp(`^${field}: [A-ZÄÖÜ].*\\.$`));

it.each([
  {},
  { apiKeyId: 'k-1', statusCode: '429', limit: '100', offset: '1000000' },
  { startDate: '2026-03-29', endDate: '2026-03-29T23:59:59.999+02:00' },
  { statusClass: '4xx', ipAddress: '2001:db8::1', requestId: 'a.b-c:1_2' },
  { notStatusCode: '200', notApiKeyId: 'public,k-1', notIpAddress: '203.0.113.7,2001:db8::1' },
  { cursor: 'eyJh-_' },
  { statusCode: 429 },
  { statusCode: '401,429,500' },
  { contractOf: 'k-1' },
])('takes %j', fits);

it.each([
  [{ limit: 0 }, 'limit'],
  [{ limit: 101 }, 'limit'],
  [{ limit: 1.5 }, 'limit'],
  [{ offset: 1_000_001 }, 'offset'],
  [{ offset: -1 }, 'offset'],
  [{ statusCode: 99 }, 'statusCode'],
  [{ statusCode: 'abc' }, 'statusCode'],
  [{ statusCode: ['200', '400'] }, 'statusCode'],
  [{ statusClass: '3xx' }, 'statusClass'],
  [{ startDate: '29.03.2026' }, 'startDate'],
  [{ startDate: ['2026-03-29', '2026-03-30'] }, 'startDate'],
  [{ endDate: '2026-02-30' }, 'endDate'],
  [{ ipAddress: '203.0.113' }, 'ipAddress'],
  [{ apiKeyId: 'k'.repeat(65) }, 'apiKeyId'],
  [{ apiKeyId: '' }, 'apiKeyId'],
  [{ requestId: 'a b' }, 'requestId'],
  [{ notStatusCode: '200,' }, 'notStatusCode'],
  [{ notStatusCode: '600' }, 'notStatusCode'],
  [{ notIpAddress: '203.0.113.7, 1.2.3.4' }, 'notIpAddress'],
  [{ notApiKeyId: Array(21).fill('k').join(',') }, 'notApiKeyId'],
  [{ cursor: 'ä' }, 'cursor'],
  [{ limit: '1e1' }, 'limit'],
  [{ limit: '0x10' }, 'limit'],
  [{ limit: '' }, 'limit'],
  [{ offset: ' 5' }, 'offset'],
  [{ statusCode: '2e2' }, 'statusCode'],
  [{ statusCode: '401,' }, 'statusCode'],
  [{ statusCode: '401, 429' }, 'statusCode'],
  [{ statusCode: '401,600' }, 'statusCode'],
  [{ statusCode: 401.5 }, 'statusCode'],
  [{ statusCode: Array(21).fill('401').join(',') }, 'statusCode'],
  [{ contractOf: 'public,k' }, 'contractOf'],
  [{ contractOf: '' }, 'contractOf'],
  [{ contractOf: ['k-1', 'k-2'] }, 'contractOf'],
])('E3: refuses %j at the field %s', isRefusedAt);

it('takes an IBAN in a body, and only there', async () => {
  const search = { iban: 'DE89 3704 0044 0532 0130 00', limit: 5 };
  expect(await sentencesFor(LogSearch, search)).toEqual([]);
  expect(await sentencesFor(LogSearch, { iban: 'D'.repeat(61) })).toHaveLength(1);
});

const fields = [
  'apiKeyId contractOf startDate endDate statusCode statusClass ipAddress requestId notApiKeyId notStatusCode notIpAddress',
  'limit offset cursor iban',
].flatMap((line) => line.split(' '));

it.each(fields)('E3: refuses null for %s in a body, as a filter that asks for nothing', async (field) => {
  const [first] = await sentencesFor(LogSearch, { [field]: null });
  expect(first).toMatch(new RegExp(`^${field}: [A-ZÄÖÜ].*\\.$`));
});
