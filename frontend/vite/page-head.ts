import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { t } from '../src/texts/de.js';

const SCRIPT = 'first-paint.js';
const script = readFileSync(new URL(`../src/app/${SCRIPT}`, import.meta.url), 'utf8');
const firstFonts = [/instrument-sans-latin-wght-normal.*\.woff2$/, /geist-mono-latin-wght-normal.*\.woff2$/];

/** Completes index.html: texts from the catalogue, the script that runs before the first paint, the two fonts that every page needs. */
export function pageHead(): Plugin {
  let building = false;
  return {
    name: 'page-head',
    configResolved: ({ command }) => {
      building = command === 'build';
    },
    buildStart() {
      if (building) this.emitFile({ type: 'asset', name: SCRIPT, source: script });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => ({
        html: withTexts(html),
        tags: bundle ? headTags(Object.keys(bundle)) : [scriptTag(`src/app/${SCRIPT}`)],
      }),
    },
  };
}

/** Replaces `{{path.of.text}}` by the catalogue's text, escaped. */
export function withTexts(html: string): string {
  return html.replace(/\{\{([\w.]+)\}\}/g, (_, path: string) => escapeHtml(textAt(path)));
}

/** Tags for the built files, in the order in which the browser needs them. */
export function headTags(files: readonly string[]): HtmlTagDescriptor[] {
  const find = (pattern: RegExp) => {
    const file = files.find((name) => pattern.test(name));
    if (!file) throw new Error(`the build has no file like ${pattern}`);
    return file;
  };
  return [...firstFonts.map((font) => preloadTag(find(font))), scriptTag(find(/first-paint-.*\.js$/))];
}

function scriptTag(file: string): HtmlTagDescriptor {
  return { tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head' };
}

function preloadTag(file: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true };
  return { tag: 'link', attrs, injectTo: 'head' };
}

function textAt(path: string): string {
  const text = path
    .split('.')
    .reduce<unknown>((texts, key) => (texts as Record<string, unknown> | undefined)?.[key], t);
  if (typeof text !== 'string') throw new Error(`the catalogue has no text ${path}`);
  return text;
}

/** Text as it may stand in a document. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
