import { allEndpoints, type Language } from '@pruefer/contracts';
import { type ApiDocument, describedFor, openApiDocument } from '@pruefer/openapi';
import { readGuides } from './guides.js';
import { buildPagePath, type Group, type Page } from './page.js';
import { problemPages, withLinkedCodes } from './problem-pages.js';
import { referencePages } from './reference.js';
import { texts } from './texts.js';

/** All pages of a language. */
export interface Documentation {
  readonly language: Language;
  /** The first page leads to all others. */
  readonly pages: readonly Page[];
  readonly groups: readonly Group[];
  readonly openApi: ApiDocument;
}

/** Reads the guides and writes the reference of a language. */
export function readPages(language: Language): Documentation {
  const text = texts[language];
  const document = openApiDocument('IBAN API', describedFor('customers', allEndpoints), language) as ApiDocument;
  const calls = referencePages(document, language);
  const guides = readGuides(language);
  const titled = (title: string, name: string, pages: readonly Page[]) => ({
    title,
    pages: pages.filter(({ group }) => group === name),
  });
  const groups = [
    titled(text.start, 'start', guides),
    titled(text.guides, 'guides', guides),
    ...document.tags.map(({ name, 'x-displayName': title }) => titled(title, name, calls)),
  ];
  const first: Page = {
    slug: '',
    group: '',
    title: text.title,
    summary: text.lead,
    markdown: `${text.lead}\n\n${formatPageList(groups, language, '')}`,
  };
  const problems = problemPages(guides, calls, language);
  const pages = [first, ...guides.map(withLinkedCodes), ...calls, ...problems];
  return { language, pages, groups, openApi: document };
}

/** The pages by group, as Markdown. @param ending `.md` for links to Markdown @param origin before each address */
export function formatPageList(groups: readonly Group[], language: Language, ending: string, origin = ''): string {
  return groups
    .map(({ title, pages }) => {
      const lines = pages.map(
        (page) => `- [${page.title}](${origin}${buildPagePath(language, page.slug, ending)}): ${page.summary}`,
      );
      return `## ${title}\n\n${lines.join('\n')}`;
    })
    .join('\n\n');
}
