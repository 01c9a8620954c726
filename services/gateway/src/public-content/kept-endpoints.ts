import {
  type Endpoint,
  listPublicPages,
  listPublicSections,
  Problem,
  type PublicPage,
  type PublicPageRow,
  type PublishedPage,
  readFooterConfig,
  readHeaderConfig,
  readHomepageMeta,
  readPublicPage,
  type ResponseOf,
} from '@pruefer/contracts';
import type { PublicContent } from './public-content.js';

/** An endpoint that the gateway answers itself instead of forwarding the call. */
export interface KeptEndpoint {
  readonly endpoint: Endpoint;
  /** @param input parameters of path and query; a query follows its class @throws Problem */
  readonly answer: (content: PublicContent, input: Readonly<Record<string, string>>) => object;
}

/** Public calls that the gateway answers from its own copy, so that visitors can read while cms-service is unavailable. */
export const keptEndpoints: readonly KeptEndpoint[] = [
  keptEndpoint(listPublicPages, ({ pages }) => pages.map(toPageRow)),
  keptEndpoint(readPublicPage, getPage),
  keptEndpoint(listPublicSections, (content, { language }) => [...content.sectionsIn(language === 'en' ? 'en' : 'de')]),
  keptEndpoint(readHomepageMeta, ({ meta }) => meta),
  keptEndpoint(readHeaderConfig, ({ header }) => header),
  keptEndpoint(readFooterConfig, ({ footer }) => footer),
];

function keptEndpoint<E extends Endpoint>(
  endpoint: E,
  answer: (content: PublicContent, input: Readonly<Record<string, string>>) => ResponseOf<E> & object,
): KeptEndpoint {
  return { endpoint, answer };
}

function toPageRow({ html: _, ...page }: PublishedPage): PublicPageRow {
  return { ...page, isPublished: true };
}

function getPage(content: PublicContent, { slug = '' }: Readonly<Record<string, string>>): PublicPage {
  const page = content.pageAt(slug) ?? content.pageAt(content.findRedirect(slug) ?? '');
  if (!page) throw new Problem('page_unknown');
  return { ...toPageRow(page), content: page.html };
}
