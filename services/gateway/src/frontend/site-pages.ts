import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  checkPagePath,
  homePath,
  type Language,
  languageOfPath,
  pagePath,
  type PublishedPage,
  type RenderView,
  type SiteView,
  type SubmittedCheck,
} from '@pruefer/contracts';
import { LRUCache } from 'lru-cache';
import { FrontendFiles } from './frontend-files.js';
import type { HtmlPage } from './html-page.js';
import { PublicContent } from '../public-content/public-content.js';
import { type DocumentHead, hiddenHead, homeHead, pageHead } from './document-head.js';
import { type BuiltPage, SiteDocument, withBrand, withView } from './site-document.js';
import { SiteRenderer } from './site-renderer.js';
import { SiteYear } from './site-year.js';

/** Stand for the requested address in the page for unknown ones. */
export const requestedPathMarks: Readonly<Record<Language, string>> = {
  de: '/address-that-was-asked-for',
  en: '/en/address-that-was-asked-for',
};
export const SIGN_IN_PATH = '/admininterfacev1';
const MISSING_TITLE = '404 Page Not Found';
/** Rendered pages are kept until the content or the year changes, up to this size in all; the longest unused are rendered again. */
const KEPT_BYTES = 32_000_000;

interface CachedPage {
  readonly state: string;
  readonly page: HtmlPage;
}

/** Renders every public page as a complete document. A page is cached until the content or the year changes. */
@Injectable()
export class SitePages implements OnApplicationBootstrap {
  private readonly document: SiteDocument;
  private readonly signInDocument: SiteDocument;
  private readonly stillDocument: SiteDocument;
  private readonly cache = new LRUCache<string, CachedPage>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ page }) => page.bytes,
  });
  private readonly underWay = new Map<string, Promise<HtmlPage>>();

  constructor(
    { documents }: FrontendFiles,
    private readonly content: PublicContent,
    private readonly renderer: SiteRenderer,
    private readonly year: SiteYear,
  ) {
    this.document = new SiteDocument(documents.home);
    this.signInDocument = new SiteDocument(documents.signIn);
    this.stillDocument = new SiteDocument(documents.tooMany);
  }

  /** Renders the German home page at the start, because the first rendering takes a second to start its thread. */
  onApplicationBootstrap(): void {
    this.home('de').catch(() => undefined);
  }

  home(language: Language): Promise<HtmlPage> {
    const path = homePath[language];
    return this.keep(path, () => this.render('home', path, homeHead(this.content.meta, this.siteName, language)));
  }

  contentPage(page: PublishedPage): Promise<HtmlPage> {
    const { title, html } = page;
    const path = pagePath(page);
    const other = this.content.findTranslation(page);
    const translation = other && pagePath(other);
    const head = pageHead(page, this.siteName, translation);
    const parts = { page: { title, html }, ...(translation && { translation }) };
    return this.keep(path, () => this.render('page', path, head, parts));
  }

  signIn(): Promise<HtmlPage> {
    const head = hiddenHead(`${this.siteName} - Admin`);
    return this.keep(SIGN_IN_PATH, () => this.render('other', SIGN_IN_PATH, head));
  }

  /** The page for unknown addresses. The answer replaces `requestedPathMarks` with the requested one. */
  missingPage(language: Language): Promise<HtmlPage> {
    const path = requestedPathMarks[language];
    return this.keep(`missing ${path}`, () => this.render('missing', path, hiddenHead(MISSING_TITLE)));
  }

  /** A document that the browser renders, with header and footer. @param path as it was requested @param translation where it is in English */
  framedDocument(document: HtmlPage, path: string, translation: string): HtmlPage {
    const view = { ...this.buildView('other', path, ''), translation };
    return withBrand(withView(document, view), this.content.brandColour);
  }

  /** A page of the build in the site's look. @param build completes it with the name of the site */
  builtPage(path: string, build: (siteName: string) => Promise<BuiltPage>): Promise<HtmlPage> {
    return this.keep(path, async () => {
      const page = this.stillDocument.builtPage(await build(this.siteName));
      return withBrand(page, this.content.brandColour);
    });
  }

  /** The home page with the verdict on a submitted form. Never cached, because it contains an IBAN. */
  verdictPage(check: SubmittedCheck, language: Language): Promise<HtmlPage> {
    const { title } = homeHead(this.content.meta, this.siteName, language);
    return this.render('home', checkPagePath[language], hiddenHead(title), { check });
  }

  private get siteName(): string {
    return this.content.header.siteName;
  }

  private async render(
    screen: SiteView['screen'],
    path: string,
    { title, html: head }: DocumentHead,
    additions: Partial<RenderView> = {},
  ): Promise<HtmlPage> {
    const { page, ...rest } = additions;
    const view: SiteView = { ...this.buildView(screen, path, title), ...rest };
    const sections = this.content.sectionsIn(languageOfPath(path));
    const rendered = await this.renderer.render({ ...view, sections, ...(page && { page }) });
    const document = path === SIGN_IN_PATH ? this.signInDocument : this.document;
    return withBrand(document.sitePage({ head, view, rendered }), this.content.brandColour);
  }

  private buildView(screen: SiteView['screen'], path: string, title: string): SiteView {
    const language = languageOfPath(path);
    const translation = homePath[language === 'de' ? 'en' : 'de'];
    return { path, screen, title, translation, site: this.content.siteIn(language), year: this.year.at() };
  }

  /** Callers of the same path share one rendering; a failed one is tried again by the next call. */
  private keep(path: string, render: () => Promise<HtmlPage>): Promise<HtmlPage> {
    const state = `${this.content.version} ${this.year.at()}`;
    const cachedPage = this.cache.get(path);
    if (cachedPage?.state === state) return Promise.resolve(cachedPage.page);
    const key = `${state} ${path}`;
    const pendingPage = this.underWay.get(key);
    if (pendingPage) return pendingPage;
    const rendering = render().finally(() => this.underWay.delete(key));
    this.underWay.set(key, rendering);
    rendering.then(
      (page) => page.isRendered && this.cache.set(path, { state, page }),
      () => undefined,
    );
    return rendering;
  }
}
