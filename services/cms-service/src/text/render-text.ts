import { gapMark, gapsIn, MAX_HTML_BYTES } from '@pruefer/contracts';
import { cleanHtml } from './clean-html.js';
import { headingIds } from './heading-ids.js';
import type { ImageSizes } from './image-markup.js';
import { htmlOfMarkdown } from './markdown.js';
import type { RenderedText } from './page-text.js';
import { TooMuchText } from './text-bounds.js';

/** In cleaned HTML a `<` or `>` is that of a tag, wherever it stands. */
const tagOrText = /<[^>]*>|[^<]+/g;
const numberedHeading = /^<h([2-6]) id="(\d+)">$/;
const gapsInHtml = new RegExp(gapMark.source, 'g');

/**
 * From what somebody wrote to what is shown: Markdown and HTML to HTML, cleaned, headings named, gaps marked.
 * @param sizes of the images that the text may show
 * @throws TooMuchText when the text breaks a bound
 */
export function renderText(text: string, sizes: ImageSizes): RenderedText {
  const clean = cleanHtml(htmlOfMarkdown(text), sizes);
  const ids = headingIds(clean.headings.map(({ text: words }) => words));
  const html = clean.html.replace(tagOrText, (piece) => {
    if (!piece.startsWith('<')) return piece.replace(gapsInHtml, '<mark class="gap">Lücke: $1</mark>');
    const [, level, place] = numberedHeading.exec(piece) ?? [];
    return level === undefined ? piece : `<h${level} id="${ids[Number(place)]!}">`;
  });
  if (Buffer.byteLength(html) > MAX_HTML_BYTES) throw new TooMuchText('textTooLong');
  const headings = clean.headings.filter(({ text: words }) => words !== '');
  return { html, headings, links: [...new Set(clean.links)], images: [...clean.images], gaps: gapsIn(text) };
}
