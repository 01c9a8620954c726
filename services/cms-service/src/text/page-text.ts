import type { RenderedContent } from '@pruefer/contracts';

/** The one way from what staff wrote to what visitors see: for save, preview and public page. */
export abstract class PageText {
  /**
   * @param text Markdown, HTML or both, at most 100 KB
   * @param signal aborted when the caller disconnects
   * @throws Problem `content_too_complex`: nested too deeply, too slow, or too much HTML; `unavailable` after waiting
   * too long
   */
  abstract render(text: string, signal?: AbortSignal): Promise<RenderedContent>;
}
