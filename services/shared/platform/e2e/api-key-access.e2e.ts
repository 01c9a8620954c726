import { Controller, Injectable, Module } from '@nestjs/common';
import { type ChargeRefusal, chargeRefusals, endpoint, one, problems } from '@pruefer/contracts';
import { ApiKeyCheck, Handles, type RunningService, ServiceConfig, startService } from '@pruefer/platform';
import { demoEnv } from './support/demo-service.js';
import { token } from './support/tokens.js';

/** Whatever comes back. */
class Anything {}

const forKeyHolders = { service: 'keys', access: 'apiKey', response: one<object>(Anything), problems: [] } as const;
const things = endpoint({ ...forKeyHolders, method: 'GET', path: '/things' });
const makeThing = endpoint({ ...forKeyHolders, method: 'POST', path: '/things' });

@Controller()
class ThingsController {
  @Handles(things)
  list(): object {
    return { things: [] };
  }

  @Handles(makeThing)
  make(): object {
    return {};
  }
}

/** Refuses what the test says. */
@Injectable()
class TestCheck extends ApiKeyCheck {
  static refusal: ChargeRefusal | null = null;
  static failure: Error | undefined;
  static asked: string[][] = [];

  override findRefusal(keyHash: string, address: string): Promise<ChargeRefusal | null> {
    TestCheck.asked.push([keyHash, address]);
    return TestCheck.failure ? Promise.reject(TestCheck.failure) : Promise.resolve(TestCheck.refusal);
  }
}

@Module({ controllers: [ThingsController], providers: [{ provide: ApiKeyCheck, useClass: TestCheck }] })
class WithCheck {}

@Module({ controllers: [ThingsController] })
class WithoutCheck {}

const keyHash = 'a'.repeat(64);
const fromGateway = {
  'x-internal-secret': demoEnv.INTERNAL_SECRET,
  'x-internal-key-hash': keyHash,
  'x-forwarded-for': '203.0.113.7',
};

describe('endpoints for key holders', () => {
  let service: RunningService;
  let closed: RunningService;

  beforeAll(async () => {
    service = await startService('with-check', WithCheck, ServiceConfig, { env: demoEnv });
    closed = await startService('without-check', WithoutCheck, ServiceConfig, { env: demoEnv });
  });
  afterAll(() => Promise.all([service.close(), closed.close()]));
  beforeEach(() => {
    TestCheck.refusal = null;
    TestCheck.failure = undefined;
    TestCheck.asked = [];
  });

  const ask = async (headers: Record<string, string>, { url } = service) => {
    const response = await fetch(`${url}/things`, { headers });
    return { status: response.status, code: ((await response.json()) as { code?: string }).code };
  };

  it('A4: open when the gateway vouches for a key and the keys know nothing against it', async () => {
    expect(await ask(fromGateway)).toEqual({ status: 200, code: undefined });
    expect(TestCheck.asked).toEqual([[keyHash, '203.0.113.7']]);
  });

  it.each(chargeRefusals)('C5: refuse with %s as the keys say', async (refusal) => {
    TestCheck.refusal = refusal;
    expect(await ask(fromGateway)).toEqual({ status: problems[refusal].status, code: refusal });
  });

  it('C5: refuse while the state is unknown, and give the time to come again instead of the reason', async () => {
    TestCheck.failure = new Error('no answer from db-1.internal');
    const response = await fetch(`${service.url}/things`, { headers: fromGateway });
    expect({ status: response.status, retryAfter: response.headers.get('retry-after') }).toEqual({
      status: 503,
      retryAfter: '1',
    });
    expect(await response.text()).not.toContain('db-1');
  });

  it.each<[string, Record<string, string>, string]>([
    ['nobody', {}, 'unauthorized'],
    ['a key that was not sent through the gateway', { 'x-api-key': `iban_sk_${'0'.repeat(64)}` }, 'unauthorized'],
    ['a forged hash', { ...fromGateway, 'x-internal-secret': 'x'.repeat(32) }, 'unauthorized'],
    ['an admin', { authorization: `Bearer ${token({ claims: { role: 'admin' } })}` }, 'unauthorized'],
    ['the gateway without a key', { ...fromGateway, 'x-internal-key-hash': '' }, 'key_missing'],
    ['the gateway with half a hash', { ...fromGateway, 'x-internal-key-hash': 'abc' }, 'key_missing'],
    ['the gateway without an address', { ...fromGateway, 'x-forwarded-for': '' }, 'unauthorized'],
  ])('A1, A4: closed to %s, and the keys are not asked', async (_who, headers, code) => {
    expect(await ask(headers)).toEqual({ status: 401, code });
    expect(TestCheck.asked).toEqual([]);
  });

  it('A2: refuse before the body is read', async () => {
    const response = await fetch(`${service.url}/things`, {
      method: 'POST',
      body: '{"not json',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(401);
  });

  it('are closed in a service that has no way to the keys', async () => {
    expect(await ask(fromGateway, closed)).toEqual({ status: 403, code: 'forbidden' });
  });
});
