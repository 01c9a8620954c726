import { gapMark, gapsIn, MAX_HTML_BYTES, type RenderedContent } from '@pruefer/contracts';
import { sanitizeText } from './sanitize-text.js';
import { headingAt, headingIds } from './heading-ids.js';
import type { ImageSizes } from './image-markup.js';
import { htmlOfMarkdown } from './markdown.js';
import { TooMuchText } from './text-bounds.js';

/** In cleaned HTML every `<` and `>` belongs to a tag. */
const tagOrText = /<[^>]*>|[^<]+/g;
const numberedHeading = /^<h([2-6]) id="(\d+)">$/;
/** Matches a link within its page in the form that `sanitizeText` writes. */
const linkWithin = /^<a href="#([^"]+)"/;
/** Links with refused schemes, which the parser leaves as text. */
const refusedInMarkdown = /\]\(((?:javascript|vbscript|file|data):[^)]*)/gi;
const gapsInHtml = new RegExp(gapMark.source, 'g');

/**
 * Renders Markdown and HTML to sanitised HTML with ids for headings, resolved links to them and marked gaps.
 * @param sizes of the images that the text may show
 * @throws TooMuchText when the text breaks a bound
 */
export function renderText(text: string, sizes: ImageSizes): RenderedContent {
  const clean = sanitizeText(htmlOfMarkdown(text), sizes);
  const ids = headingIds(clean.headings.map(({ text: words }) => words));
  const knownIds = new Set(ids.filter((id) => id !== ''));
  const brokenLinks = [...clean.broken.links];
  const html = clean.html.replace(tagOrText, (piece) => {
    if (!piece.startsWith('<')) return piece.replace(gapsInHtml, '<mark class="gap">Lücke: $1</mark>');
    const [, level, place] = numberedHeading.exec(piece) ?? [];
    if (level !== undefined) return `<h${level} id="${ids[Number(place)]!}">`;
    return piece.replace(linkWithin, (link, fragment: string) => {
      const heading = headingAt(fragment.replaceAll('&amp;', '&'), knownIds);
      if (heading === undefined) brokenLinks.push(`#${fragment}`);
      return heading === undefined ? link : `<a href="#${heading}"`;
    });
  });
  if (Buffer.byteLength(html) > MAX_HTML_BYTES) throw new TooMuchText('textTooLong');
  const headings = clean.headings.filter(({ text: words }) => words !== '');
  for (const [, target = ''] of clean.html.matchAll(refusedInMarkdown)) brokenLinks.push(target);
  return {
    html,
    headings,
    links: [...new Set(clean.links)],
    images: [...clean.images],
    brokenImages: [...new Set(clean.broken.images)],
    brokenLinks: [...new Set(brokenLinks)],
    gaps: gapsIn(text),
  };
}
