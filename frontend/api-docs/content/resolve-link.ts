import type { Language } from '@pruefer/contracts';
import { buildPagePath } from './page.js';

const pageLink = /^([\w/-]+)\.md(#.*)?$/;
const problemLink = /^\/fehler\/(\w+)$/;

/**
 * The address behind a link in Markdown: pages link to the files of others, and to problems by their `type`.
 * @param ending `.md` for links to Markdown
 */
export function resolveLink(link: string, language: Language, ending = ''): string {
  const [, slug, anchor = ''] = pageLink.exec(link) ?? [];
  if (slug !== undefined) return buildPagePath(language, slug, ending) + anchor;
  const [, code] = problemLink.exec(link) ?? [];
  return code === undefined ? link : buildPagePath(language, `errors/${code}`, ending);
}
