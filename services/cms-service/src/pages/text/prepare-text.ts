import type { RenderedContent } from '@pruefer/contracts';
import { Injectable } from '@nestjs/common';
import { PageText } from '../../text/page-text.js';
import { TextBlocks } from './text-blocks.js';

/** Values derived from a text and stored with it. */
export interface PreparedText {
  readonly html: string;
  readonly links: string[];
  readonly images: string[];
  readonly gaps: string[];
}

/** Makes of a page's text what visitors see: its blocks filled with what holds here, rendered and sanitised. */
@Injectable()
export class PrepareText {
  constructor(
    private readonly blocks: TextBlocks,
    private readonly text: PageText,
  ) {}

  /**
   * @param signal aborted when the caller disconnects
   * @throws Problem `content_too_complex`
   */
  async run(content: string, signal?: AbortSignal): Promise<PreparedText> {
    const { html, links, images, gaps } = await this.render(content, signal);
    return { html, links, images: images.map(({ src }) => src), gaps };
  }

  /**
   * The same with everything that is known of the text.
   * @throws Problem `content_too_complex`
   */
  render(content: string, signal?: AbortSignal): Promise<RenderedContent> {
    return this.text.render(this.blocks.fill(content), signal);
  }
}
