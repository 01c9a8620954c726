import { createSection, createUser, dashboardStats, problemBody, saveHeaderConfig } from '@pruefer/contracts';
import { CallerProof } from '@pruefer/platform';
import { bearer, internalSecret, someIpAddress, until } from '@pruefer/testkit';
import { gatewayFixture } from './start-gateway.js';

const path: string = dashboardStats.path;

describe('calls that are forwarded', () => {
  const { service: log, gateway } = gatewayFixture(({ url }) => ({ LOG_URL: url, CMS_URL: url }));
  const call = (init: RequestInit & { headers?: Record<string, string> } = {}, to = path) =>
    fetch(gateway.url + to, { ...init, headers: { 'x-forwarded-for': someIpAddress(), ...init.headers } });

  beforeEach(() => {
    log.received.length = 0;
    Object.assign(log, { status: 200, headers: { 'content-type': 'application/json' }, body: '{}', isSilent: false });
  });

  it('reach their service with query and token, and its answer comes back as it is', async () => {
    log.body = '{ "activeApiKeys":  3 }';
    const token = await bearer();
    const response = await call({ headers: token }, `${path}?from=1&to=%20x`);
    expect([response.status, await response.text()]).toEqual([200, '{ "activeApiKeys":  3 }']);
    expect(log.received[0]).toMatchObject({ method: 'GET', url: `${path}?from=1&to=%20x`, headers: token });
  });

  it('A4, E9: carry no forged header, but address, request id and trace', async () => {
    const names = ['x-user', 'x-user-id', 'x-role', 'x-roles', 'x-internal-secret', 'x-internal-user'];
    const forged = Object.fromEntries([...names, 'forwarded', 'x-forwarded-host'].map((name) => [name, 'forged']));
    const forgedProof = { 'x-internal-gateway': 'guess' };
    const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const response = await call({
      headers: {
        ...(await bearer()),
        ...forged,
        ...forgedProof,
        'x-forwarded-for': '6.6.6.6, 198.51.100.7',
        'x-request-id': 'my-request-1',
        traceparent: trace,
      },
    });
    const headers = log.received[0]?.headers;
    for (const name of Object.keys(forged)) expect(headers).not.toHaveProperty(name);
    expect(headers).toMatchObject({
      ...new CallerProof(internalSecret).headersFor('198.51.100.7'),
      'x-request-id': 'my-request-1',
      // The caller's trace, but not its wish to have it recorded.
      traceparent: trace.replace(/01$/, '00'),
    });
    expect(response.headers.get('x-request-id')).toBe('my-request-1');
  });

  it.each(['nonsense', undefined])('begin a trace that nobody records where theirs is %j', async (traceparent) => {
    await call({ headers: { ...(await bearer()), ...(traceparent && { traceparent }) } });
    expect(log.received[0]?.headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  });

  it('problems of a service come back untouched', async () => {
    log.status = 409;
    log.headers = { 'content-type': 'application/problem+json', 'x-request-id': 'theirs' };
    log.body = JSON.stringify(problemBody('order_already_booked', { requestId: 'theirs', instance: path }));
    const response = await call({ headers: await bearer() });
    expect([response.status, await response.text()]).toEqual([409, log.body]);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  it.each([
    ['nobody', async () => ({}), 401],
    ['a token that has expired', () => bearer({ livesSeconds: -60 }), 401],
    ['a token that is none', async () => ({ authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }), 401],
    ['an API key', async () => ({ authorization: `Bearer iban_sk_${'0'.repeat(64)}` }), 401],
    ['a setup token', () => bearer({ purpose: '2fa-setup' }), 403],
  ])('A1, A2: are refused early for %s', async (_, createHeaders, status) => {
    const response = await call({ headers: await createHeaders() });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status, instance: path });
    expect(log.received).toEqual([]);
  });

  it('are answered with 503 when the service is unavailable or says nothing', async () => {
    log.isSilent = true;
    // It never answers: a caller that waited for it would wait for ever.
    const responses = await Promise.all([
      call({ headers: await bearer() }),
      call({ headers: await bearer() }, '/api/admin/dashboard/live-chart'),
    ]);
    for (const response of responses) {
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.json()).toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('vorübergehend') as string,
      });
    }
  });

  it('D6: that save something say that the outcome is open when the answer does not come, and only then', async () => {
    const sendPage = async (headers = {}) =>
      call(
        {
          method: 'POST',
          headers: { ...(await bearer()), 'content-type': 'application/json', ...headers },
          body: '{"slug":"a"}',
        },
        createSection.path,
      );
    log.isSilent = true;
    const silent = await sendPage();
    expect([silent.status, silent.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await silent.json()).toMatchObject({ code: 'outcome_unknown' });
    const gone = await call({ method: 'PUT', headers: await bearer() }, saveHeaderConfig.path);
    expect(await gone.json()).toMatchObject({ code: 'outcome_unknown' });
    const notReached = await call({ method: 'POST', headers: await bearer({ role: 'admin' }) }, createUser.path);
    expect(await notReached.json()).toMatchObject({ code: 'unavailable' });
  });

  it('are limited per address', async () => {
    const from = { 'x-forwarded-for': someIpAddress(), ...(await bearer()) };
    const first = await call({ headers: from });
    expect(first.headers.get('ratelimit')).toBe('"api";r=599;t=60');
    let refused: Response | undefined;
    // A minute may end while they come in.
    await until('one is refused', async () => {
      const responses = await Promise.all(Array.from({ length: 100 }, () => call({ headers: from })));
      refused = responses.find(({ status }) => status === 429);
      return refused !== undefined;
    });
    expect(Number(refused!.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
