import { linesOfDisuse, reasonToKeep } from './reclose-outcome.js';
import { fingerprintOfSecret, proofOfDisuse } from './secret-box.js';

const [now, before] = ['b'.repeat(32), 'a'.repeat(32)];
const at = new Date('2026-11-23T06:50:00Z');
const all = { total: 250, reclosed: 250, left: 0, unreadable: 0 };

describe('B8, C9: what is said after everything was closed anew', () => {
  it('keeps older secrets while rows are unreadable, with how many of what, until they are given up', () => {
    const some = { ...all, unreadable: 3 };
    expect(reasonToKeep('Zwei-Faktor-Geheimnisse', all, false)).toBeUndefined();
    expect(reasonToKeep('Zwei-Faktor-Geheimnisse', some, false)).toMatch(
      /^Nicht lesbare Zeilen \(Zwei-Faktor-Geheimnisse\): 3 von 250\. Es wird kein Geheimnis weggenommen\..*--despite-unreadable/,
    );
    expect(reasonToKeep('Zwei-Faktor-Geheimnisse', some, true)).toBeUndefined();
  });

  it('keeps them whatever is given up while somebody closes with an older one', () => {
    expect(reasonToKeep('Geheimnisse der Webhooks', { ...all, left: 1 }, true)).toContain('verschlüsselt noch');
  });

  it('names the next step with a proof of these two secrets, and neither of them', () => {
    const lines = linesOfDisuse('webhook', [now, before], at);
    const old = fingerprintOfSecret('webhook', before);
    expect(lines).toEqual([
      `Nicht mehr gebraucht: ${old}`,
      expect.stringContaining(`renew webhook --finish ${old} --proof ${proofOfDisuse('webhook', [now, before], at)}`),
    ]);
    expect(lines.join()).not.toMatch(/a{32}|b{32}/);
    expect(linesOfDisuse('webhook', [now], at)).toEqual([]);
  });
});

it('B8: a proof is that of its secrets and its minute alone, and the one that compose.env is changed with', () => {
  const proof = proofOfDisuse('two-factor', [now, before], at);
  expect(proof).toBe('202611230650-4445ebe84e28ef0d');
  const others = [
    proofOfDisuse('webhook', [now, before], at),
    proofOfDisuse('two-factor', [before, now], at),
    proofOfDisuse('two-factor', [now, 'c'.repeat(32)], at),
    proofOfDisuse('two-factor', ['c'.repeat(32), before], at),
    proofOfDisuse('two-factor', [now, before], new Date('2026-11-23T06:51:00Z')),
  ].map((other) => other.split('-')[1]);
  expect(new Set([proof.split('-')[1], ...others]).size).toBe(6);
});
