import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { LiveSessions, RepeatEvery } from '@pruefer/platform';
import type { Readable } from 'node:stream';
import { COMMENT, OpenStream, type StreamReader } from './event-stream.js';
import { LiveUpdates } from './live-updates.js';
import { RecentJobs } from './recent-jobs.js';

const MAX_STREAMS = 200;
const MAX_STREAMS_PER_USER = 6;
/** Maximum delay of urgent events, in milliseconds. */
const UPDATES_INTERVAL_MS = 500;
/** A session that has ended is noticed well within a second. */
const SESSIONS_INTERVAL_MS = 500;
/** Tolerates short outages of Redis before streams are closed. */
const MAX_FAILED_CHECKS = 3;
/** Proxies close silent connections. */
const COMMENT_INTERVAL_MS = 15_000;

/** All open event streams of this process; data is read once for all of them. */
@Injectable()
export class EventHub implements OnModuleDestroy {
  private readonly streams = new Set<OpenStream>();
  private isClosing = false;
  private sentJobs = 0;

  constructor(
    private readonly updates: LiveUpdates,
    private readonly jobs: RecentJobs,
    private readonly sessions: LiveSessions,
  ) {}

  /** Ends all streams without waiting for their readers. */
  onModuleDestroy(): void {
    this.isClosing = true;
    for (const stream of this.streams) stream.end();
  }

  get openStreams(): number {
    return this.streams.size;
  }

  /**
   * Opens a stream: all events at once, then changes, until its reader disconnects or its session ends.
   * @throws Problem `too_many_streams` of this user; `unavailable` at the limit of the process
   */
  open(principal: StreamReader): Readable {
    const userStreams = [...this.streams].filter((stream) => stream.principal.userId === principal.userId);
    if (userStreams.length >= MAX_STREAMS_PER_USER) throw new Problem('too_many_streams');
    if (this.isClosing || this.streams.size >= MAX_STREAMS) throw new Problem('unavailable', { retryAfterSeconds: 5 });
    const stream = new OpenStream(principal);
    this.streams.add(stream);
    stream.body.once('close', () => this.streams.delete(stream));
    stream.send(COMMENT);
    if (seesJobs(stream)) stream.send(this.jobs.text());
    void this.updates.all().then((text) => stream.send(text));
    return stream.body;
  }

  @RepeatEvery(UPDATES_INTERVAL_MS, { name: 'events' })
  async sendUpdates(): Promise<void> {
    if (this.streams.size === 0) return;
    this.sendJobs();
    if (!this.updates.areDue) return;
    const text = await this.updates.readChanges();
    for (const stream of this.streams) stream.send(text);
  }

  @RepeatEvery(COMMENT_INTERVAL_MS, { name: 'comments' })
  async sendComments(): Promise<void> {
    for (const stream of this.streams) stream.send(COMMENT);
  }

  private sendJobs(): void {
    const { changes } = this.jobs;
    if (changes === this.sentJobs) return;
    this.sentJobs = changes;
    const text = this.jobs.text();
    for (const stream of this.streams) if (seesJobs(stream)) stream.send(text);
  }

  /** After several failed checks streams are closed too; the reconnect is then authorized like every call. */
  @RepeatEvery(SESSIONS_INTERVAL_MS, { name: 'sessions of event streams' })
  async endDeadSessions(): Promise<void> {
    await Promise.all(
      [...this.streams].map(async (stream) => {
        const hasEnded = await this.sessions.hasEnded(stream.principal.sessionId).catch(() => undefined);
        stream.failedChecks = hasEnded === undefined ? stream.failedChecks + 1 : 0;
        if (hasEnded || stream.failedChecks >= MAX_FAILED_CHECKS) stream.end();
      }),
    );
  }
}

/** Managers must not see jobs of admins (docs/SECURITY.md A1). */
function seesJobs({ principal }: OpenStream): boolean {
  return principal.role === 'admin';
}
