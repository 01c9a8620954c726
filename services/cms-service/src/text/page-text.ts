import type { RenderedContent } from '@pruefer/contracts';

/** Sanitised HTML of a text, and the warnings about it. */
export type RenderedText = RenderedContent;

/** The one way from what staff wrote to what visitors see: for save, preview and public page. */
export abstract class PageText {
  /**
   * @param text Markdown, HTML or both, at most 100 KB
   * @param left aborted when the caller disconnects
   * @throws Problem `content_too_complex`: nested too deeply, too slow, or too much HTML; `unavailable` after waiting
   * too long
   */
  abstract render(text: string, left?: AbortSignal): Promise<RenderedText>;
}
