import { Contract } from './contract.entity.js';
import { Key } from './key.entity.js';
import { keyStateOf } from './key-state.js';

function keyWith(contract: Partial<Contract>, key: Partial<Key> = {}): Key {
  const bought = {
    id: 7,
    clientName: 'Muster GmbH',
    clientEmail: 'a@muster.example',
    quota: 1_000,
    used: 10,
    refunded: 0,
    version: 1,
  };
  const usual = {
    id: 'key7',
    isActive: true,
    supersededAt: null,
    expiresAt: null,
    rateLimitPerMinute: null,
    createdAt: new Date(0),
  };
  return Object.assign(new Key(), usual, key, { contract: Object.assign(new Contract(), bought, contract) });
}

describe('keyStateOf', () => {
  it('tells what others may know, and nothing of the secret', () => {
    expect(keyStateOf(keyWith({}, { hash: Buffer.from('x'), expiresAt: new Date(86_400_000) }))).toEqual({
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

  it('tells the gateway of a limit and by what it knows the key', () => {
    expect(keyStateOf(keyWith({}, { rateLimitPerMinute: 60, limitTag: 'ab' })).rateLimit).toEqual({
      perMinute: 60,
      tag: 'ab',
    });
  });

  it('says that a key was renewed once it is superseded', () => {
    expect(keyStateOf(keyWith({}, { supersededAt: new Date(0) })).isRenewed).toBe(true);
  });

  it('rises in version with every change and with every charge', () => {
    const before = keyStateOf(keyWith({})).version;
    expect(keyStateOf(keyWith({ version: 2 })).version).toBeGreaterThan(before);
    expect(keyStateOf(keyWith({ used: 11 })).version).toBeGreaterThan(before);
  });

  it('C10: rises in version although a refund lowers what is used', () => {
    const before = keyStateOf(keyWith({})).version;
    expect(keyStateOf(keyWith({ used: 3, refunded: 7 })).version).toBeGreaterThan(before);
  });
});
