import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { MAX_CONTENT_BYTES, Problem, type RenderedContent } from '@pruefer/contracts';
import { imageIdsIn } from '../images/image-path.js';
import { ImageRepository } from '../images/image.repository.js';
import { boundSentences, type BrokenBound, TooMuchText } from './text-bounds.js';
import { TextThreads } from './text-threads.js';

/**
 * Renders the texts of staff to HTML for visitors, in separate threads, so that a slow text delays no other work. Saves, previews and
 * public pages all use it.
 */
@Injectable()
export class PageText implements OnModuleDestroy {
  private readonly threads = new TextThreads();

  constructor(private readonly images: ImageRepository) {}

  /**
   * @param text Markdown, HTML or both, at most 100 KB
   * @param signal aborted when the caller disconnects
   * @throws Problem `content_too_complex`: nested too deeply, too slow, or too much HTML; `unavailable` after waiting
   * too long
   */
  async render(text: string, signal?: AbortSignal): Promise<RenderedContent> {
    if (Buffer.byteLength(text) > MAX_CONTENT_BYTES) throw createProblem('textTooLong');
    const sizes = await this.images.readSizes(imageIdsIn(text));
    try {
      return await this.threads.run({ text, sizes }, signal);
    } catch (error) {
      throw error instanceof TooMuchText ? createProblem(error.bound) : error;
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads.end();
  }
}

function createProblem(bound: BrokenBound): Problem {
  return new Problem('content_too_complex', {
    errors: [{ field: 'content', code: bound, message: boundSentences[bound] }],
  });
}
