import type { RenderedContent } from '@pruefer/contracts';

/** Renders the texts of staff to HTML for visitors. Saves, previews and public pages all use it. */
export abstract class PageText {
  /**
   * @param text Markdown, HTML or both, at most 100 KB
   * @param signal aborted when the caller disconnects
   * @throws Problem `content_too_complex`: nested too deeply, too slow, or too much HTML; `unavailable` after waiting
   * too long
   */
  abstract render(text: string, signal?: AbortSignal): Promise<RenderedContent>;
}
