import { SecretBox } from './secret-box.js';

const box = new SecretBox('a'.repeat(32), 'two-factor secrets');

describe('B8: the secret box', () => {
  it('gives back what was put in', () => {
    expect(box.open(box.close('GEHEIM', 'anna'), 'anna')).toBe('GEHEIM');
  });

  it('looks different each time and shows nothing', () => {
    const [first, second] = [box.close('GEHEIM', 'anna'), box.close('GEHEIM', 'anna')];
    expect(first.equals(second)).toBe(false);
    expect(first.toString('latin1')).not.toContain('GEHEIM');
  });

  it('stays closed for another owner, under another secret or purpose, and when a bit is changed', () => {
    const closed = box.close('GEHEIM', 'anna');
    expect(() => box.open(closed, 'otto')).toThrow();
    expect(() => new SecretBox('b'.repeat(32), 'two-factor secrets').open(closed, 'anna')).toThrow();
    expect(() => new SecretBox('a'.repeat(32), 'webhook secrets').open(closed, 'anna')).toThrow();
    closed[closed.length - 1]! ^= 1;
    expect(() => box.open(closed, 'anna')).toThrow();
  });
});
