import { fingerprintOfSecret, SecretBox } from './secret-box.js';

const [before, now] = ['a'.repeat(32), 'b'.repeat(32)];
const box = new SecretBox([before], 'two-factor');
const both = new SecretBox([now, before], 'two-factor');
const renewed = new SecretBox([now], 'two-factor');

describe('B8: the secret box', () => {
  it('gives back its input', () => {
    expect(box.open(box.seal('GEHEIM', 'anna'), 'anna')).toBe('GEHEIM');
    expect(both.open(both.seal('GEHEIM', 'anna'), 'anna')).toBe('GEHEIM');
  });

  it('looks different each time and shows nothing', () => {
    const [first, second] = [box.seal('GEHEIM', 'anna'), box.seal('GEHEIM', 'anna')];
    expect(first.equals(second)).toBe(false);
    expect(first.toString('latin1')).not.toContain('GEHEIM');
  });

  it.each([
    ['alone', box, 'webhook' as const],
    ['beside another', new SecretBox([before, now], 'two-factor'), 'webhook' as const],
  ])(
    '%s, stays sealed for another owner, under another secret or purpose, and when a bit is changed',
    (_, own, other) => {
      const sealed = own.seal('GEHEIM', 'anna');
      expect(() => own.open(sealed, 'otto')).toThrow();
      expect(() => renewed.open(sealed, 'anna')).toThrow('a secret that is not here');
      expect(() => new SecretBox([before], other).open(sealed, 'anna')).toThrow();
      sealed[sealed.length - 1]! ^= 1;
      expect(() => own.open(sealed, 'anna')).toThrow();
    },
  );

  it('opens what earlier versions have sealed', () => {
    const sealed = Buffer.from('AQEBAQEBAQEBAQEBwaCtV9zDFDex7FQthB8aG8lX33o1Dg==', 'base64');
    expect([box, both].map((secretBox) => secretBox.open(sealed, 'anna'))).toEqual(['GEHEIM', 'GEHEIM']);
  });
});

describe('B8: a change of its secret', () => {
  it('opens what either has sealed, and seals with the first', () => {
    expect(both.open(box.seal('GEHEIM', 'anna'), 'anna')).toBe('GEHEIM');
    const sealed = both.seal('GEHEIM', 'anna');
    expect(renewed.open(sealed, 'anna')).toBe('GEHEIM');
    expect(new SecretBox([before, now], 'two-factor').open(sealed, 'anna')).toBe('GEHEIM');
    expect(() => box.open(sealed, 'anna')).toThrow();
  });

  it('starts a box with the fingerprint that the operator is shown', () => {
    for (const secrets of [both, renewed]) {
      const sealed = secrets.seal('GEHEIM', 'anna');
      expect(sealed).toHaveLength(8 + 12 + 16 + 'GEHEIM'.length);
      expect(sealed.subarray(0, 8)).toEqual(secrets.keyId);
      expect(sealed.subarray(0, 8).toString('hex')).toBe(fingerprintOfSecret('two-factor', now));
    }
    expect(both.keyId.toString('hex')).toBe('437b37c1c8f77a6c');
  });
});
