import { results } from './sample-results.mjs';
import { formatSpeedReport, listSpeedWarnings, toSpeedJson } from './speed-report.mjs';

describe('formatSpeedReport', () => {
  it('shows tables with German figures', () => {
    const text = formatSpeedReport(results);
    expect(text).toMatch(/Prüfung mit Schlüssel +9\.500 +0,48 +3,2 +9,9 +0 +55 %/);
    expect(text).toMatch(/gateway +40,0 \(38,5–42,0\) +90,5 \(89,0–92,5\) +61,5 \(60,0–63,5\) +151/);
    expect(text).toMatch(/zusammen .* 215,0 \(213,5–217,0\)/);
    expect(text).toContain('in den Runden: 0,41 bis 0,52 × Echo.');
    expect(text).toContain('Rückstand 0 nach 0,4 s.');
    expect(text).toContain('unbekannter Benutzer 24,0 ms, falsches Passwort 24,3 ms, gesperrter Benutzer 24,0 ms');
    expect(text).toContain('Verbraucht 600000, Verdikte 600000, gespeichert 600000.');
  });

  it('shows a dash for missing figures', () => {
    const text = formatSpeedReport({ ...results, echo: null, ratios: {}, rounds: {}, lagSeconds: null, books: null });
    expect(text).toMatch(/Echo +– +– +– +– +– +–/);
    expect(text).not.toContain('Rückstand');
  });
});

describe('toSpeedJson', () => {
  it('adds goals and warnings to the figures', () => {
    const json = toSpeedJson(results);
    expect(json).toMatchObject({ keyedCheck: { perSecond: 9_500, p50: 3.21 }, books: { agree: true }, warnings: [] });
    expect(json.goals).toHaveLength(7);
  });
});

describe('listSpeedWarnings', () => {
  const { publicCheck } = results;

  it('is empty after a good run', () => {
    expect(listSpeedWarnings(results)).toEqual([]);
  });

  it.each([
    ['a missing echo', { echo: null }, 'keine Echo-Route'],
    ['missing keys', { keyedCheck: null }, 'Ohne API-Schlüssel'],
    ['a busy client', { publicCheck: { ...publicCheck, clientCpuShare: 0.93 } }, 'selbst ausgelastet'],
    ['other programs', { publicCheck: { ...publicCheck, otherCores: 1.5 } }, 'belegten 1.5 Kerne'],
    ['refusals', { publicCheck: { ...publicCheck, answers: { 200: 1, 429: 5 } } }, '5 Antworten waren keine 2xx'],
    ['lost requests', { publicCheck: { ...publicCheck, unanswered: 2 } }, '2 Anfragen blieben ohne Antwort'],
    ['slow storing', { lagSeconds: null }, 'nicht alles gespeichert'],
    [
      'books that differ',
      { books: { used: 10, verdicts: 10, logRows: 9, differing: 1, agree: false } },
      'Abweichung bei 1 Verträgen',
    ],
  ])('names %s', (_, change, words) => {
    const changed = /** @type {import('./speed-report.mjs').Results} */ ({ ...results, ...change });
    expect(listSpeedWarnings(changed)).toEqual([expect.stringContaining(words)]);
  });

  it('ignores slow storing where the books are not visible', () => {
    expect(listSpeedWarnings({ ...results, books: null, lagSeconds: null })).toEqual([]);
  });
});
