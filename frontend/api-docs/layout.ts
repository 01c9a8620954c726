import { homePath, type Language, languages } from '@pruefer/contracts';
import { buildPagePath, type Group, type Page } from './content/page.js';
import { type Texts, texts } from './content/texts.js';
import { escapeHtml } from '../vite/escape-html.js';
import type { RenderedPage } from './markdown/render-markdown.js';

/** Replaced by the gateway with the name of the website. */
const SITE_NAME = '__SITE_NAME__';
const LOGO =
  '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="7"/><path d="M7 8.5v11M11.2 8.5v11M14.8 14.6l3 4.6 4-10.7"/></svg>';

/** Data of the frame around the content of a page. */
interface Surroundings {
  readonly language: Language;
  readonly groups: readonly Group[];
  /** Address of the OpenAPI document. */
  readonly openApiPath: string;
  /** Address of the search index. */
  readonly index: string;
}

/** The body of a page: header, content, and navigation after it in the order of the document, before it on wide screens. */
export function layOut(page: Page, { html, headings }: RenderedPage, surroundings: Surroundings): string {
  const { language, index } = surroundings;
  const text = texts[language];
  const sections = headings.filter(({ level }) => level === 2);
  const contents = sections.map(({ id, text: title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`);
  const toc =
    sections.length > 1
      ? `<details class="toc"><summary>${text.onThisPage}</summary><ul>${contents.join('')}</ul></details>`
      : '';
  return `<header class="docs-header"><a class="docs-brand" href="${homePath[language]}">${LOGO}${SITE_NAME}</a>
<form class="docs-search" role="search" data-index="${index}" data-nothing="${text.noResults}" data-failed="${text.searchFailed}" hidden><input type="search" aria-label="${text.search}" placeholder="${text.search}" autocomplete="off"><div class="docs-results" role="region" aria-label="${text.results}" aria-live="polite" hidden></div></form>
<a href="#docs-navigation" class="to-navigation">${text.toNavigation}</a>
<nav class="docs-languages" aria-label="${text.languages}">${otherLanguageLink(page, language)}</nav></header>
<div class="docs">
<main>
<article>
<h1>${escapeHtml(page.title)}</h1>
${toc}
${html}${tryForm(page, text)}
</article>
<footer>${neighbours(page, surroundings, text)}<p><a href="${buildPagePath(language, page.slug, '.md')}">${text.markdown}</a></p></footer>
</main>
${navigation(page, surroundings, text)}
</div>`;
}

function navigation(page: Page, { language, groups, openApiPath }: Surroundings, text: Texts): string {
  const lists = groups.map(({ title, pages }) => {
    const links = pages.map((other) => {
      const current = other.slug === page.slug ? ' aria-current="page"' : '';
      return `<li><a href="${buildPagePath(language, other.slug)}"${current}>${escapeHtml(other.title)}</a></li>`;
    });
    return `<li><b>${escapeHtml(title)}</b><ul>${links.join('')}</ul></li>`;
  });
  const first = `<p><a href="${buildPagePath(language, '')}"${page.slug === '' ? ' aria-current="page"' : ''}>${text.title}</a></p>`;
  const openApi = `<p><a href="${openApiPath}" download="openapi.json">${text.openApi}</a></p>`;
  return `<nav class="docs-navigation" id="docs-navigation" aria-label="${text.navigation}">${first}<ul>${lists.join('')}</ul>${openApi}</nav>`;
}

function otherLanguageLink({ slug }: Page, language: Language): string {
  const other = languages.find((one) => one !== language)!;
  return `<a href="${buildPagePath(other, slug)}" hreflang="${other}" lang="${other}">${texts[language].otherLanguage}</a>`;
}

/** Links to the pages before and after, in the order of the navigation. */
function neighbours({ slug }: Page, { language, groups }: Surroundings, text: Texts): string {
  const pages = groups.flatMap((group) => group.pages);
  const index = pages.findIndex((page) => page.slug === slug);
  const link = (page: Page | undefined, label: string) =>
    page
      ? `<a href="${buildPagePath(language, page.slug)}"><span>${label}</span> ${escapeHtml(page.title)}</a>`
      : '<span></span>';
  const previous = index > 0 ? pages[index - 1] : undefined;
  const next = index >= 0 || slug === '' ? pages[index + 1] : undefined;
  return `<p class="docs-neighbours">${link(previous, text.previous)}${link(next, text.next)}</p>`;
}

/** A form that the script of the page completes; without script it stays hidden. */
function tryForm({ call }: Page, text: Texts): string {
  if (!call?.isText) return '';
  const texts = { sending: text.trySending, failed: text.tryFailed, confirm: text.tryConfirm };
  const fields = { ...call.params, ...call.query };
  const inputs = Object.entries(fields).map(
    ([name, value]) =>
      `<label>${escapeHtml(name)}<input name="${escapeHtml(name)}" value="${escapeHtml(value)}"></label>`,
  );
  const key = call.acceptsKey
    ? `<label>${text.tryKey}<input name="key" type="password" autocomplete="off" spellcheck="false" pattern="\\s*\\w+\\s*" title="${text.tryKeyFault}"></label>${call.isCharged ? `<p>${text.tryCharged}</p>` : ''}`
    : '';
  const body =
    call.body === undefined
      ? ''
      : `<label>${text.tryBody}<textarea name="body" rows="8" spellcheck="false">${escapeHtml(call.body)}</textarea></label>`;
  const data = `data-call="${escapeHtml(JSON.stringify({ ...call, body: call.body !== undefined, texts }))}"`;
  return `<section class="docs-try" ${data} hidden><h2>${text.tryTitle}</h2><form>${key}${inputs.join('')}${body}<button>${text.trySend}</button></form><output></output></section>`;
}
