import { allEndpoints, checkBatch } from '@pruefer/contracts';
import { bearer, internalSecret, someIpAddress } from '@pruefer/testkit';
import { sendRaw } from './support/send-raw.js';
import { gatewayFixture } from './start-gateway.js';

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'];
const endpoints = allEndpoints.filter(({ access }) => access !== 'internal');

/** The methods that the contract declares for a path; GET includes HEAD. */
function declaredMethods(path: string): string[] {
  const methods = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

describe('A3: what the contract does not declare', () => {
  const { replica, service: log, gateway } = gatewayFixture(({ url }) => ({ LOG_URL: url }));
  const call = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
    sendRaw(gateway.url + path, { method, headers: { 'x-forwarded-for': someIpAddress(), ...headers } }, body);

  afterAll(() => expect([...log.received, ...replica.batches]).toEqual([]));

  it.each(endpoints.map(({ path }) => path))('%s answers other methods with 405', async (path) => {
    const allow = declaredMethods(path);
    for (const method of allMethods.filter((each) => !allow.includes(each))) {
      const { status, headers, body } = await call(method, path, await bearer({ role: 'admin' }));
      expect({ method, status, allow: headers['allow'] }).toEqual({ method, status: 405, allow: allow.join(', ') });
      expect(headers['content-type']).toContain('application/problem+json');
      if (method !== 'HEAD')
        expect(JSON.parse(body.toString())).toMatchObject({ code: 'method_not_allowed', status: 405 });
    }
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/admin/nothing', '/api/admin/dashboard/stats/'])(
    '%s answers every method with 404 in JSON',
    async (path) => {
      for (const method of allMethods) {
        const { status, headers, body } = await call(method, path, await bearer({ role: 'admin' }));
        expect({ method, status }).toEqual({ method, status: 404 });
        expect(headers['content-type']).toContain('application/problem+json');
        if (method !== 'HEAD')
          expect(JSON.parse(body.toString())).toMatchObject({
            code: 'not_found',
            message: 'Diese Adresse gibt es nicht.',
          });
      }
    },
  );

  it('refuses without reading: neither size nor kind of a body matters', async () => {
    const headers = { 'content-type': 'application/octet-stream' };
    expect((await call('POST', '/api/nothing', headers, 'x'.repeat(1_000_000))).status).toBe(404);
    expect((await call('PUT', '/api/validate-iban', headers, 'x'.repeat(1_000_000))).status).toBe(405);
  });

  it('A4: internal calls are never forwarded, not even with the secret', async () => {
    const headers = { 'content-type': 'application/json', 'x-internal-secret': internalSecret };
    for (const method of ['POST', 'PUT']) {
      const response = await call(method, checkBatch.path, headers, '{}');
      expect({ method, status: response.status }).toEqual({ method, status: 404 });
      expect(response.headers['content-type']).toContain('application/problem+json');
    }
  });

  it('E11: an address that cannot be read is refused without internal details', async () => {
    const { status, body } = await call('GET', '/api/%zz');
    expect(status).toBe(400);
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'invalid_request' });
  });
});
