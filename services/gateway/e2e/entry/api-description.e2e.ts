import { gunzipSync } from 'node:zlib';
import { readAdminApiDescription, readApiDescription } from '@pruefer/contracts';
import { bearer, someIpAddress } from '@pruefer/testkit';
import { sendRaw } from './support/send-raw.js';
import { gatewayFixture } from './start-gateway.js';

interface Described {
  readonly openapi: string;
  readonly info: { readonly contact: { readonly name: string } };
  readonly paths: object;
}

describe('the description of the API', () => {
  const { gateway } = gatewayFixture();

  it('of visitors and customers is public, with no word about staff', async () => {
    const response = await gateway.get(readApiDescription.path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    const described = (await response.json()) as Described;
    expect(described.openapi).toBe('3.1.0');
    expect(Object.keys(described.paths)).toContain('/api/validate-iban');
    expect(JSON.stringify(described)).not.toContain('/api/admin');
  });

  it('A1: of everything is there for staff alone', async () => {
    const { path } = readAdminApiDescription;
    expect((await gateway.get(path)).status).toBe(401);
    for (const role of ['manager', 'admin'] as const) {
      const response = await gateway.get(path, await bearer({ role }));
      expect(response.status).toBe(200);
      expect(Object.keys(((await response.json()) as Described).paths)).toContain('/api/admin/users/{id}');
    }
  });

  it('is not sent again to caches', async () => {
    const { headers } = await gateway.get(readApiDescription.path);
    const again = await gateway.get(readApiDescription.path, { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    for (const answer of [headers, again.headers])
      expect([answer.get('cache-control'), answer.get('vary')]).toEqual([
        'private, no-cache',
        'accept-encoding, accept-language',
      ]);
  });

  it('is English on request, and German for all others', async () => {
    const answerIn = async (language?: string) => {
      const { headers, body } = await sendRaw(gateway.url + readApiDescription.path, {
        headers: { ...(language && { 'accept-language': language }) },
      });
      const { info } = JSON.parse(body.toString()) as Described;
      return { contact: info.contact.name, language: headers['content-language'], etag: headers.etag, body };
    };
    const [plain, german, french] = [await answerIn(), await answerIn('de'), await answerIn('fr')];
    expect([german, french]).toEqual([plain, plain]);
    expect(plain).toMatchObject({ contact: 'Betreiber dieser Website', language: 'de' });
    const english = await answerIn('en-GB, de;q=0.5');
    expect(english).toMatchObject({ contact: 'Operator of this website', language: 'en' });
    expect(english.etag).not.toBe(plain.etag);
    expect(await answerIn()).toEqual(plain);
  });

  it('never takes the copy of another language for a current one, and compresses each', async () => {
    const { path } = readApiDescription;
    const german = await gateway.get(path);
    const ofGerman = { 'if-none-match': german.headers.get('etag') ?? '' };
    const english = await gateway.get(path, { ...ofGerman, 'accept-language': 'en' });
    expect([english.status, (await gateway.get(path, ofGerman)).status]).toEqual([200, 304]);
    const { headers, body } = await sendRaw(gateway.url + path, {
      headers: { 'accept-language': 'en', 'accept-encoding': 'gzip' },
    });
    expect([headers['content-encoding'], headers.etag]).toEqual(['gzip', english.headers.get('etag')]);
    expect(gunzipSync(body).toString()).toBe(await english.text());
  });

  it('is German for staff in every language', async () => {
    const response = await gateway.get(readAdminApiDescription.path, {
      ...(await bearer({ role: 'manager' })),
      'accept-language': 'en',
    });
    expect([response.headers.get('content-language'), response.headers.get('vary')]).toEqual([null, 'accept-encoding']);
    expect(((await response.json()) as Described).info.contact.name).toBe('Betreiber dieser Website');
  });

  it('is compressed under the same ETag for gzip', async () => {
    const [plain, compressed] = await Promise.all(
      ['identity', 'gzip'].map(async (coding) => {
        const { headers, body } = await sendRaw(gateway.url + readApiDescription.path, {
          headers: { 'accept-encoding': coding },
        });
        return { etag: headers.etag, length: headers['content-length'], coding: headers['content-encoding'], body };
      }),
    );
    expect([plain!.coding, compressed!.coding]).toEqual([undefined, 'gzip']);
    expect([compressed!.etag, Number(compressed!.length)]).toEqual([plain!.etag, compressed!.body.length]);
    expect(compressed!.body.length).toBeLessThan(plain!.body.length / 4);
    expect(gunzipSync(compressed!.body).equals(plain!.body)).toBe(true);
  });

  it('A3: has no other method', async () => {
    const { path } = readApiDescription;
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const response = await fetch(gateway.url + path, { method, headers: { 'x-forwarded-for': someIpAddress() } });
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
    }
    expect((await fetch(gateway.url + path, { method: 'HEAD' })).status).toBe(200);
  });

  it('counts like other calls', async () => {
    const { headers } = await gateway.get(readApiDescription.path);
    expect(headers.get('ratelimit-policy')).toContain('"api"');
  });
});
