import { dashboardStats, findBank, followEvents } from '@pruefer/contracts';
import { newApiKey } from '@pruefer/platform';
import { bearer, someIpAddress } from '@pruefer/testkit';
import { FakeReplica } from './support/fake-replica.js';
import { FakeService } from './support/fake-service.js';
import { type RawResponse, sendRaw } from './support/send-raw.js';
import { gatewayFixture, startGateway } from './start-gateway.js';

/** Differs from answer to answer. */
const ownOfEach = ['date', 'x-request-id', 'ratelimit', 'content-security-policy'];
/** What they say changes from one moment to the next, and with it their length. */
const changing = ['/metrics', '/health/ready'];

describe('E12: HEAD', () => {
  const { service, gateway } = gatewayFixture(({ url }) => ({ LOG_URL: url, WORKER_URL: url, VALIDATION_URLS: url }));
  service.headers = { 'content-type': 'application/json', 'content-length': '14' };
  service.body = '{"answer":"x"}';

  const maskHeaders = ({ headers }: RawResponse, path: string) => {
    const own = changing.includes(path) ? [...ownOfEach, 'content-length'] : ownOfEach;
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, own.includes(name) ? '' : value]));
  };

  it.each([
    ['a page', () => gateway.url, '/'],
    ['a page that is not there', () => gateway.url, '/nothing/here'],
    ['a file', () => gateway.url, '/assets/app-1a2b3c4d.js'],
    ['robots.txt', () => gateway.url, '/robots.txt'],
    ['health', () => gateway.url, '/health/live'],
    ['readiness', () => gateway.url, '/health/ready'],
    ['metrics', () => gateway.opsUrl, '/metrics'],
    ['a call with a token', () => gateway.url, dashboardStats.path],
    ['a call with a key', () => gateway.url, findBank.path.replace(':country', 'DE').replace(':bankCode', '37040044')],
  ])('of %s has the headers of GET and no body', async (_, getUrl, path) => {
    const headers = { 'x-forwarded-for': someIpAddress(), 'x-api-key': newApiKey(), ...(await bearer()) };
    const get = await sendRaw(getUrl() + path, { method: 'GET', headers });
    const head = await sendRaw(getUrl() + path, { method: 'HEAD', headers });
    expect([head.status, head.body.length]).toEqual([get.status, 0]);
    expect(get.body.length).not.toBe(0);
    expect(maskHeaders(head, path)).toEqual(maskHeaders(get, path));
  });

  it('of the event stream opens no stream, and is refused without a token like GET', async () => {
    service.received.length = 0;
    const call = (headers: Record<string, string>) =>
      sendRaw(gateway.url + followEvents.path, {
        method: 'HEAD',
        headers: { 'x-forwarded-for': someIpAddress(), ...headers },
      });
    const { status, headers } = await call(await bearer());
    expect([status, headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect((await call({})).status).toBe(401);
    expect(service.received.filter(({ url }) => url === followEvents.path)).toEqual([]);
  });
});

it('E12: a body with GET is not passed on by the gateway', async () => {
  const [replica, service] = [await FakeReplica.start(), await FakeService.start()];
  const gateway = await startGateway([replica], { LOG_URL: service.url });
  const headers = { 'x-forwarded-for': someIpAddress(), 'content-length': '2', ...(await bearer()) };
  const response = await sendRaw(gateway.url + dashboardStats.path, { method: 'GET', headers }, '{}');
  expect(response.status).toBe(200);
  expect(service.received).toMatchObject([{ body: '' }]);
  await gateway.stop();
  await Promise.all([replica.stop(), service.stop()]);
});
