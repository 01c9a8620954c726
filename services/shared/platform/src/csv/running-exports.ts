import { Readable } from 'node:stream';
import { Injectable, type OnModuleDestroy, StreamableFile } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';

const MAX_AT_ONCE = 5;
const RETRY_AFTER_SECONDS = 10;

/** Downloads of files that are created at the speed of their reader; limits their number per process. */
@Injectable()
export class RunningExports implements OnModuleDestroy {
  private readonly running = new Set<Readable>();

  /**
   * Begins a download.
   * @param pages a page is created only on demand
   * @param note runs before the first page; a failure stops the export
   * @throws Problem `exports_busy`; errors of `note`
   */
  async begin(fileName: string, pages: AsyncIterable<Buffer>, note: () => Promise<void>): Promise<StreamableFile> {
    if (this.running.size >= MAX_AT_ONCE) throw new Problem('exports_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const content = Readable.from(pages, { highWaterMark: 1 });
    this.running.add(content);
    content.once('close', () => this.running.delete(content));
    try {
      await note();
    } catch (error) {
      // Without a reader the export would count as running forever.
      this.running.delete(content);
      content.destroy();
      throw error;
    }
    return new StreamableFile(content, { disposition: `attachment; filename="${fileName}"` });
  }

  /** A slow reader must not delay the shutdown. */
  onModuleDestroy(): void {
    for (const content of this.running) content.destroy();
  }
}
