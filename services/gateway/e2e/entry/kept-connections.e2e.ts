import { RawConnection, until } from '@pruefer/testkit';
import { gatewayFixture } from './start-gateway.js';

const CHECK = '{"iban":"DE89370400440532013000"}';

/** A call as it goes over the wire. */
function call(path: string, body: string, headers: Readonly<Record<string, string>> = {}): string {
  const sent = { Host: 'x', 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), ...headers };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

describe('a connection', () => {
  const { gateway } = gatewayFixture();
  let connection: RawConnection;

  afterEach(() => connection.close());

  const statuses = () => [...connection.received.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));

  it.each([
    ['is no JSON', '/api/validate-iban', '{nope', {}, 400],
    ['is empty', '/api/validate-iban', '', {}, 400],
    ['is no JSON, of another call', '/api/auth/login', '{nope', {}, 503],
    ['is compressed', '/api/validate-iban', CHECK, { 'Content-Encoding': 'gzip' }, 415],
    ['is compressed, of another call', '/api/auth/login', '{}', { 'Content-Encoding': 'gzip' }, 415],
    ['has another type', '/api/validate-iban', '<iban/>', { 'Content-Type': 'application/xml' }, 415],
  ])('answers the next call after a body that %s', async (_, path, body, headers, status) => {
    connection = await RawConnection.open(gateway.url, call(path, body, headers));
    await until('the first answer', () => statuses().length === 1);
    connection.write(call('/api/validate-iban', CHECK));
    await until('the second answer', () => statuses().length === 2 || !connection.isOpen);
    expect(statuses()).toEqual([status, 200]);
    expect(connection.received.toLowerCase()).not.toContain('connection: close');
  });

  it('ends where its caller wants it to', async () => {
    const last = call('/api/validate-iban', '{nope', { Connection: 'close' });
    connection = await RawConnection.open(gateway.url, last);
    await until('closed', () => !connection.isOpen);
    expect(statuses()).toEqual([400]);
  });
});
