import { Readable } from 'node:stream';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';

/** Each takes a part of a processor as long as it runs. */
const MOST_AT_ONCE = 5;
const RETRY_AFTER_SECONDS = 10;

/** The files that a process is making while they are being read: a slow reader slows down no other. */
@Injectable()
export class RunningExports implements OnModuleDestroy {
  private readonly running = new Set<Readable>();

  /**
   * Begins a file.
   * @param pages no page is made before the one before it is wanted
   * @param note what has to be noted before anybody reads; without it there is no file
   * @throws Problem `exports_busy`; what `note` throws
   */
  async begin(pages: AsyncIterable<Buffer>, note: () => Promise<void>): Promise<Readable> {
    if (this.running.size >= MOST_AT_ONCE)
      throw new Problem('exports_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const content = Readable.from(pages, { highWaterMark: 1 });
    this.running.add(content);
    content.once('close', () => this.running.delete(content));
    try {
      await note();
    } catch (error) {
      // Nobody will read it: it would count as running for ever.
      this.running.delete(content);
      content.destroy();
      throw error;
    }
    return content;
  }

  /** A slow reader must not keep the service from stopping. */
  onModuleDestroy(): void {
    for (const content of this.running) content.destroy();
  }
}
