import { lookUpOrigins } from './replicas.js';

describe('lookUpOrigins', () => {
  it.each([
    ['http://127.0.0.1:4101', 'http://127.0.0.1:4101'],
    ['http://127.0.0.1:4101/', 'http://127.0.0.1:4101'],
    ['http://[::1]:4101', 'http://[::1]:4101'],
    ['http://10.0.0.7', 'http://10.0.0.7'],
  ])('takes the address in %s as it is', async (url, origin) => {
    expect(await lookUpOrigins(url)).toEqual([origin]);
  });

  it('looks a name up and gives every address that it has', async () => {
    const origins = await lookUpOrigins('http://localhost:4101');
    expect(origins.length).toBeGreaterThan(0);
    for (const origin of origins) expect(['http://127.0.0.1:4101', 'http://[::1]:4101']).toContain(origin);
  });

  it('says that a name is unknown', async () => {
    await expect(lookUpOrigins('http://no-such-host.invalid:1')).rejects.toThrow();
  });
});
