// @ts-check
import { jsonOf, textOf } from './report.mjs';

/** @type {import('./report.mjs').LogResults} */
const results = {
  events: 200_000,
  rows: 1_000_000,
  rates: { stored: 24_000, copied: 50_000, oneByOne: 1_500 },
  calls: [{ name: 'Liste ohne Filter', group: 'list', p50Ms: 3.14, p95Ms: 6.5 }],
  cleanup: { rows: 500_000, answeredMs: 812, freedMs: 990, slowestReadMs: 41 },
};

it('says how fast storing is beside COPY and single inserts', () => {
  expect(jsonOf(results).storing).toEqual({ ...results.rates, toCopy: 0.48, toSingleInserts: 16 });
  const text = textOf(results);
  expect(text).toMatch(/COPY in dieselben Tabellen +50\.000 +0,48 ×/);
  expect(text).toMatch(/einzelne INSERTs +1\.500 +16 ×/);
});

it('says how long each call and the cleanup take', () => {
  expect(textOf(results)).toMatch(/Liste ohne Filter +3,14 +6,5/);
  expect(textOf(results)).toMatch(/Bereinigung \(500\.000 Zeilen\)/);
  expect(jsonOf(results)).toMatchObject({ rows: 1_000_000, cleanup: { answeredMs: 812 } });
});
