import type { Language } from '@pruefer/contracts';
import MiniSearch from 'minisearch';
import { searchOptions, type SearchEntry } from './client/search-options.js';
import { type Page, pathOf } from './content/page.js';
import type { RenderedPage } from './markdown/render-markdown.js';

const tag = /<[^>]+>/g;
const heading = /(?=<h[23] id=")/;
const headingParts = /^<h[23] id="([^"]+)">(.*?)<\/h[23]>/;

/** The search index of a language, as the script of the pages loads it: an entry for each section of each page. */
export function searchIndex(language: Language, pages: readonly (readonly [Page, RenderedPage])[]): string {
  const index = new MiniSearch<SearchEntry>(searchOptions);
  for (const [page, { html }] of pages) {
    for (const [number, part] of html.split(heading).entries()) {
      const [, id, title = ''] = headingParts.exec(part) ?? [];
      index.add({
        id: `${page.slug}-${number}`,
        url: pathOf(language, page.slug) + (id ? `#${id}` : ''),
        page: page.title,
        title: plain(title),
        text: number === 0 ? `${page.summary} ${plain(part)}` : plain(part),
      });
    }
  }
  return JSON.stringify(index);
}

function plain(html: string): string {
  return html
    .replace(tag, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/&(?:quot|amp|lt|gt);/g, ' ');
}
