import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CHECK_PAGE_PATH, type RenderView, type SentCheck, type SiteView } from '@pruefer/contracts';
import { LRUCache } from 'lru-cache';
import { FrontendFiles } from './frontend-files.js';
import type { HtmlPage } from './page.js';
import { PublicContent } from '../public-content/public-content.js';
import { type DocumentHead, hiddenHead, homeHead, pageHead } from './document-head.js';
import { type BuiltPage, SiteDocument, withBrand, withView } from './site-document.js';
import { SiteRenderer } from './site-renderer.js';
import { SiteYear } from './site-year.js';

/** Placeholder for the requested address. */
export const ADDRESS_MARK = 'address-that-was-asked-for';
export const SIGN_IN_PATH = '/admininterfacev1';
const MISSING_TITLE = '404 Page Not Found';
/** Rendered pages are kept until the content or the year changes; of more and longer ones than these the rest is rendered again. */
const KEPT_BYTES = 32_000_000;

interface Kept {
  readonly state: string;
  readonly page: HtmlPage;
}

/** Renders every public page as a complete document. A page is cached until the content or the year changes. */
@Injectable()
export class SitePages implements OnApplicationBootstrap {
  private readonly document: SiteDocument;
  private readonly signInDocument: SiteDocument;
  private readonly stillDocument: SiteDocument;
  private readonly kept = new LRUCache<string, Kept>({
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

  /** Renders the home page at the start, because the first rendering takes a second to start its thread. */
  onApplicationBootstrap(): void {
    this.home().catch(() => undefined);
  }

  home(): Promise<HtmlPage> {
    const { meta, site } = this.content;
    return this.keep('/', () => this.render('home', '/', homeHead(meta, site.siteName)));
  }

  /** @returns undefined when no page is published under the slug */
  pageAt(slug: string): Promise<HtmlPage> | undefined {
    const page = this.content.pageAt(slug);
    if (!page) return undefined;
    const { title, html } = page;
    const head = pageHead(page, this.content.site.siteName);
    return this.keep(`/${slug}`, () => this.render('page', `/${slug}`, head, { page: { title, html } }));
  }

  signIn(): Promise<HtmlPage> {
    const head = hiddenHead(`${this.content.site.siteName} - Admin`);
    return this.keep(SIGN_IN_PATH, () => this.render('other', SIGN_IN_PATH, head));
  }

  /** The page for unknown addresses. The answer replaces `ADDRESS_MARK` with the requested one. */
  missing(): Promise<HtmlPage> {
    return this.keep('', () => this.render('missing', `/${ADDRESS_MARK}`, hiddenHead(MISSING_TITLE)));
  }

  /** A document that the browser renders, with header and footer. @param path as it was requested */
  around(document: HtmlPage, path: string): HtmlPage {
    const { site, brandColour } = this.content;
    return withBrand(withView(document, { path, screen: 'other', title: '', site, year: this.year.at() }), brandColour);
  }

  /** A page of the build in the site's look. @param build completes it with the name of the site */
  built(path: string, build: (siteName: string) => Promise<BuiltPage>): Promise<HtmlPage> {
    return this.keep(path, async () => {
      const { site, brandColour } = this.content;
      return withBrand(this.stillDocument.around(await build(site.siteName)), brandColour);
    });
  }

  /** The home page with the verdict on a submitted form. Never cached, because it contains an IBAN. */
  checked(check: SentCheck): Promise<HtmlPage> {
    const { pageTitle } = this.content.meta;
    return this.render('home', CHECK_PAGE_PATH, hiddenHead(pageTitle), { check });
  }

  private async render(
    screen: SiteView['screen'],
    path: string,
    { title, html: head }: DocumentHead,
    more: Partial<RenderView> = {},
  ): Promise<HtmlPage> {
    const { site, sections, brandColour } = this.content;
    const { page, ...rest } = more;
    const view: SiteView = { path, screen, title, site, year: this.year.at(), ...rest };
    const rendered = await this.renderer.render({ ...view, sections, ...(page && { page }) });
    const document = path === SIGN_IN_PATH ? this.signInDocument : this.document;
    return withBrand(document.with({ head, view, rendered }), brandColour);
  }

  /** Callers of the same path share one rendering; a failed one is tried again by the next call. */
  private keep(path: string, render: () => Promise<HtmlPage>): Promise<HtmlPage> {
    const state = `${this.content.version} ${this.year.at()}`;
    const cachedPage = this.kept.get(path);
    if (cachedPage?.state === state) return Promise.resolve(cachedPage.page);
    const key = `${state} ${path}`;
    const pendingPage = this.underWay.get(key);
    if (pendingPage) return pendingPage;
    const rendering = render().finally(() => this.underWay.delete(key));
    this.underWay.set(key, rendering);
    rendering.then(
      (page) => page.isRendered && this.kept.set(path, { state, page }),
      () => undefined,
    );
    return rendering;
  }
}
