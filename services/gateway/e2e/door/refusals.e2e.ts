import { setTimeout as sleep } from 'node:timers/promises';
import { shortenAddress } from '@pruefer/platform';
import { someAddress, until } from '@pruefer/testkit';
import { FollowedRefusals } from './followed-refusals.js';
import { LittleReplica } from './little-replica.js';
import { startGateway, type TestGateway, untilConnected } from './start-gateway.js';

const body = { iban: 'DE89370400440532013000' };
const wrongKey = { 'x-api-key': 'iban_sk_wrong' };

describe('refused checks', () => {
  const refusals = new FollowedRefusals();
  const { prefix, events } = refusals;
  let replica: LittleReplica;
  let gateway: TestGateway;

  beforeAll(async () => {
    replica = await LittleReplica.start();
    gateway = await startGateway([replica], { KAFKA_TOPIC_PREFIX: prefix });
    await untilConnected(gateway, 'kafka');
    await refusals.follow();
  });
  afterAll(async () => {
    await refusals.stop();
    await gateway.stop();
    await replica.stop();
  });

  it('are told to the log as one count per address and status; malformed ones and those of validation-service are not', async () => {
    const address = someAddress();
    const from = { 'x-forwarded-for': address };
    // All within one window of 10 seconds.
    await sleep(10_000 - (Date.now() % 10_000));
    const windowStart = Math.floor(Date.now() / 10_000) * 10_000;
    for (let i = 0; i < 3; i++) await gateway.check(body, { ...from, ...wrongKey });
    await gateway.check({}, from);
    await gateway.check('no JSON', from);
    replica.lineOf = () => '429 {"code":"quota_exceeded"}';
    await gateway.check(body, from);
    replica.behaviour = 'declines';
    for (let i = 0; i < 2; i++) await gateway.check(body, from);

    await until('both events', () => events.length >= 2, 20_000);
    const known = { at: new Date(windowStart).toISOString(), address, addressShort: shortenAddress(address) };
    expect(events.sort((one, other) => one.status - other.status)).toEqual([
      expect.objectContaining({ ...known, status: 401, errorCode: 'key_unknown', count: 3 }),
      expect.objectContaining({ ...known, status: 503, errorCode: 'unavailable', count: 2 }),
    ]);
  });
});
