import { createHash } from 'node:crypto';
import { type KeyLimits, readKeyLimits, type Usage } from '@pruefer/contracts';
import { hashOfApiKey, KEY_HASH_HEADER } from '@pruefer/platform';
import { internalSecret, until } from '@pruefer/testkit';
import { PublishUsage } from '../src/publishing/publish-usage.js';
import { keysServiceForSuite } from './support/running-keys-service.js';

const api = keysServiceForSuite();

/** Headers of the gateway for the holder of a key. */
const asHolder = (apiKey: string): Record<string, string> => ({
  'x-internal-secret': internalSecret,
  [KEY_HASH_HEADER]: hashOfApiKey(apiKey).toString('hex'),
  'x-forwarded-for': '203.0.113.7',
});

async function usage(headers: Record<string, string>): Promise<{ status: number; body: Usage & { code: string } }> {
  const response = await fetch(`${api.service.url}/api/v1/usage`, { headers });
  return { status: response.status, body: (await response.json()) as Usage & { code: string } };
}

describe('usage of a key holder', () => {
  it('is always exact, and by day after it is booked; requests are free', async () => {
    const { id, apiKey } = await api.issue({ quota: 100 });
    await api.keys.charge([{ key: apiKey, wanted: 7 }]);
    const { status, body } = await usage(asHolder(apiKey));
    expect([status, body]).toMatchObject([200, { isTest: false, quota: 100, used: 7, available: 93 }]);
    expect(body.days).toHaveLength(30);
    const today = async () => (await usage(asHolder(apiKey))).body.days.reduce((sum, { calls }) => sum + calls, 0);
    await until('booked', async () => {
      await api.service.app.get(PublishUsage).run();
      return (await today()) === 7;
    });
    expect(await api.record(id)).toMatchObject({ used: 7, lastUsedAt: expect.any(String) as string });
  });

  it('C5: requires a valid key', async () => {
    const { id, apiKey } = await api.issue();
    await api.call('PUT', `/${id}`, { isActive: false });
    expect(await usage(asHolder(apiKey))).toMatchObject({ status: 401, body: { code: 'key_inactive' } });
    expect(await usage(asHolder('nobody'))).toMatchObject({ status: 401, body: { code: 'key_unknown' } });
  });

  it('A4, A6: limits are returned only to gateways and only for existing keys', async () => {
    const [limited, free] = [await api.issue({ rateLimitPerMinute: 60 }), await api.issue()];
    const [first, second, unknown] = [limited.apiKey, free.apiKey, 'nobody'].map((key) =>
      hashOfApiKey(key).toString('hex'),
    );
    const ask = (secret: string) =>
      fetch(api.service.url + readKeyLimits.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-internal-secret': secret },
        body: JSON.stringify({ hashes: [first, second, unknown] }),
      });
    expect((await ask('guessed')).status).toBe(401);
    const { keys } = (await (await ask(internalSecret)).json()) as KeyLimits;
    const tag = createHash('sha256').update(hashOfApiKey(limited.apiKey)).digest('hex');
    expect(keys).toHaveLength(2);
    const contractId = expect.any(Number) as number;
    expect(keys).toContainEqual({ hash: first, keyId: limited.id, contractId, rateLimit: { perMinute: 60, tag } });
    expect(keys).toContainEqual({ hash: second, keyId: free.id, contractId });
  });

  it('A4: requires the internal secret', async () => {
    const { apiKey } = await api.issue();
    expect((await usage({ ...asHolder(apiKey), 'x-internal-secret': 'guessed' })).status).toBe(401);
    expect((await usage({ 'x-api-key': apiKey })).status).toBe(401);
  });
});
