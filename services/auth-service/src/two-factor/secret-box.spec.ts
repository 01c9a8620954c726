import { AuthConfig } from '../config.js';
import { SecretBox } from './secret-box.js';

const boxWith = (TWO_FACTOR_SECRET: string) => new SecretBox(Object.assign(new AuthConfig(), { TWO_FACTOR_SECRET }));
const box = boxWith('a'.repeat(32));

describe('B8: the secret box', () => {
  it('gives back what was put in', () => {
    expect(box.open(box.close('GEHEIM', 'anna'), 'anna')).toBe('GEHEIM');
  });

  it('looks different each time and shows nothing', () => {
    const [first, second] = [box.close('GEHEIM', 'anna'), box.close('GEHEIM', 'anna')];
    expect(first.equals(second)).toBe(false);
    expect(first.toString('latin1')).not.toContain('GEHEIM');
  });

  it('stays closed for another user, under another key and when a bit is changed', () => {
    const closed = box.close('GEHEIM', 'anna');
    expect(() => box.open(closed, 'otto')).toThrow();
    expect(() => boxWith('b'.repeat(32)).open(closed, 'anna')).toThrow();
    closed[closed.length - 1]! ^= 1;
    expect(() => box.open(closed, 'anna')).toThrow();
  });
});
