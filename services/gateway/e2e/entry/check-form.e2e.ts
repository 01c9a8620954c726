import { someIpAddress } from '@pruefer/testkit';
import { gatewayFixture } from './start-gateway.js';
import { parseView } from './support/parse-view.js';

describe('the check without a script', () => {
  const { replica, gateway } = gatewayFixture();

  const sendForm = (iban: string, headers: Record<string, string> = {}, path = '/pruefen') =>
    fetch(gateway.url + path, {
      method: 'POST',
      body: new URLSearchParams({ iban }),
      headers: { 'x-forwarded-for': someIpAddress(), ...headers },
      redirect: 'manual',
    });

  it('is answered by a page with the verdict, and leaves the IBAN in no address', async () => {
    const response = await sendForm('Meine IBAN lautet DE89 3704 0044 0532 0130 00');
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(parseView(await response.text())).toMatchObject({
      screen: 'home',
      check: { iban: 'DE89370400440532013000', answer: { valid: true } },
    });
    const { status, headers } = await gateway.get('/pruefen');
    expect([status, headers.get('location')]).toEqual([303, '/']);
  });

  it('is in English on the English site, whatever the browser prefers', async () => {
    const from = { 'accept-language': 'de' };
    const response = await sendForm('DE89370400440532013000', from, '/en/check');
    const html = await response.text();
    expect(html).toContain('<html lang="en">');
    expect(parseView(html)).toMatchObject({ path: '/en/check', check: { answer: { valid: true } } });
    expect(replica.checks.at(-1)).toMatchObject({ language: 'en' });
    const empty = parseView(await (await sendForm(' ', from, '/en/check')).text());
    expect(empty).toMatchObject({ check: { refusal: { message: 'Please enter an IBAN.' } } });
    const { status, headers } = await gateway.get('/en/check');
    expect([status, headers.get('location')]).toEqual([303, '/en']);
  });

  it('gives the same reason as the call', async () => {
    const response = await sendForm('  ');
    const check = { refusal: { status: 400, requestId: null } };
    expect([response.status, parseView(await response.text())]).toMatchObject([400, { check }]);
  });

  it('E10: counts against the same limit as the call, and says how long to wait', async () => {
    const from = { 'x-forwarded-for': someIpAddress() };
    let last = await sendForm('DE89370400440532013000', from);
    const most = Number(/q=(\d+)/.exec(last.headers.get('ratelimit-policy') ?? '')?.[1]);
    for (let sent = 1; sent <= most; sent++) last = await sendForm('DE89370400440532013000', from);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(parseView(await last.text())).toMatchObject({ check: { refusal: { status: 429 } } });
    expect((await gateway.check({ iban: 'DE89370400440532013000' }, from)).status).toBe(429);
  });

  it('C11: takes no key, and nothing but a short form', async () => {
    expect((await sendForm(`iban_sk_${'a'.repeat(64)}`)).status).toBe(401);
    expect((await sendForm('x'.repeat(5_000))).status).toBe(413);
    const json = await fetch(`${gateway.url}/pruefen`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(415);
  });
});
