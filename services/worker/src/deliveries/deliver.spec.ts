import { Registry } from 'prom-client';
import type { WorkerConfig } from '../config.js';
import { Deliver } from './deliver.js';
import type { DeliveryFunctions } from './delivery-functions.js';
import type { DeliverySender, OutgoingMessage, TryResult } from './delivery.js';
import type { MailSender } from './mail-sender.js';
import { MAX_TRIES } from './next-try.js';
import type { WebhookSender } from './webhook-sender.js';

const DELIVERY_RETRY_MS = 15_000;
const busy: TryResult = { state: 'failed', error: 'bad_answer', status: 500 };
const deliveryOf = (fields: Partial<OutgoingMessage> = {}) =>
  ({ id: 'd1', channel: 'webhook', tries: 1, ...fields }) as OutgoingMessage;

/** Delivers a claimed delivery through channels with the given result; undefined: another process has claimed it. */
function delivering(claimedMessage: OutgoingMessage | undefined, result: TryResult | Error) {
  const steps: string[] = [];
  const functions: Partial<DeliveryFunctions> = {
    claim: async () => claimedMessage,
    note: async (_, { state }, againInMs) => void steps.push(`noted ${state}, again in ${againInMs}`),
  };
  const channel = (name: string): DeliverySender => ({
    send: async () => {
      steps.push(`sent by ${name}`);
      if (result instanceof Error) throw result;
      return result;
    },
  });
  const metrics = new Registry();
  const deliver = new Deliver(
    functions as DeliveryFunctions,
    channel('mail') as MailSender,
    channel('webhook') as WebhookSender,
    { DELIVERY_RETRY_MS } as WorkerConfig,
    metrics,
  );
  const counted = async () =>
    (await metrics.getSingleMetric('delivery_tries_total')!.get()).values.map(({ labels }) => labels);
  return { run: () => deliver.run('d1'), steps, counted };
}

describe('a delivery', () => {
  it('that another worker has, or that is done, is not sent', async () => {
    const { run, steps, counted } = delivering(undefined, { state: 'sent' });
    expect([await run(), steps, await counted()]).toEqual([undefined, [], []]);
  });

  it.each([
    ['email', 'mail'],
    ['webhook', 'webhook'],
  ] as const)('takes its way: %s', async (channel, name) => {
    const { run, steps, counted } = delivering(deliveryOf({ channel }), { state: 'sent' });
    expect(await run()).toBeUndefined();
    expect(steps).toEqual([`sent by ${name}`, 'noted sent, again in undefined']);
    expect(await counted()).toEqual([{ channel, result: 'sent' }]);
  });

  it.each([
    [1, 15_000],
    [2, 45_000],
    [MAX_TRIES - 1, 15_000 * 3 ** (MAX_TRIES - 2)],
    [MAX_TRIES, undefined],
  ])('that fails for the %i. time is noted with the same pause that the queue gets', async (tries, pauseMs) => {
    const { run, steps, counted } = delivering(deliveryOf({ tries }), busy);
    expect(await run()).toBe(pauseMs);
    expect(steps.at(-1)).toBe(`noted failed, again in ${pauseMs}`);
    expect(await counted()).toEqual([{ channel: 'webhook', result: 'bad_answer' }]);
  });

  it('that would end the same way each time is given up at once', async () => {
    const { run } = delivering(deliveryOf(), { state: 'failed', error: 'redirected', isFinal: true });
    expect(await run()).toBeUndefined();
  });

  it('that breaks off by a fault of ours is not noted as done: it is taken again when it is no longer held', async () => {
    const { run, steps } = delivering(deliveryOf(), new Error('a fault'));
    await expect(run()).rejects.toThrow('a fault');
    expect(steps).toEqual(['sent by webhook']);
  });
});
