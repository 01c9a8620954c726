import type { DocsListing, DocsPage } from '@pruefer/contracts';
import { escapeHtml } from '../frontend/escape-text.js';
import { ORIGIN_MARK } from '../frontend/document-marks.js';

/** The head of a page of the documentation: title, translations for search engines, styles and script. */
export function docsHead(page: DocsPage, siteName: string, { style, script }: DocsListing): string {
  const { path, markdownPath, language, title, summary, translation } = page;
  const otherLanguage = language === 'de' ? 'en' : 'de';
  const alternate = (hreflang: string, address: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${ORIGIN_MARK}${address}" />`;
  return [
    `<title>${escapeHtml(`${title} - ${siteName}`)}</title>`,
    `<meta name="description" content="${escapeHtml(summary)}" />`,
    `<link rel="canonical" href="${ORIGIN_MARK}${path}" />`,
    alternate(language, path),
    alternate(otherLanguage, translation),
    `<link rel="alternate" type="text/markdown" href="${markdownPath}" />`,
    `<link rel="stylesheet" href="${style}" />`,
    `<script type="module" src="${script}"></script>`,
  ].join('\n    ');
}
