import type { RenderedContent } from '@pruefer/contracts';
import { Injectable } from '@nestjs/common';
import { PageText } from '../../rendering/page-text.js';
import { TextPlaceholders } from './text-placeholders.js';

/** Values derived from a text and stored with it. */
export interface PreparedText {
  readonly html: string;
  readonly links: string[];
  readonly images: string[];
  readonly gaps: string[];
}

/** Converts the text of a page to HTML: fills its placeholders with the settings of this installation, renders and sanitises it. */
@Injectable()
export class PrepareText {
  constructor(
    private readonly placeholders: TextPlaceholders,
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
   * Renders like `run` and returns all results of the rendering.
   * @throws Problem `content_too_complex`
   */
  render(content: string, signal?: AbortSignal): Promise<RenderedContent> {
    return this.text.render(this.placeholders.fill(content), signal);
  }
}
