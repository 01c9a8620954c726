import {
  defaultHomepageMeta,
  type HomepageMeta,
  homePath,
  inEnglish,
  type Language,
  languageOfPath,
  pagePath,
  type PublishedPage,
  toOpenGraph,
  toTwitterCard,
} from '@pruefer/contracts';
import { escapeHtml, escapeJson } from './escape-text.js';
import { ORIGIN_MARK } from './document-marks.js';

/** The frontend's own preview image, size in pixels. */
const shareCard = { address: '/share-card.png', width: 1200, height: 630 } as const;

/** Metadata of a document for search engines and link previews. */
export interface DocumentHead {
  readonly title: string;
  readonly description: string | null;
  readonly robots: string;
  readonly html: string;
}

const locales: Readonly<Record<Language, string>> = { de: 'de_DE', en: 'en_GB' };

/** The head of the home page; empty values get their defaults. The texts of the English page are the product's, because staff write the German ones. */
export function homeHead(germanMeta: HomepageMeta, siteName: string, language: Language): DocumentHead {
  const meta = language === 'de' ? germanMeta : englishMeta(germanMeta, siteName);
  const { pageTitle: title, metaDescription: description, robotsContent: robots, metaKeywords, canonicalUrl } = meta;
  const address = canonicalUrl || homePath[language];
  const openGraph = toOpenGraph(meta);
  const twitter = toTwitterCard(meta);
  const url = absoluteAddress(homePath[language]);
  const about = { '@type': 'WebSite', name: siteName, description, url, inLanguage: language };
  const html = [
    ...openingTags({ title, description, robots }),
    ...(metaKeywords ? [metaTag('keywords', metaKeywords)] : []),
    `<link rel="canonical" href="${escapeHtml(absoluteAddress(address))}" />`,
    ...languageLinks(homePath),
    ...openGraphTags({ ...openGraph, type: 'website', siteName, address, language }),
    ...twitterTags(twitter),
    jsonLd(about),
  ].join('\n    ');
  return { title, description, robots, html };
}

/** @param translation path of the page in the other language, if there is one */
export function pageHead(page: PublishedPage, siteName: string, translation?: string): DocumentHead {
  const { metaDescription: description } = page;
  const title = `${page.title} - ${siteName}`;
  const robots = page.noindex ? 'noindex' : 'index, follow';
  const address = pagePath(page);
  const language = languageOfPath(address);
  const card = { title: page.title, description: description ?? '', image: null };
  const about = {
    '@type': 'WebPage',
    name: page.title,
    ...(description && { description }),
    url: absoluteAddress(address),
    datePublished: page.createdAt,
    dateModified: page.updatedAt,
    inLanguage: language,
    isPartOf: { '@type': 'WebSite', name: siteName, url: absoluteAddress(homePath[language]) },
  };
  const html = [
    ...openingTags({ title, description, robots }),
    `<link rel="canonical" href="${escapeHtml(absoluteAddress(address))}" />`,
    ...(translation
      ? languageLinks(language === 'de' ? { de: address, en: translation } : { de: translation, en: address })
      : []),
    ...openGraphTags({ ...card, type: 'article', siteName, address, language }),
    ...twitterTags(card),
    jsonLd(about),
  ].join('\n    ');
  return { title, description, robots, html };
}

/** Leads search engines to each language; a reader of neither gets German. */
function languageLinks(paths: Readonly<Record<Language, string>>): string[] {
  return Object.entries({ ...paths, 'x-default': paths.de }).map(
    ([language, path]) => `<link rel="alternate" hreflang="${language}" href="${absoluteAddress(path)}" />`,
  );
}

function englishMeta({ robotsContent, ogImage, twitterImage }: HomepageMeta, siteName: string): HomepageMeta {
  const metaDescription = inEnglish(defaultHomepageMeta.metaDescription);
  return { ...defaultHomepageMeta, pageTitle: siteName, metaDescription, robotsContent, ogImage, twitterImage };
}

/** Head of a document that search engines must not index: only a title. */
export function hiddenHead(title: string): DocumentHead {
  const robots = 'noindex';
  return { title, description: null, robots, html: openingTags({ title, description: null, robots }).join('\n    ') };
}

function openingTags({ title, description, robots }: Omit<DocumentHead, 'html'>): string[] {
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(description ? [metaTag('description', description)] : []),
    metaTag('robots', robots),
  ];
}

interface OpenGraph {
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  readonly type: 'website' | 'article';
  readonly siteName: string;
  readonly address: string;
  readonly language: Language;
}

function openGraphTags({ title, description, image, type, siteName, address, language }: OpenGraph): string[] {
  return [
    propertyTag('og:type', type),
    propertyTag('og:locale', locales[language]),
    propertyTag('og:site_name', siteName),
    propertyTag('og:title', title),
    ...(description ? [propertyTag('og:description', description)] : []),
    propertyTag('og:url', absoluteAddress(address)),
    propertyTag('og:image', absoluteAddress(image ?? shareCard.address)),
    ...(image === null
      ? [
          propertyTag('og:image:width', String(shareCard.width)),
          propertyTag('og:image:height', String(shareCard.height)),
        ]
      : []),
  ];
}

function twitterTags({ title, description, image }: Pick<OpenGraph, 'title' | 'description' | 'image'>): string[] {
  return [
    metaTag('twitter:card', 'summary_large_image'),
    metaTag('twitter:title', title),
    ...(description ? [metaTag('twitter:description', description)] : []),
    metaTag('twitter:image', absoluteAddress(image ?? shareCard.address)),
  ];
}

/** Completes an address with the origin of this site; without a known host it remains a path. */
function absoluteAddress(address: string): string {
  return address.startsWith('/') ? `${ORIGIN_MARK}${address}` : address;
}

function metaTag(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}" />`;
}

function propertyTag(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`;
}

/** Structured data (JSON-LD). It is not executed, so the policy need not allow it, and its text cannot end the element. */
function jsonLd(about: object): string {
  return `<script type="application/ld+json">${escapeJson({ '@context': 'https://schema.org', ...about })}</script>`;
}
