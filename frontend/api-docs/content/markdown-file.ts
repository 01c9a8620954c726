import type { Language } from '@pruefer/contracts';
import type { Page } from './page.js';
import { resolveLink } from './resolve-link.js';

const link = /\]\(([^)]+)\)/g;

/** A page as a file of Markdown, whose links lead to other such files of this website. */
export function markdownFile({ title, markdown }: Page, language: Language): string {
  const body = markdown.replace(link, (_, target: string) => `](${resolveLink(target, language, '.md')})`);
  return `# ${title}\n\n${body.trim()}\n`;
}
