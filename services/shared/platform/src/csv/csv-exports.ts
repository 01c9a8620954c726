import { Readable } from 'node:stream';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';

/** Each takes a part of a processor as long as it runs. */
const MOST_AT_ONCE = 5;
const RETRY_AFTER_SECONDS = 10;

/** Files that are made while they are being read, a few at once: whoever reads slowly slows nobody else down. */
@Injectable()
export class CsvExports implements OnModuleDestroy {
  private readonly running = new Set<Readable>();

  /**
   * @param pages the file bit by bit; none is made before the one before it is wanted
   * @param leaveRow writes down who exports what; without that row there is no file
   * @throws Problem `exports_busy`
   */
  async start(pages: AsyncIterable<Buffer>, leaveRow: () => Promise<void>): Promise<Readable> {
    if (this.running.size >= MOST_AT_ONCE)
      throw new Problem('exports_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const content = Readable.from(pages, { highWaterMark: 1 });
    this.running.add(content);
    content.once('close', () => this.running.delete(content));
    try {
      await leaveRow();
    } catch (error) {
      // Nobody will read it: it would count as running for ever.
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
