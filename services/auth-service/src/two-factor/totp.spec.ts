import { generateSync } from 'otplib';
import { newTotpSecret, stepOfCode, totpUri } from './totp.js';

const STEP_MS = 30_000;
const begin = 1_700_000_010_000;
const secret = newTotpSecret();
const codeAt = (ms: number) => generateSync({ secret, epoch: Math.floor(ms / 1_000) });

describe('B5: a code', () => {
  it.each([0, 15_000, STEP_MS - 1])('counts in its own step, %d ms after its begin', (later) => {
    expect(stepOfCode(secret, codeAt(begin), begin + later)).toBe(begin / STEP_MS);
  });

  it.each([0, 15_000, STEP_MS - 1])('counts in the step after, %d ms after its begin', (later) => {
    expect(stepOfCode(secret, codeAt(begin), begin + STEP_MS + later)).toBe(begin / STEP_MS);
  });

  it('counts neither before its step nor two steps later', () => {
    expect(stepOfCode(secret, codeAt(begin), begin - 1)).toBeUndefined();
    expect(stepOfCode(secret, codeAt(begin), begin + 2 * STEP_MS)).toBeUndefined();
  });

  it('is made from 20 random bytes', () => {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(secret);
  });

  it('is named by product and user in the app', () => {
    const address = new URL(totpUri(secret, 'anna'));
    expect(decodeURIComponent(address.pathname)).toContain('IBAN-Prüfer:anna');
    expect(address.searchParams.get('secret')).toBe(secret);
  });
});
