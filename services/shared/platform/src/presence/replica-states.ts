import type { Redis } from 'ioredis';

export interface ReplicaState {
  /** Service, host and port: the same after a restart. */
  readonly id: string;
  readonly service: string;
  readonly ready: boolean;
  /** Time of the last change of readiness; ISO 8601. */
  readonly since: string;
  readonly openConnections: number;
  readonly checks: Readonly<Record<string, boolean>>;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A replica that stopped publishing without a graceful shutdown: killed, frozen or disconnected. */
type SilentReplica = Pick<ReplicaState, 'id' | 'service'>;

export interface AllReplicas {
  readonly heard: readonly ReplicaState[];
  readonly silent: readonly SilentReplica[];
}

/** Published states expire after this time, by the clock of Redis, so that clock differences do not matter. */
const GONE_AFTER_MS = 6_000;
/** A replica publishes every 2 s, and its checks take 1 s at most; a longer silence is a failure. */
const SILENT_AFTER_MS = 4_000;
/** After this time a silent replica counts as removed; until then it is shown to the operator. */
const REMEMBERED_MS = 10 * 60_000;

const KNOWN = 'replicas';
const toRedisKey = (id: string) => `replica:${id}`;
const extractService = (id: string) => id.slice(0, id.indexOf('@'));

/** The replicas of all services in Redis, where each publishes its own state. */
export class ReplicaStates {
  constructor(private readonly redis: Redis) {}

  async publish(replica: ReplicaState): Promise<void> {
    await this.redis
      .multi()
      .set(toRedisKey(replica.id), JSON.stringify(replica), 'PX', GONE_AFTER_MS)
      .zadd(KNOWN, Date.now(), replica.id)
      .exec();
  }

  /** Removes a silent replica that was restarted elsewhere. */
  async replaceSilent(service: string): Promise<void> {
    const { silent } = await this.all();
    const [oldest] = silent.filter((replica) => replica.service === service);
    if (oldest) await this.redis.zrem(KNOWN, oldest.id);
  }

  async leave(id: string): Promise<void> {
    await this.redis.multi().del(toRedisKey(id)).zrem(KNOWN, id).exec();
  }

  /** @throws Error while Redis is unavailable */
  async all(): Promise<AllReplicas> {
    await this.redis.zremrangebyscore(KNOWN, '-inf', Date.now() - REMEMBERED_MS);
    const ids = await this.redis.zrange(KNOWN, 0, '-1');
    const replicas = await Promise.all(ids.map((id) => this.publishedBy(id)));
    const heard = replicas.flatMap((replica) => replica ?? []);
    const silent = ids.flatMap((id, index) => (replicas[index] ? [] : { id, service: extractService(id) }));
    return { heard, silent };
  }

  private async publishedBy(id: string): Promise<ReplicaState | undefined> {
    const [text, leftMs] = await Promise.all([this.redis.get(toRedisKey(id)), this.redis.pttl(toRedisKey(id))]);
    return text && leftMs > GONE_AFTER_MS - SILENT_AFTER_MS ? (JSON.parse(text) as ReplicaState) : undefined;
  }
}
