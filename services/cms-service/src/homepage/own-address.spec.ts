import { isOwnAddress } from './save-homepage-meta.js';

describe('E5: the canonical address', () => {
  it.each(['/', '/start', 'https://iban.example/start', 'HTTP://IBAN.example/'])('may be %s', (address) =>
    expect(isOwnAddress(address, 'https://iban.example')).toBe(true),
  );

  it.each(['https://fremd.example/', 'https://iban.example.fremd.example/', 'https://iban.example:8443/'])(
    'is never %s',
    (address) => expect(isOwnAddress(address, 'https://iban.example')).toBe(false),
  );

  it('is a path as long as the operator has named no host', () => {
    expect(isOwnAddress('/start', '')).toBe(true);
    expect(isOwnAddress('https://iban.example/start', '')).toBe(false);
  });
});
