import { Contract } from './contract.entity.js';
import { Key } from './key.entity.js';
import { toKeyState } from './key-state.js';

function keyWith(contract: Partial<Contract>, key: Partial<Key> = {}): Key {
  const contractDefaults = {
    id: 7,
    clientName: 'Muster GmbH',
    clientEmail: 'a@muster.example',
    quota: 1_000,
    used: 10,
    refunded: 0,
    version: 1,
  };
  const defaults = {
    id: 'key7',
    isActive: true,
    supersededAt: null,
    expiresAt: null,
    rateLimitPerMinute: null,
    createdAt: new Date(0),
  };
  return Object.assign(new Key(), defaults, key, {
    contract: Object.assign(new Contract(), contractDefaults, contract),
  });
}

describe('toKeyState', () => {
  it('contains the shared facts and nothing of the secret', () => {
    expect(toKeyState(keyWith({}, { hash: Buffer.from('x'), expiresAt: new Date(86_400_000) }))).toEqual({
      keyId: 'key7',
      version: 11,
      contractId: 7,
      clientName: 'Muster GmbH',
      clientEmail: 'a@muster.example',
      quota: 1_000,
      used: 10,
      isActive: true,
      isRenewed: false,
      expiresAt: '1970-01-02T00:00:00.000Z',
      createdAt: '1970-01-01T00:00:00.000Z',
    });
  });

  it('contains limit and limit tag for the gateway', () => {
    expect(toKeyState(keyWith({}, { rateLimitPerMinute: 60, limitTag: 'ab' })).rateLimit).toEqual({
      perMinute: 60,
      tag: 'ab',
    });
  });

  it('marks a key as renewed once it is superseded', () => {
    expect(toKeyState(keyWith({}, { supersededAt: new Date(0) })).isRenewed).toBe(true);
  });

  it('increases the version with every change and every charge', () => {
    const before = toKeyState(keyWith({})).version;
    expect(toKeyState(keyWith({ version: 2 })).version).toBeGreaterThan(before);
    expect(toKeyState(keyWith({ used: 11 })).version).toBeGreaterThan(before);
  });

  it('C10: increases the version although a refund lowers the usage', () => {
    const before = toKeyState(keyWith({})).version;
    expect(toKeyState(keyWith({ used: 3, refunded: 7 })).version).toBeGreaterThan(before);
  });
});
