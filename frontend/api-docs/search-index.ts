import type { Language } from '@pruefer/contracts';
import MiniSearch from 'minisearch';
import { type SearchEntry, searchOptions } from './client/search-options.js';
import { buildPagePath, type Page } from './content/page.js';
import { PROBLEMS } from './content/problem-pages.js';
import type { RenderedPage } from './markdown/render-markdown.js';

const tag = /<[^>]+>/g;
const heading = /(?=<h[23] id=")/;
const headingParts = /^<h[23] id="([^"]+)">(.*?)<\/h[23]>/;

/** The search index of a language, as the script of the pages loads it: an entry for each section of each page, one for a problem. */
export function searchIndex(language: Language, pages: readonly (readonly [Page, RenderedPage])[]): string {
  const index = new MiniSearch<SearchEntry>(searchOptions);
  for (const [page, { html }] of pages) {
    const isProblem = page.group === PROBLEMS;
    const parts = isProblem ? [html] : html.split(heading);
    for (const [number, part] of parts.entries()) {
      const [, id, title = isProblem ? page.slug.split('/').at(-1)! : ''] = headingParts.exec(part) ?? [];
      index.add({
        id: `${page.slug}-${number}`,
        url: buildPagePath(language, page.slug) + (id ? `#${id}` : ''),
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
