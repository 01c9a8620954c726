import { Injectable } from '@nestjs/common';
import { type PartState, type SystemPart, systemParts } from '@pruefer/contracts';
import { type AllReplicas, RepeatEvery, ReplicaStates } from '@pruefer/platform';
import { Redis } from 'ioredis';
import { computeSystemStatus, type SystemStatus } from './system-status.js';

const READ_INTERVAL_MS = 1_000;
/** Redis hash of each part: its state and since when. In Redis, so that it survives a restart of this process. */
const SINCE = 'system:since';

interface WatchedSystem {
  readonly replicas: AllReplicas;
  readonly parts: readonly PartState[];
}

const UNKNOWN: WatchedSystem = {
  replicas: { heard: [], silent: [] },
  parts: systemParts.map((part) => ({ part, state: null, since: null })),
};

/** Checks all replicas every second, also without open screens, so that changes get the right time. */
@Injectable()
export class SystemMonitor {
  private readonly replicas: ReplicaStates;
  private watched = UNKNOWN;

  constructor(private readonly redis: Redis) {
    this.replicas = new ReplicaStates(redis);
  }

  get now(): WatchedSystem {
    return this.watched;
  }

  /** Reads all replicas from Redis; without Redis every state is unknown. */
  @RepeatEvery(READ_INTERVAL_MS)
  async run(): Promise<void> {
    try {
      const replicas = await this.replicas.all();
      const status = computeSystemStatus(replicas, new Date());
      this.watched = { replicas, parts: await this.datedStates(status) };
    } catch {
      this.watched = UNKNOWN;
    }
  }

  private async datedStates(status: SystemStatus): Promise<PartState[]> {
    const storedStates = await this.redis.hgetall(SINCE);
    const parts = systemParts.map((part) => datedState(part, status[part], storedStates[part]));
    const changes = parts.filter(({ part, state, since }) => state && storedStates[part] !== formatState(state, since));
    if (changes.length > 0) {
      await this.redis.hset(
        SINCE,
        Object.fromEntries(changes.map(({ part, state, since }) => [part, formatState(state, since)])),
      );
    }
    return parts;
  }
}

/** A part keeps its date while its state is the same; a new state is dated now. */
function datedState(part: SystemPart, state: PartState['state'], storedText: string | undefined): PartState {
  if (state === null) return { part, state, since: null };
  const [before, since] = storedText?.split(' ') ?? [];
  return { part, state, since: before === state && since ? since : new Date().toISOString() };
}

function formatState(state: PartState['state'], since: string | null): string {
  return `${state} ${since}`;
}
