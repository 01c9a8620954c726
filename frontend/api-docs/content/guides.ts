import { readFileSync } from 'node:fs';
import type { Language } from '@pruefer/contracts';
import type { Page } from './page.js';

/** The guides in their order; each is docs/api/{language}/{slug}.md. */
const slugs = {
  start: ['first-check', 'going-live'],
  guides: [
    'validate',
    'bulk',
    'files',
    'calculate',
    'banks',
    'usage',
    'retries',
    'limits',
    'keys',
    'errors',
    'languages',
    'webhooks',
    'programs',
    'openiban',
    'mcp',
    'changes',
  ],
} as const;

const folder = new URL('../../../docs/api/', import.meta.url);
const withFrontMatter = /^---\ntitle: (?<title>.+)\nsummary: (?<summary>.+)\n---\n(?<markdown>[^]*)$/;

/** Reads the guides of a language. @throws Error for a file without title and summary in its front matter */
export function readGuides(language: Language): readonly Page[] {
  return Object.entries(slugs).flatMap(([group, names]) =>
    names.map((slug) => {
      const file = `${language}/${slug}.md`;
      const parts = withFrontMatter.exec(readFileSync(new URL(file, folder), 'utf8'))?.groups;
      if (!parts) throw new Error(`docs/api/${file} lacks a title or a summary`);
      const { title = '', summary = '', markdown = '' } = parts;
      return { slug, group, title, summary, markdown };
    }),
  );
}
