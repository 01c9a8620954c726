import type { Redis } from 'ioredis';

/** How a running replica of a service is. */
export interface Replica {
  /** Service, host and port: the same after a restart. */
  readonly id: string;
  readonly service: string;
  readonly ready: boolean;
  /** Since when it is ready, or is not; ISO 8601. */
  readonly since: string;
  /** Open connections at its main port. */
  readonly openConnections: number;
  /** Its health checks by name: whether all is well. */
  readonly checks: Readonly<Record<string, boolean>>;
  /** What it tells beside ready or not. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A replica that has published nothing for some time and has not said goodbye: killed, frozen or cut off. */
export interface SilentReplica extends Pick<Replica, 'id' | 'service'> {
  readonly lastHeardAt: Date;
}

export interface AllReplicas {
  readonly heard: readonly Replica[];
  readonly silent: readonly SilentReplica[];
}

/** What a replica has published is gone after this long. By Redis' clock: nobody compares the clocks of two machines. */
const GONE_AFTER_MS = 6_000;
/** It tells every 2 s, and its checks take 1 s at most: later than this something is wrong with it. */
const SILENT_AFTER_MS = 4_000;
/** A replica that stays silent was removed; until then an operator should look after it. */
const REMEMBERED_MS = 10 * 60_000;

const KNOWN = 'replicas';
const keyOf = (id: string) => `replica:${id}`;
const serviceOf = (id: string) => id.slice(0, id.indexOf('@'));

/** All replicas of all services, as they publish it themselves through Redis. */
export class Replicas {
  constructor(private readonly redis: Redis) {}

  async publish(replica: Replica): Promise<void> {
    await this.redis
      .multi()
      .set(keyOf(replica.id), JSON.stringify(replica), 'PX', GONE_AFTER_MS)
      .zadd(KNOWN, Date.now(), replica.id)
      .exec();
  }

  /** Takes the place of one that has fallen silent: it was started again somewhere else. */
  async replaceSilent(service: string): Promise<void> {
    const { silent } = await this.all();
    const [oldest] = silent.filter((replica) => replica.service === service);
    if (oldest) await this.redis.zrem(KNOWN, oldest.id);
  }

  /** An orderly end: nobody misses this replica. */
  async leave(id: string): Promise<void> {
    await this.redis.multi().del(keyOf(id)).zrem(KNOWN, id).exec();
  }

  /** @throws Error while Redis is unavailable */
  async all(): Promise<AllReplicas> {
    await this.redis.zremrangebyscore(KNOWN, '-inf', Date.now() - REMEMBERED_MS);
    const known = await this.redis.zrange(KNOWN, 0, '-1', 'WITHSCORES');
    const ids = known.filter((_, place) => place % 2 === 0);
    const published = await Promise.all(ids.map((id) => this.publishedBy(id)));
    const heard = published.flatMap((replica) => replica ?? []);
    const silent = ids.flatMap((id, place) =>
      published[place] ? [] : { id, service: serviceOf(id), lastHeardAt: new Date(Number(known[place * 2 + 1])) },
    );
    return { heard, silent };
  }

  /** Undefined of a silent one. */
  private async publishedBy(id: string): Promise<Replica | undefined> {
    const [text, leftMs] = await Promise.all([this.redis.get(keyOf(id)), this.redis.pttl(keyOf(id))]);
    return text && leftMs > GONE_AFTER_MS - SILENT_AFTER_MS ? (JSON.parse(text) as Replica) : undefined;
  }
}
