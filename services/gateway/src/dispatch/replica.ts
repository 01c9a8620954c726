import { type BatchKind, batchKinds, type BatchNeed, getBatchNeed } from '@pruefer/contracts';

/** Batches of one kind that one replica gets at the same time: one in its database, the next one on its way. */
export const SLOTS_PER_KIND = 2;
/** Milliseconds for which a failed replica is skipped while another is available. */
export const SKIP_MS = 1_000;

/** The kinds of checks that a replica reports it can answer. */
export interface ReplicaReadiness {
  readonly public: boolean;
  readonly keyed: boolean;
  /** The missing part, in words for people; null when complete. */
  readonly reason: string | null;
}

/** State of one replica of validation-service. The caller passes times, in milliseconds of one clock. */
export class Replica {
  /** Result of the last probe; a new replica counts as ready until its first one. */
  readiness: ReplicaReadiness = { public: true, keyed: true, reason: null };
  private readonly underWay: Record<BatchKind, number> = { public: 0, keyed: 0, idempotent: 0, bulk: 0 };
  private readonly skippedUntilMs: Record<BatchNeed, number> = { public: 0, keyed: 0 };
  private lastSentAtMs = 0;

  constructor(readonly origin: string) {}

  /** Batches of all kinds that it has not answered yet. */
  get load(): number {
    return batchKinds.reduce((sum, kind) => sum + this.underWay[kind], 0);
  }

  /**
   * Whether it can take another batch of a kind: one at any time, and one more when that is worth it.
   * @param mayPipeline enough checks wait, or have waited long enough, for a second batch
   */
  hasSlot(kind: BatchKind, mayPipeline: boolean): boolean {
    return this.underWay[kind] < (mayPipeline ? SLOTS_PER_KIND : 1);
  }

  /** Whether it is skipped for this kind: after a failure, or because its probe reported not ready. */
  isSkipped(kind: BatchKind, nowMs: number): boolean {
    const need = getBatchNeed(kind);
    return nowMs < this.skippedUntilMs[need] || !this.readiness[need];
  }

  /** Skips it for `SKIP_MS` for all kinds with the same need. */
  skip(kind: BatchKind, nowMs: number): void {
    this.skippedUntilMs[getBatchNeed(kind)] = nowMs + SKIP_MS;
  }

  batchSent(kind: BatchKind, nowMs: number): void {
    this.underWay[kind]++;
    this.lastSentAtMs = nowMs;
  }

  batchEnded(kind: BatchKind): void {
    this.underWay[kind]--;
  }

  /** Whether it should get the next batch before the other one: fewer batches under way; at a tie the longer idle one. */
  isPreferredOver(other: Replica): boolean {
    return this.load < other.load || (this.load === other.load && this.lastSentAtMs < other.lastSentAtMs);
  }
}
