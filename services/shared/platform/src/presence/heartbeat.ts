import { hostname } from 'node:os';
import type { AddressInfo, Server } from 'node:net';
import { promisify } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Readiness, type ReadinessReport } from '../health/readiness.js';
import { repeatEvery, type Repetition } from '../repeat-every.js';
import { SERVICE_NAME } from '../service-name.js';
import { type ReplicaState, ReplicaStates } from './replica-states.js';

const EVERY_MS = 2_000;

/** Publishes the state of this replica every two seconds. */
export class Heartbeat {
  private readonly id: string;
  private readonly countConnections: () => Promise<number>;
  private state = { ready: false, since: new Date().toISOString() };
  private hasArrived = false;
  private repetition: Repetition | undefined;

  constructor(
    private readonly service: string,
    private readonly replicas: ReplicaStates,
    private readonly readiness: Readiness,
    server: Server,
  ) {
    this.id = `${service}@${hostname()}:${(server.address() as AddressInfo).port}`;
    this.countConnections = promisify(server.getConnections.bind(server));
  }

  start(): this {
    // An outage of Redis is logged by its connection; the next turn tries again.
    this.repetition = repeatEvery(EVERY_MS, Heartbeat.name, () => this.beat().catch(() => undefined));
    return this;
  }

  /** Removes the replica, so that a graceful shutdown does not count as a failure. */
  async stop(): Promise<void> {
    await this.repetition?.stop();
    await this.replicas.leave(this.id).catch(() => undefined);
  }

  private async beat(): Promise<void> {
    const { ready, checks, ...facts } = await this.readiness.report();
    if (ready !== this.state.ready) this.state = { ready, since: new Date().toISOString() };
    const replica: ReplicaState = {
      id: this.id,
      service: this.service,
      ...this.state,
      openConnections: await this.countConnections(),
      checks: withoutReasons(checks),
      facts,
    };
    if (!this.hasArrived) await this.replicas.replaceSilent(this.service);
    this.hasArrived = true;
    await this.replicas.publish(replica);
  }
}

function withoutReasons(checks: ReadinessReport['checks']): Record<string, boolean> {
  return Object.fromEntries(Object.entries(checks).map(([name, { up }]) => [name, up]));
}

/** @returns undefined for a service without Redis */
export function startHeartbeat(app: INestApplicationContext, server: Server): Heartbeat | undefined {
  const redis = findRedis(app);
  return (
    redis && new Heartbeat(app.get<string>(SERVICE_NAME), new ReplicaStates(redis), app.get(Readiness), server).start()
  );
}

function findRedis(app: INestApplicationContext): Redis | undefined {
  try {
    return app.get(Redis);
  } catch {
    return undefined;
  }
}
