import { formatLogQuery, hasCustomRange, readLogView } from './log-view.js';

const view = (query: string) => readLogView(new URLSearchParams(query));
const roundTrip = (query: string) => formatLogQuery(view(query), new URLSearchParams(query)).toString();

it('shows the newest 20 of the last 24 hours when the address says nothing', () => {
  expect(view('')).toEqual({
    range: '24h',
    filters: {},
    limit: 20,
    position: { offset: 0, cursor: null },
    entry: null,
    isLive: false,
  });
});

it.each([
  '',
  'range=7d',
  'apiKeyId=4f9c21ab-07de-4e0b-9a51-0d9e6f3c2b17&statusCode=429&ipAddress=203.0.113.7',
  'apiKeyId=public&statusClass=4xx&requestId=01jd4x9k-7c2e',
  'startDate=2026-11-01&endDate=2026-11-20',
  'startDate=2026-11-01T10%3A00%3A00.000Z',
  'notApiKeyId=public%2Cabc&notStatusCode=200%2C400&notIpAddress=10.0.0.8%2C2001%3Adb8%3A%3A1',
  'limit=50&offset=100&cursor=abc_-1',
  'entry=018f&live=1',
  'live=1&table=requests',
])('an address that it made is read back as it is: %s', (query) => {
  expect(Object.fromEntries(new URLSearchParams(roundTrip(query)))).toEqual(
    Object.fromEntries(new URLSearchParams(query)),
  );
});

it.each([
  ['range=24h&limit=20&offset=0&live=0', ''],
  ['range=1y&statusClass=3xx&statusCode=abc', ''],
  ['ipAddress=203.0.113&notIpAddress=10.0.0.8,x', ''],
  ['startDate=gestern&endDate=2026-02-30', ''],
  ['apiKeyId=' + 'k'.repeat(65), ''],
  ['limit=5000', 'limit=100'],
  ['limit=0&offset=-20', 'limit=1'],
  ['cursor=%C3%A4', ''],
  ['requestId=a%20b', ''],
  ['range=7d&startDate=2026-11-01', 'startDate=2026-11-01'],
])('of %s it keeps "%s"', (query, kept) => {
  expect(roundTrip(query)).toBe(kept);
});

it('a custom start or end replaces the range', () => {
  expect([hasCustomRange(view('range=7d')), hasCustomRange(view('endDate=2026-11-01'))]).toEqual([false, true]);
});
