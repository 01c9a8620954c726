import { Inject, Injectable } from '@nestjs/common';
import { RequestRefusedV1, ValidationAnsweredV1 } from '@pruefer/contracts';
import { type EventConsumer, Readiness } from '@pruefer/platform';
import { Gauge, Registry } from 'prom-client';

export const REQUEST_CONSUMER = Symbol('REQUEST_CONSUMER');
export const KEY_CONSUMER = Symbol('KEY_CONSUMER');

/** More than a busy system has under way: screens are behind by now. */
const LAG_WORTH_A_WORD = 20_000;

/** Shows how far behind the consumers are. The service is ready without Kafka: what is stored can be shown. */
@Injectable()
export class ConsumerHealth {
  /** As the last look has found it; null: not known. */
  private waitingEvents: number | null = null;

  constructor(
    readiness: Readiness,
    metrics: Registry,
    @Inject(REQUEST_CONSUMER) private readonly requests: EventConsumer,
    @Inject(KEY_CONSUMER) private readonly keys: EventConsumer,
  ) {
    readiness.add('requestEvents', () => requests.problem, { required: false });
    readiness.add('keyEvents', () => keys.problem, { required: false });
    readiness.add('lag', () => this.lagProblem(), { required: false });
    readiness.tell('waitingEvents', () => this.waitingEvents);
    this.measureLag(metrics);
    this.countLost(metrics);
  }

  private async lagProblem(): Promise<string | undefined> {
    this.waitingEvents = null;
    const partitions = await lagOf(this.requests);
    if (partitions.length === 0) return undefined;
    const lag = partitions.reduce((sum, partition) => sum + partition.lag, 0);
    this.waitingEvents = lag;
    return lag > LAG_WORTH_A_WORD ? `${lag} events wait` : undefined;
  }

  private measureLag(metrics: Registry): void {
    const consumers = [this.requests, this.keys];
    new Gauge({
      name: 'kafka_consumer_lag',
      help: 'Records of a topic that wait for this process',
      labelNames: ['topic'],
      registers: [metrics],
      async collect() {
        const lags = (await Promise.all(consumers.map(lagOf))).flat();
        this.reset();
        for (const { topic, lag } of lags) this.inc({ topic }, lag);
      },
    });
  }

  /** Rises when this service was away for longer than Kafka keeps its events: their rows are missing in the log for ever. */
  private countLost(metrics: Registry): void {
    const { requests } = this;
    new Gauge({
      name: 'kafka_consumer_lost_records',
      help: 'Records that Kafka deleted before this process read them',
      labelNames: ['topic'],
      registers: [metrics],
      collect() {
        for (const { topic } of [ValidationAnsweredV1, RequestRefusedV1])
          this.set({ topic }, requests.lost.get(topic) ?? 0);
      },
    });
  }
}

/** Nothing while the consumer does not read: an unknown lag is not 0. */
async function lagOf(consumer: EventConsumer): ReturnType<EventConsumer['lag']> {
  return consumer.problem === undefined ? consumer.lag() : [];
}
