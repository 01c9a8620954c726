import { formatLogReport, formatRestoreReport, toLogJson } from './report.mjs';

/** @type {import('./report.mjs').LogResults} */
const results = {
  events: 200_000,
  rows: 1_000_000,
  rates: { stored: 24_000, copied: 50_000, oneByOne: 1_500 },
  calls: [{ name: 'Liste ohne Filter', group: 'list', p50Ms: 3.14, p95Ms: 6.5 }],
  cleanup: { rows: 500_000, answeredMs: 812, freedMs: 990, slowestReadMs: 41 },
};

it('compares the speed of storing with COPY and single inserts', () => {
  expect(toLogJson(results).storing).toEqual({ ...results.rates, toCopy: 0.48, toSingleInserts: 16 });
  const text = formatLogReport(results);
  expect(text).toMatch(/COPY in dieselben Tabellen +50\.000 +0,48 ×/);
  expect(text).toMatch(/einzelne INSERTs +1\.500 +16 ×/);
});

it('says how long each call and the cleanup take', () => {
  expect(formatLogReport(results)).toMatch(/Liste ohne Filter +3,14 +6,5/);
  expect(formatLogReport(results)).toMatch(/Bereinigung \(500\.000 Zeilen\)/);
  expect(toLogJson(results)).toMatchObject({ rows: 1_000_000, cleanup: { answeredMs: 812 } });
});

it('says what a backup and its restore take', () => {
  const phase = {
    name: 'Backup',
    seconds: 61.234,
    cpuSeconds: { postgres: 20.5, worker: 31 },
    otherCpuSeconds: 3,
    maxMb: 219.6,
  };
  const unknown = { ...phase, name: 'Prüfung und Wiederherstellung', maxMb: null };
  const text = formatRestoreReport({ rows: 10_000_000, megabytes: 4_321.4, jobSeconds: 90, phases: [phase, unknown] });
  expect(text).toMatch(/10\.000\.000 Zeilen, 4\.321 MB +s +CPU-s PostgreSQL/);
  expect(text).toMatch(/Backup +61,23 +20,5 +31 +3 +220/);
  expect(text).toMatch(/Prüfung und Wiederherstellung .* \?/);
  expect(text).toMatch(/davon der Auftrag, ohne Prüfung +90/);
});
