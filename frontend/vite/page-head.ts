import type { HtmlTagDescriptor, Plugin } from 'vite';
import { t } from '../src/texts/site.js';
import { renderedTexts } from '../src/texts/rendered-parts.js';
import { documentTexts } from '../src/texts/document.js';
import { escapeHtml } from './escape-html.js';

const firstFonts = [/instrument-sans-latin-wght-normal.*\.woff2$/, /geist-mono-latin-wght-normal.*\.woff2$/];

/** Completes index.html: texts from the catalogue, the two fonts that every page needs. */
export function pageHead(): Plugin {
  return {
    name: 'page-head',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => ({ html: withTexts(html), tags: bundle ? fontTags(Object.keys(bundle)) : [] }),
    },
  };
}

/** Replaces `{{path.of.text}}` by the catalogue's text, escaped. */
export function withTexts(html: string): string {
  return html.replace(/\{\{([\w.]+)\}\}/g, (_, path: string) => escapeHtml(textAt(path)));
}

/** Asks early for the built fonts. */
export function fontTags(files: readonly string[]): HtmlTagDescriptor[] {
  return firstFonts.map((font) => {
    const file = files.find((name) => font.test(name));
    if (!file) throw new Error(`the build has no file like ${font}`);
    return preloadTag(file);
  });
}

function preloadTag(file: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true };
  return { tag: 'link', attrs, injectTo: 'head' };
}

function textAt(path: string): string {
  const text = path.split('.').reduce<unknown>((texts, key) => (texts as Record<string, unknown> | undefined)?.[key], {
    ...t,
    ...renderedTexts,
    ...documentTexts,
  });
  if (typeof text !== 'string') throw new Error(`the catalogue has no text ${path}`);
  return text;
}
