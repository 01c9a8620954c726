import type { RenderedContent } from '@pruefer/contracts';
import { untilAborted } from '../until-aborted.js';
import { rendererUnavailable, TextThread, type ThreadSettings } from './text-thread.js';
import type { TextJob } from './text-thread.messages.js';

/** Two, so that one works while the other is replaced. */
const MAX_THREADS = 2;
/** Texts in the queue: all of them together take less time than a caller waits. */
const MAX_WAITING = 16;
/**
 * Longest wait for a thread including its start. Rendering may take another 10 s, and the gateway waits longer than both (`TEXT_WITHIN_MS`),
 * so that a busy machine answers late instead of refusing.
 */
const TURN_TIMEOUT_MS = 12_000;
/** Idle threads end after this time, because edits come in bursts with days between them. */
const IDLE_MS = 60_000;

type Waiter = (thread: TextThread) => void;

/** Renders texts in threads, which start with the first text and end a minute after the last one. */
export class TextThreads {
  private readonly idle: TextThread[] = [];
  private readonly waiters = new Set<Waiter>();
  private busy = 0;
  private ending: NodeJS.Timeout | undefined;
  private isClosing = false;

  /** @param settings of the threads, for tests */
  constructor(private readonly settings: ThreadSettings & { readonly turnTimeoutMs?: number } = {}) {}

  /**
   * @param signal aborted when the caller disconnects: its text leaves the queue unrendered. Without it the text waits
   * without limit
   * @throws TooMuchText when the text breaks a bound; Problem `unavailable` when the queue is full, the wait is too
   * long, the thread hangs, or the caller disconnected
   */
  async run(job: TextJob, signal?: AbortSignal): Promise<RenderedContent> {
    const turn =
      signal && AbortSignal.any([signal, AbortSignal.timeout(this.settings.turnTimeoutMs ?? TURN_TIMEOUT_MS)]);
    const thread = await this.acquire(turn);
    try {
      await untilAborted(thread.ready, turn, { unavailable: rendererUnavailable });
      const renderedText = await thread.run(job);
      // The caller has its answer already, so nothing may be saved.
      if (signal?.aborted) throw rendererUnavailable();
      return renderedText;
    } finally {
      this.release(thread);
    }
  }

  /** Ends all threads, busy ones after their text. */
  async end(): Promise<void> {
    this.isClosing = true;
    await this.endIdle();
  }

  private async endIdle(): Promise<void> {
    clearTimeout(this.ending);
    await Promise.all(this.idle.splice(0).map((thread) => thread.end()));
  }

  private async acquire(turn: AbortSignal | undefined): Promise<TextThread> {
    clearTimeout(this.ending);
    if (this.busy < MAX_THREADS) {
      this.busy++;
      const thread = this.idle.pop();
      return thread?.isUsable ? thread : new TextThread(this.settings);
    }
    if (this.waiters.size >= MAX_WAITING) throw rendererUnavailable();
    let waiter: Waiter | undefined;
    const nextThread = new Promise<TextThread>((resolve) => this.waiters.add((waiter = resolve)));
    return untilAborted(nextThread, turn, {
      unavailable: rendererUnavailable,
      onEnd: () => this.waiters.delete(waiter!),
    });
  }

  private release(used: TextThread): void {
    // Replaced now, so that the next text need not wait for a thread to start.
    const thread = used.isUsable ? used : new TextThread(this.settings);
    const [next] = this.waiters;
    if (next) {
      this.waiters.delete(next);
      return next(thread);
    }
    this.busy--;
    this.idle.push(thread);
    if (this.isClosing) void this.endIdle();
    else if (this.busy === 0) this.ending = setTimeout(() => void this.endIdle(), IDLE_MS).unref();
  }
}
