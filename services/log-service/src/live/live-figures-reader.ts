import { Injectable } from '@nestjs/common';
import type { LiveFigures } from '@pruefer/contracts';
import { type ReplicaState, withTimeout } from '@pruefer/platform';
import { LiveQueries } from './live.queries.js';
import { affectedServices } from './system-status.js';
import { SystemMonitor } from './system-monitor.js';

/** Limit for each figure, so that a slow one does not delay the others. */
const FIGURE_TIMEOUT_MS = 1_500;

/** Reads the figures that the console follows live. */
@Injectable()
export class LiveFiguresReader {
  constructor(
    private readonly queries: LiveQueries,
    private readonly system: SystemMonitor,
  ) {}

  /** Unavailable figures are null; the others are still returned. */
  async run(now: Date): Promise<LiveFigures> {
    const [minute, responseTimes, quota, databaseConnections] = await Promise.all([
      figureOrNull(this.queries.lastMinute(now)),
      figureOrNull(this.queries.responseTimes(now)),
      figureOrNull(this.queries.quotaBands()),
      figureOrNull(this.queries.databaseConnections()),
    ]);
    const { replicas, parts } = this.system.now;
    const of = (service: string) => replicas.heard.filter((replica) => replica.service === service);
    const [gateways, validators, readers] = [of('gateway'), of('validation-service'), of('log-service')];
    return {
      at: now.toISOString(),
      requestsLastMinute: minute?.requestsLastMinute ?? null,
      ibansLastMinute: minute?.ibansLastMinute ?? null,
      openConnections: sumParts(gateways.map(({ openConnections }) => openConnections)),
      gateways: gateways.length,
      validators: validators.length,
      responseTimes,
      quota,
      databaseConnections,
      ...getBankData(validators),
      kafkaLag: sumParts(readers.map(({ facts: { waitingEvents } }) => numberOrNull(waitingEvents))),
      affected: affectedServices(replicas),
      system: [...parts],
    };
  }
}

async function figureOrNull<T>(figure: Promise<T>): Promise<T | null> {
  return withTimeout(FIGURE_TIMEOUT_MS, figure).catch(() => null);
}

/** Unknown as soon as one part is: a sum of the others would be a wrong figure. */
function sumParts(parts: readonly (number | null)[]): number | null {
  if (parts.length === 0) return null;
  return parts.reduce((sum, part) => (sum === null || part === null ? null : sum + part), 0);
}

function numberOrNull(fact: unknown): number | null {
  return typeof fact === 'number' ? fact : null;
}

function textOrNull(fact: unknown): string | null {
  return typeof fact === 'string' ? fact : null;
}

/** Replicas differ for a moment while a new data set is loaded; the oldest is reported, because some callers still get it. */
function getBankData(validators: readonly ReplicaState[]): Pick<LiveFigures, 'dataVersion' | 'dataValidUntil'> {
  const [oldest] = [...validators].sort((a, b) =>
    String(a.facts['dataVersion']) < String(b.facts['dataVersion']) ? -1 : 1,
  );
  return {
    dataVersion: textOrNull(oldest?.facts['dataVersion']),
    dataValidUntil: textOrNull(oldest?.facts['dataValidUntil']),
  };
}
