// @ts-check
import { results } from './sample-results.mjs';
import { textOf } from './text-report.mjs';

describe('textOf', () => {
  it('shows a table with German figures', () => {
    const text = textOf(results);
    expect(text).toMatch(/Prüfung mit Schlüssel +9\.500 +0,48 +3,2 +9,9 +0 +55 %/);
    expect(text).toMatch(/gateway +40,0 \(38,5–42,0\) +90,5 \(89,0–92,5\) +61,5 \(60,0–63,5\) +151 +1,01/);
    expect(text).toMatch(/zusammen .* 215,0 \(213,5–217,0\)/);
    expect(text).toContain('in den Runden: 0,41 bis 0,52 × Echo.');
    expect(text).toContain('Rückstand 0 nach 0,4 s.');
    expect(text).toContain('unbekannter Benutzer 24,0 ms, falsches Passwort 24,3 ms, gesperrter Benutzer 24,0 ms');
    expect(text).toContain('Verbraucht 600000, Verdikte 600000, gespeichert 600000.');
  });

  it('says what is missing or wrong', () => {
    const books = { used: 10, verdicts: 10, logRows: 9, differing: 1, agree: false };
    const text = textOf({ ...results, echo: null, ratios: {}, cpu: {}, lagSeconds: null, books });
    expect(text).toContain('keine Echo-Route');
    expect(text).toContain('war nicht alles gespeichert');
    expect(text).not.toContain('Rückstand');
    expect(text).toContain('Abweichung bei 1 Verträgen');
  });
});
