import { isKeyRefusal, type KeyRefusal, RefusedKeys } from './refused-keys.js';

const [key, other] = ['a'.repeat(64), 'b'.repeat(64)];
const address = '198.51.100.1';

function refusedTimes(times: number, code: KeyRefusal, nowMs = 0): RefusedKeys {
  const keys = new RefusedKeys();
  for (let n = 0; n < times; n += 1) keys.note(key, address, code, nowMs);
  return keys;
}

describe('RefusedKeys', () => {
  it('C12: answers from memory after ten look-ups within a second, and for that second only', () => {
    expect(refusedTimes(9, 'key_inactive').of(key, address, 1)).toBeUndefined();
    const keys = refusedTimes(10, 'key_inactive');
    expect([keys.of(key, '203.0.113.9', 999), keys.of(other, address, 999)]).toEqual(['key_inactive', undefined]);
    expect(keys.of(key, address, 1_000)).toBeUndefined();
  });

  it('C12: takes over a reason that changes', () => {
    const keys = refusedTimes(10, 'key_inactive');
    keys.note(key, address, 'key_superseded', 1);
    expect(keys.of(key, address, 2)).toBeUndefined();
  });

  it('C12: remembers a foreign address for that address alone', () => {
    const keys = refusedTimes(10, 'ip_not_allowed');
    expect([keys.of(key, address, 1), keys.of(key, '203.0.113.9', 1)]).toEqual(['ip_not_allowed', undefined]);
  });

  it.each(['key_unknown', 'key_missing', 'unauthorized'])('C5: %s is not about an existing key', (code) => {
    expect(isKeyRefusal(code)).toBe(false);
  });

  it('D4: remembers 10,000 keys', () => {
    const keys = new RefusedKeys();
    for (let n = 0; n < 10_000; n += 1) keys.note(String(n), address, 'key_expired', 0);
    for (let n = 0; n < 10; n += 1) keys.note(key, address, 'key_expired', 0);
    expect(keys.of(key, address, 1)).toBeUndefined();
  });
});
