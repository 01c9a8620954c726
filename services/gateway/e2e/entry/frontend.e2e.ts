import { problems } from '@pruefer/contracts';
import { until } from '@pruefer/testkit';
import { sendRaw } from './support/send-raw.js';
import { gatewayFixture } from './start-gateway.js';

describe('the frontend', () => {
  const { gateway } = gatewayFixture();

  beforeAll(async () => {
    const known = async () => (await gateway.get('/no-such-page')).status === 404;
    await until('all that is published is read', known, 20_000);
  });

  it('E8: is sent with a fresh nonce in page and policy, and is never stored', async () => {
    const nonces = new Set<string>();
    for (let i = 0; i < 3; i++) {
      const response = await gateway.get('/');
      const [, nonce = ''] = /content="([^"]+)"/.exec(await response.text()) ?? [];
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('content-security-policy')).toBe(
        `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'none'; img-src 'self' data:; ` +
          "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      );
      expect([response.headers.get('cache-control'), response.headers.get('etag')]).toEqual(['no-store', null]);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('x-robots-tag')).toBeNull();
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  it.each([
    '/no-such-page',
    '/administration',
    '/admininterfacev12',
    '/a/b',
    '/index.html',
    '/sections/dashboard.html',
    '/assets/gone.js',
    '/..%2f..%2fpackage.json',
    '/assets/../../secret',
    '/.env',
    '/fehler',
    '/fehler/',
    '/fehler/no_such_code',
    '/fehler/toString',
    '/fehler/key_unknown/x',
  ])('answers %s with 404 and the not-found screen', async (path) => {
    const response = await gateway.get(path);
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
    const text = await response.text();
    expect(text).toContain('csp-nonce');
    expect(text).toContain('<title>404 Page Not Found</title>');
  });

  it.each([
    ['/', 'IBAN-Prüfer', null],
    ['/admin/dashboard', 'Verwaltung', 'noindex'],
    ['/admin/users?dialog=create', 'Verwaltung', 'noindex'],
    ['/admin/users/7', 'Verwaltung', 'noindex'],
    ['/admin/logs', 'Verwaltung', 'noindex'],
    ['/admin', 'Verwaltung', 'noindex'],
    ['/admininterfacev1', 'IBAN-Prüfer - Admin', 'noindex'],
    ['/admin/setup-2fa', 'Anmeldung', 'noindex'],
    ['/fehler/quota_exceeded', problems.quota_exceeded.text.replace(/\.$/, ''), 'noindex'],
  ])('has a document with its own title at %s: %s; search engines: %s', async (path, title, robots) => {
    const response = await gateway.get(path);
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, robots]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['/admininterfacev1/', '/admininterfacev1'],
    ['/admin/logs/', '/admin/logs'],
    ['/admin/setup-2fa/', '/admin/setup-2fa'],
    ['/admin/', '/admin'],
    ['/fehler/key_unknown/', '/fehler/key_unknown'],
    ['/admin/logs/?statusCode=401&x=%2F', '/admin/logs?statusCode=401&x=%2F'],
  ])('leads from %s to the same without the slash', async (path, location) => {
    const response = await gateway.get(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  });

  it('has a page for every problem code', async () => {
    for (const code of Object.keys(problems))
      expect([code, (await gateway.get(`/fehler/${code}`)).status]).toEqual([code, 200]);
  });

  it('sends files with a hash in their name for ever, and others to be asked for again', async () => {
    const script = await gateway.get('/assets/app-1a2b3c4d.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toContain('javascript');
    const { headers } = await sendRaw(`${gateway.url}/favicon.svg`);
    expect(headers['cache-control']).toBe('public, max-age=0');
    const again = await sendRaw(`${gateway.url}/favicon.svg`, { headers: { 'if-none-match': headers['etag'] ?? '' } });
    expect(again.status).toBe(304);
  });

  it('sends the compressed files of the build to clients that can read them', async () => {
    const script = `${gateway.url}/assets/app-1a2b3c4d.js`;
    const { headers } = await sendRaw(script, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(headers['content-type']).toContain('javascript');
    expect((await sendRaw(script)).body.toString()).toBe('export {};');
  });

  it.each(['br', 'gzip'])(
    'E8: sends every document as %s to clients that can read it, with a fresh nonce, and plain to others',
    async (coding) => {
      const plain = await sendRaw(gateway.url);
      expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.body.toString()).toContain('csp-nonce');
      const documents = await Promise.all(
        Array.from({ length: 6 }, async () => {
          const response = await gateway.get('/', { 'accept-encoding': coding });
          expect([response.headers.get('content-encoding'), response.headers.get('etag')]).toEqual([coding, null]);
          return [
            (await response.text()).match(/content="([^"]+)"/)?.[1],
            response.headers.get('content-security-policy'),
          ] as const;
        }),
      );
      for (const [nonce, policy] of documents) expect(policy).toContain(`'nonce-${nonce}'`);
      expect(new Set(documents.map(([nonce]) => nonce)).size).toBe(6);
    },
  );

  it('E10: gives one address a bound of documents a minute, of IPv6 its /64, and says in German how long to wait', async () => {
    const from = (last: number) => ({ 'x-forwarded-for': `2001:db8:7:7::${last}` });
    let response = await gateway.get('/a/b', from(0));
    for (let sent = 1; sent <= 600; sent++) {
      await response.arrayBuffer();
      response = await gateway.get('/a/b', from(sent % 9_999));
    }
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([429, 'noindex']);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.text()).toContain('<title>Zu viele Aufrufe</title>');
    expect((await gateway.get('/', { 'x-forwarded-for': '2001:db8:7:8::1' })).status).toBe(200);
    expect((await gateway.get('/favicon.svg', from(1))).status).toBe(200);
  });

  it('answers HEAD, and names the paths that are not for robots', async () => {
    expect((await fetch(gateway.url, { method: 'HEAD' })).status).toBe(200);
    const robots = 'User-agent: *\nAllow: /api/content/images/\nAllow: /api/docs\nDisallow: /api/\n';
    expect(await (await gateway.get('/robots.txt')).text()).toBe(`${robots}\nSitemap: ${gateway.url}/sitemap.xml\n`);
  });

  it.each([
    ['/', 'GET, HEAD'],
    ['/fehler/key_unknown', 'GET, HEAD'],
    ['/admin/pages', 'GET, HEAD'],
    ['/favicon.svg', 'GET, HEAD'],
    ['/robots.txt', 'GET, HEAD'],
    ['/pruefen', 'GET, HEAD, POST'],
    ['/no-such-page', null],
    ['/fehler/no_such_code', null],
  ])('A3: refuses other methods of %s and names its own: %s', async (path, allow) => {
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const { status, headers } = await fetch(gateway.url + path, { method });
      expect([method, status, headers.get('allow')]).toEqual([method, allow ? 405 : 404, allow]);
      expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    }
  });

  it('has no benchmark route', async () => {
    expect((await fetch(`${gateway.url}/bench/echo`, { method: 'POST' })).status).toBe(404);
  });
});
