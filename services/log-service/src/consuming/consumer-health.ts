import { Injectable } from '@nestjs/common';
import { RequestRefusedV1, ValidationAnsweredV1 } from '@pruefer/contracts';
import { EventStrategy, Readiness } from '@pruefer/platform';
import { Gauge, Registry } from 'prom-client';
import { JOBS_READER, KEYS_READER, REQUESTS_READER } from './readers.js';

type Reader = ReturnType<EventStrategy['reader']>;

/** Number of waiting events that is reported as a problem: above the usual lag of a busy system. */
const LAG_WORTH_A_WORD = 20_000;

/** Reports the lag of the consumers. Readiness does not require Kafka, because stored rows can be shown without it. */
@Injectable()
export class ConsumerHealth {
  /** Result of the last check; null: unknown. */
  private waitingEvents: number | null = null;

  constructor(
    readiness: Readiness,
    metrics: Registry,
    private readonly events: EventStrategy,
  ) {
    readiness.add('requestEvents', () => this.requests.problem, { required: false });
    readiness.add('keyEvents', () => events.reader(KEYS_READER).problem, { required: false });
    readiness.add('jobEvents', () => events.reader(JOBS_READER).problem, { required: false });
    readiness.add('lag', () => this.lagProblem(), { required: false });
    readiness.addFact('waitingEvents', () => this.waitingEvents);
    this.measureLag(metrics);
    this.countLost(metrics);
  }

  private get requests(): Reader {
    return this.events.reader(REQUESTS_READER);
  }

  private async lagProblem(): Promise<string | undefined> {
    this.waitingEvents = null;
    const partitions = await readLag(this.requests);
    if (partitions.length === 0) return undefined;
    const lag = partitions.reduce((sum, partition) => sum + partition.lag, 0);
    this.waitingEvents = lag;
    return lag > LAG_WORTH_A_WORD ? `${lag} events wait` : undefined;
  }

  private measureLag(metrics: Registry): void {
    const { events } = this;
    new Gauge({
      name: 'kafka_consumer_lag',
      help: 'Records of a topic that wait for this process',
      labelNames: ['topic'],
      registers: [metrics],
      async collect() {
        const lags = (
          await Promise.all([REQUESTS_READER, KEYS_READER, JOBS_READER].map((name) => readLag(events.reader(name))))
        ).flat();
        this.reset();
        for (const { topic, lag } of lags) this.inc({ topic }, lag);
      },
    });
  }

  /** Counts events that Kafka deleted during a long outage of this service; their rows are lost. */
  private countLost(metrics: Registry): void {
    const lostRecords = () => this.requests.lost;
    new Gauge({
      name: 'kafka_consumer_lost_records',
      help: 'Records that Kafka deleted before this process read them',
      labelNames: ['topic'],
      registers: [metrics],
      collect() {
        for (const { topic } of [ValidationAnsweredV1, RequestRefusedV1])
          this.set({ topic }, lostRecords().get(topic) ?? 0);
      },
    });
  }
}

/** The lag by partition; empty while the consumer does not read, because an unknown lag is not 0. */
async function readLag(reader: Reader): ReturnType<Reader['lag']> {
  return reader.problem === undefined ? reader.lag() : [];
}
