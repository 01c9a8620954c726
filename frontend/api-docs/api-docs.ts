import { readFileSync } from 'node:fs';
import { type DocsListing, type DocsPage, type Language, languages } from '@pruefer/contracts';
import type { Plugin, Rolldown } from 'vite';
import { markdownFile } from './content/markdown-file.js';
import { buildPagePath, type Page } from './content/page.js';
import { type Documentation, formatPageList, readPages } from './content/read-pages.js';
import { SAMPLE_ORIGIN } from './content/samples.js';
import { layOut } from './layout.js';
import { createHighlight, type Highlight } from './markdown/highlight.js';
import { MarkdownRenderer, type RenderedPage } from './markdown/render-markdown.js';
import { searchIndex } from './search-index.js';

/** The folder of the build that the gateway reads pages from. */
const FOLDER = 'api-docs';
/** Replaced by the gateway with the address of the website; in samples with an example where that is unknown. */
const ORIGIN = '__ORIGIN__';
const SAMPLE_ORIGIN_MARK = '__SAMPLE_ORIGIN__';

/** Emits the pages at `/api/docs` as bodies without a head, which the gateway completes, with their Markdown and search index. */
export function apiDocs(): Plugin {
  return {
    name: 'api-docs',
    async generateBundle(_, bundle) {
      const highlight = await createHighlight();
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      const add = (name: string, source: string) => this.getFileName(this.emitFile({ type: 'asset', name, source }));
      const style = add('docs.css', readFileSync(new URL('docs.css', import.meta.url), 'utf8'));
      const all = languages.map((language) => readPages(language));
      for (const documentation of all) emitPages(documentation, highlight, emit, add);
      emit(`${FOLDER}/llms.txt`, llmsText(all.find(({ language }) => language === 'en')!));
      const pages = all.flatMap(({ language, pages: some }) => some.map((page) => listed(page, language)));
      const listing: DocsListing = { style: `/${style}`, script: `/${getEntryScript(bundle)}`, pages };
      emit(`${FOLDER}/pages.json`, JSON.stringify(listing));
    },
  };
}

type Emit = (name: string, source: string) => string;

function emitPages(
  { language, pages, groups, openApi }: Documentation,
  highlight: Highlight,
  emit: Emit,
  add: Emit,
): void {
  const renderer = new MarkdownRenderer(language, highlight);
  const renderedPages = pages.map((page) => [page, renderer.render(page.markdown)] as const);
  const index = `/${add(`search-${language}.json`, searchIndex(language, renderedPages))}`;
  const openApiPath = `/${add(`openapi-${language}.json`, JSON.stringify(openApi))}`;
  const surroundings = { language, groups, index, openApiPath };
  for (const [page, content] of renderedPages) {
    const file = `${FOLDER}/${getPageFile(page, language)}`;
    emit(`${file}.html`, withOrigin(layOut(page, withoutMarks(content), surroundings)));
    emit(`${file}.md`, withOrigin(markdownFile(page, language)));
  }
}

function listed(page: Page, language: Language): DocsPage {
  const { slug, title, summary } = page;
  const other = languages.find((one) => one !== language)!;
  return {
    path: buildPagePath(language, slug),
    markdownPath: buildPagePath(language, slug, '.md'),
    translation: buildPagePath(other, slug),
    language,
    title,
    summary,
    file: getPageFile(page, language),
  };
}

function getPageFile({ slug }: Page, language: Language): string {
  return `${language}/${slug || 'index'}`;
}

/** An overview for language models (llmstxt.org). */
function llmsText({ groups, pages: [first] }: Documentation): string {
  return `# IBAN API\n\n> ${first!.summary}\n\n${formatPageList(groups, 'en', '.md', ORIGIN)}\n`;
}

/** The gateway replaces names between double underscores. */
function withoutMarks({ html, headings }: RenderedPage): RenderedPage {
  return { html: html.replaceAll('__', '_&#95;'), headings };
}

function withOrigin(text: string): string {
  return text.replaceAll(SAMPLE_ORIGIN, SAMPLE_ORIGIN_MARK);
}

function getEntryScript(bundle: Rolldown.OutputBundle): string {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('the build has no script of the pages');
  return entry.fileName;
}
