import { Problem } from '@pruefer/contracts';
import type { RenderedText } from './page-text.js';
import { TextThread } from './text-thread.js';
import type { TextJob } from './text-thread.messages.js';

/** One goes on while another is ended and begun anew. */
const MAX_THREADS = 2;
/** What these take together is less than a caller waits. */
const MAX_WAITING = 16;
/** People write for a while, and then for days nobody does. */
const IDLE_MS = 60_000;
const RETRY_AFTER_SECONDS = 2;

/** The threads that texts are rendered in: none until the first text, none a minute after the last. */
export class TextThreads {
  private readonly idle: TextThread[] = [];
  private readonly waiting: ((thread: TextThread) => void)[] = [];
  private busy = 0;
  private ending: NodeJS.Timeout | undefined;
  private isClosing = false;

  /** @throws TooMuchText when the text breaks a bound; Problem `unavailable` when too many wait, or the thread stands still */
  async run(job: TextJob): Promise<RenderedText> {
    const thread = await this.take();
    try {
      return await thread.run(job);
    } finally {
      this.give(thread);
    }
  }

  /** Ends all threads, those that still render something when they have. */
  async end(): Promise<void> {
    this.isClosing = true;
    await this.endIdle();
  }

  private async endIdle(): Promise<void> {
    clearTimeout(this.ending);
    await Promise.all(this.idle.splice(0).map((thread) => thread.end()));
  }

  private take(): Promise<TextThread> {
    clearTimeout(this.ending);
    if (this.busy < MAX_THREADS) {
      this.busy++;
      const thread = this.idle.pop();
      return Promise.resolve(thread?.isUsable ? thread : new TextThread());
    }
    if (this.waiting.length >= MAX_WAITING)
      return Promise.reject(new Problem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private give(used: TextThread): void {
    // The next text shall not wait for a thread to begin.
    const thread = used.isUsable ? used : new TextThread();
    const next = this.waiting.shift();
    if (next) return next(thread);
    this.busy--;
    this.idle.push(thread);
    if (this.isClosing) void this.endIdle();
    else if (this.busy === 0) this.ending = setTimeout(() => void this.endIdle(), IDLE_MS).unref();
  }
}
