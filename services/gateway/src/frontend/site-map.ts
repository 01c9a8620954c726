import { type HomepageMeta, homePath, pagePath, type PublishedPage } from '@pruefer/contracts';

interface SiteMapContent {
  readonly meta: Pick<HomepageMeta, 'robotsContent'>;
  readonly pages: readonly Pick<PublishedPage, 'slug' | 'noindex' | 'updatedAt' | 'translationOf'>[];
  readonly docs: readonly string[];
}

/**
 * The addresses that search engines may list; pages of staff have the time of their last change.
 * @param origin "https://iban.example": the protocol wants whole addresses
 */
export function siteMap(origin: string, { meta, pages, docs }: SiteMapContent): string {
  const indexedPages = pages.filter(({ noindex }) => !noindex);
  const home = meta.robotsContent.startsWith('noindex')
    ? []
    : [entry(origin + homePath.de), entry(origin + homePath.en)];
  const pageEntries = indexedPages.map((page) => entry(origin + pagePath(page), page.updatedAt));
  const entries = [...home, ...pageEntries, ...docs.map((path) => entry(origin + path))];
  const name = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${name}">\n${entries.join('')}</urlset>\n`;
}

/** One entry. Needs no escaping, because slugs and origins have no special characters of XML. */
function entry(address: string, changedAt?: string): string {
  return `  <url><loc>${address}</loc>${changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`}</url>\n`;
}
