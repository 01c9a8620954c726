import { Logger } from '@nestjs/common';
import { repeatEvery, type Repetition, withTimeout } from '@pruefer/platform';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { ConnectedReplica } from './connected-replica.js';

const LOOKUP_TIMEOUT_MS = 3_000;

const LOOKUP_INTERVAL_MS = 5_000;
const PROBE_INTERVAL_MS = 1_000;

/** The replicas of validation-service as they are now: looked up every 5 s, asked for their readiness every second. */
export class Replicas {
  private readonly logger = new Logger(Replicas.name);
  private loops: readonly Repetition[] = [];
  private pool: readonly ConnectedReplica[] = [];

  /** @param urls base URLs; each host name may have several addresses */
  constructor(
    private readonly urls: readonly string[],
    private readonly internalSecret: string,
  ) {}

  get all(): readonly ConnectedReplica[] {
    return this.pool;
  }

  /** Looks the names up and keeps list and readiness up to date from then on. */
  async start(): Promise<void> {
    await this.lookUp();
    this.loops = [
      repeatEvery(LOOKUP_INTERVAL_MS, 'ReplicaLookup', () => this.lookUp()),
      repeatEvery(PROBE_INTERVAL_MS, 'ReplicaProbe', () => Promise.all(this.pool.map((replica) => replica.probe()))),
    ];
  }

  async stop(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
    await Promise.all(this.pool.map((replica) => replica.close()));
  }

  private async lookUp(): Promise<void> {
    const lookups = await Promise.allSettled(this.urls.map(lookUpOrigins));
    const unknown = lookups.find(({ status }) => status === 'rejected');
    // Those known so far stay: a name server that is unavailable for a moment says nothing about them.
    const previousOrigins = unknown ? this.pool.map(({ origin }) => origin) : [];
    const origins = lookups.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    await this.replaceBy(new Set([...previousOrigins, ...origins]));
  }

  private async replaceBy(origins: ReadonlySet<string>): Promise<void> {
    const leavers = this.pool.filter(({ origin }) => !origins.has(origin));
    const stayers = this.pool.filter(({ origin }) => origins.has(origin));
    const newcomers = [...origins].filter((origin) => !stayers.some((replica) => replica.origin === origin));
    if (leavers.length === 0 && newcomers.length === 0) return;
    this.pool = [...stayers, ...newcomers.map((origin) => new ConnectedReplica(origin, this.internalSecret))];
    this.logger.log(`replicas of validation-service: ${this.pool.map(({ origin }) => origin).join(', ') || 'none'}`);
    await Promise.all(leavers.map((replica) => replica.close()));
  }
}

/**
 * All addresses behind a base URL: a host name may have several, one per replica.
 * @param url for example `http://validation:4101`
 * @returns origins with an IP address each, sorted
 * @throws when the name cannot be looked up within 3 s
 */
export async function lookUpOrigins(url: string): Promise<string[]> {
  const { protocol, hostname, host, port } = new URL(url);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return [`${protocol}//${host}`];
  const addresses = await withTimeout(LOOKUP_TIMEOUT_MS, lookup(hostname, { all: true }));
  const ending = port === '' ? '' : `:${port}`;
  return addresses
    .map(({ address, family }) => `${protocol}//${family === 6 ? `[${address}]` : address}${ending}`)
    .sort();
}
