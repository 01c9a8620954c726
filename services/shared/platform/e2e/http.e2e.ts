import type { RunningService } from '@pruefer/platform';
import { RawConnection, until } from '@pruefer/testkit';
import { startDemo } from './support/demo-service.js';

describe('answers over HTTP', () => {
  let service: RunningService;
  beforeAll(async () => void (service = await startDemo()));
  afterAll(() => service.close());

  const post = (path: string, body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    fetch(service.url + path, { method: 'POST', body, headers });

  const expectProblem = async (response: Response, status: number, code: string) => {
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    const body = (await response.json()) as Record<string, unknown>;
    expect(body).toMatchObject({ type: `/fehler/${code}`, status, code, requestId: expect.any(String) });
    expect(body['message']).toBe(body['detail']);
    expect(JSON.stringify(body)).not.toMatch(/stack|node_modules|hunter2|\.ts|fastify/i);
    return body;
  };

  it('come with a unique request id', async () => {
    const response = await fetch(`${service.url}/open`);
    expect(await response.json()).toEqual({ open: true });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['A.b_c-12', true],
    ['x'.repeat(64), true],
    ['1234567', false],
    ['with blank and "quotes"', false],
    ['<script>', false],
    ['ümlaut-ümlaut', false],
    ['x'.repeat(65), false],
  ])('take over the request id %p: %p', async (id, taken) => {
    const response = await fetch(`${service.url}/nowhere`, { headers: { 'x-request-id': id } });
    const body = await expectProblem(response, 404, 'not_found');
    expect(response.headers.get('x-request-id') === id).toBe(taken);
    expect(body['requestId']).toBe(response.headers.get('x-request-id'));
  });

  it('E8: carry the security headers, problems too', async () => {
    for (const path of ['/open', '/nowhere', '/%ff']) {
      const { headers } = await fetch(service.url + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-powered-by')).toBeNull();
    }
    expect((await fetch(`${service.url}/open`)).headers.get('cache-control')).toBe('no-store');
  });

  it('E1: refuse bodies that are not JSON', async () => {
    await expectProblem(await post('/open-things', '{"name":'), 400, 'invalid_json');
    await expectProblem(await post('/open-things', ''), 400, 'invalid_json');
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense']) {
      await expectProblem(await post('/open-things', 'x=1', { 'content-type': type }), 415, 'unsupported_media_type');
    }
  });

  it('E1: refuse a body over 32 KB, or over the limit of the route', async () => {
    const createBody = (length: number) => JSON.stringify({ name: 'n', count: 1, padding: 'x'.repeat(length) });
    expect((await post('/open-things', createBody(32_000))).status).toBe(200);
    await expectProblem(await post('/open-things', createBody(33_000)), 413, 'body_too_large');
    expect((await post('/large-things', createBody(100_000))).status).toBe(200);
    await expectProblem(await post('/large-things', createBody(200_000)), 413, 'body_too_large');
    await expectProblem(await post('/open-things', createBody(5_000_000)), 413, 'body_too_large');
  });

  it('E1: answer a sender that is still writing a body over the limit, and keep its connection', async () => {
    const head = (path: string, length: number) =>
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
    const connection = await RawConnection.open(service.url, head('/open-things', 5_000_000));
    await until('the refusal', () => connection.received.includes('"body_too_large"'));
    const small = JSON.stringify({ name: 'n', count: 1 });
    connection.write('x'.repeat(5_000_000) + head('/open-things', small.length) + small);
    await until('the answer', () => connection.received.includes('HTTP/1.1 200 OK'));
    connection.close();
  });

  it.each(['[]', 'null', '"text"', '7', '[{"name":"n","count":1}]'])('E1: refuse the body %p', async (body) => {
    await expectProblem(await post('/open-things', body), 400, 'invalid_request');
  });

  it('E1, E11: refuse a body of very many levels', async () => {
    const deep = `${'['.repeat(15_000)}${']'.repeat(15_000)}`;
    for (const field of ['name', 'unknown']) {
      const body = `{"count":1,"name":"n","${field}":${deep}}`;
      await expectProblem(await post('/open-things', body), 400, 'invalid_request');
    }
  });

  it.each([
    ['body', 'name', () => post('/open-things', '{"name":"a\\u0000b","count":1}')],
    ['body', 'name', () => post('/open-things', '{"name":"\\ud800","count":1}')],
    ['body', 'inner.list.0', () => post('/open-things', '{"name":"n","count":1,"inner":{"list":["\\u0000"]}}')],
    ['query', 'text', () => fetch(`${service.url}/search/top?text=a%00`)],
    ['path', 'shelf', () => fetch(`${service.url}/search/a%00b`)],
  ])('E1: refuse texts in the %s that cannot be stored: %s', async (_where, field, send) => {
    const { errors } = await expectProblem(await send(), 400, 'invalid_request');
    expect(errors).toEqual([
      { field, code: 'isStorable', message: 'Der Text enthält Zeichen, die nicht erlaubt sind.' },
    ]);
  });

  it('E1: take every other text as it is', async () => {
    const response = await fetch(`${service.url}/search/K%C3%B6ln?text=%F0%9F%98%80%09`);
    expect(await response.json()).toEqual({ shelf: 'Köln', text: '😀\t' });
  });

  it('E11: name wrong fields in German', async () => {
    const response = await post('/open-things', JSON.stringify({ name: 'far too long a name', count: 'three' }));
    const { errors } = await expectProblem(response, 400, 'invalid_request');
    expect(errors).toEqual([
      { field: 'name', code: 'maxLength', message: 'Bitte geben Sie höchstens 10 Zeichen ein.' },
      { field: 'count', code: 'isInt', message: 'Bitte geben Sie eine ganze Zahl ein.' },
    ]);
  });

  it('A5: drop fields that the contract does not name', async () => {
    const body = '{"name":"n","count":1,"role":"admin","__proto__":{"a":1},"constructor":{"prototype":{"b":2}}}';
    const response = await post('/open-things', body);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ name: 'n', count: 1 });
  });

  it('A3: answer undeclared paths and methods as JSON', async () => {
    await expectProblem(await fetch(`${service.url}/open`, { method: 'DELETE' }), 404, 'not_found');
    await expectProblem(await fetch(`${service.url}/%ff`), 400, 'invalid_request');
    const { instance } = await expectProblem(
      await fetch(`${service.url}/x/DE89370400440532013000?q=1`),
      404,
      'not_found',
    );
    expect(instance).toBe('/x/[redacted]');
  });

  it('E11: hide internal failures', async () => {
    await expectProblem(await fetch(`${service.url}/broken`), 500, 'internal_error');
  });

  it('say when to come back', async () => {
    const response = await fetch(`${service.url}/limited`);
    await expectProblem(response, 429, 'rate_limited');
    expect(response.headers.get('retry-after')).toBe('8');
  });

  it('E11: answer input that is not HTTP in the same form', async () => {
    const connection = await RawConnection.open(service.url, 'GET / HTTP/1.1\r\nbad header\r\n\r\n');
    await until('the connection is closed', () => !connection.isOpen);
    const [head = '', body = ''] = connection.received.split('\r\n\r\n');
    expect(head).toContain('400 Bad Request');
    expect(head).toContain('application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ code: 'invalid_request' });
  });
});
