import type { Language } from '@pruefer/contracts';
import { type Page, pathOf } from './page.js';

const guideLink = /\]\(([\w-]+)\.md(#[^)]*)?\)/g;

/** A page as a file of Markdown, whose links lead to other such files of this website. */
export function markdownFile({ title, markdown }: Page, language: Language): string {
  const body = markdown.replace(
    guideLink,
    (_, slug: string, anchor = '') => `](${pathOf(language, slug, '.md')}${anchor})`,
  );
  return `# ${title}\n\n${body.trim()}\n`;
}
