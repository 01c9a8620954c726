import type { RenderedContent } from '@pruefer/contracts';

/** What a text is rendered to: sanitised HTML, and what is worth knowing of it. */
export type RenderedText = RenderedContent;

/** The one way from what staff wrote to what visitors see: for save, preview and public page. */
export abstract class PageText {
  /**
   * @param text Markdown, HTML or both, at most 100 KB
   * @param left aborted when the caller has gone
   * @throws Problem `content_too_complex`: nested too deeply, too slow, or too much HTML; `unavailable` when its turn does not come
   */
  abstract render(text: string, left?: AbortSignal): Promise<RenderedText>;
}
