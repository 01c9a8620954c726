import { shortenIpAddress } from '@pruefer/platform';
import { someIpAddress, until } from '@pruefer/testkit';
import { WINDOW_MS } from '../../src/refusals/refusal-counts.js';
import { followedGateway } from './support/event-gateway.js';

const body = { iban: 'DE89370400440532013000' };
const wrongKey = { 'x-api-key': 'iban_sk_wrong' };

describe('refused checks', () => {
  const { replica, gateway, refusals } = followedGateway();

  it('are published to the log as one count per window, address and code; malformed ones and those of validation-service are not', async () => {
    const { events } = refusals;
    const address = someIpAddress();
    const from = { 'x-forwarded-for': address };
    for (let i = 0; i < 3; i++) await gateway.check(body, { ...from, ...wrongKey });
    await gateway.check({}, from);
    await gateway.check('no JSON', from);
    replica.formatLine = () => '429 {"code":"quota_exceeded"}';
    await gateway.check(body, from);
    replica.behaviour = 'declines';
    for (let i = 0; i < 2; i++) await gateway.check(body, from);

    const count = (status: number) =>
      events.filter((event) => event.status === status).reduce((sum, event) => sum + event.count, 0);
    await until('all five are published', () => count(401) + count(503) >= 5, 30_000);
    expect([count(401), count(503)]).toEqual([3, 2]);
    const known = { address, addressShort: shortenIpAddress(address) };
    const codes = new Map([
      [401, 'key_unknown'],
      [503, 'unavailable'],
    ]);
    for (const event of events)
      expect(event).toMatchObject({ ...known, status: event.status, errorCode: codes.get(event.status) });
    // However slow the machine: what falls into one window of 10 seconds is one event.
    expect(events.filter(({ at }) => Date.parse(at) % WINDOW_MS !== 0)).toEqual([]);
    expect(new Set(events.map(({ at, status }) => `${at} ${status}`)).size).toBe(events.length);
  });
});
