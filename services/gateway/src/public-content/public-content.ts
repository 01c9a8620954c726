import { Injectable, Logger } from '@nestjs/common';
import {
  buildPublicSite,
  type ContentChanged,
  contentKey,
  defaultFooterConfig,
  defaultHeaderConfig,
  defaultHomepageMeta,
  type FooterConfig,
  type HeaderConfig,
  type HomepageMeta,
  type Language,
  type PublicSection,
  type PublicSite,
  type PublishedPage,
} from '@pruefer/contracts';

/** Far above the owner's own limits; an endless stream of states must not fill this process. */
const MAX_KEPT_BYTES = 64_000_000;

/** Copy of the published content; defaults until it was read. Works while cms-service is unavailable. */
@Injectable()
export class PublicContent {
  private readonly logger = new Logger(PublicContent.name);
  private readonly states = new Map<string, ContentChanged>();
  private keptBytes = 0;
  private changes = 0;
  private bySlug: ReadonlyMap<string, PublishedPage> = new Map();
  private inOrder: readonly PublishedPage[] = [];
  private byId: ReadonlyMap<string, PublishedPage> = new Map();
  private translations: ReadonlyMap<string, PublishedPage> = new Map();
  private sites = buildSites(defaultHeaderConfig, defaultFooterConfig, []);

  /** Rises with every change and marks everything made from an older state as stale. */
  get version(): number {
    return this.changes;
  }

  /** Header, menu and footer. */
  siteIn(language: Language): PublicSite {
    return this.sites[language];
  }

  get header(): HeaderConfig {
    return this.states.get(contentKey.header)?.header ?? defaultHeaderConfig;
  }

  get footer(): FooterConfig {
    return this.states.get(contentKey.footer)?.footer ?? defaultFooterConfig;
  }

  /** The public site's brand colour; null: the product's default. */
  get brandColour(): string | null {
    return this.states.get(contentKey.appearance)?.appearance?.brandColour ?? null;
  }

  /** The active sections of the home page in a language. */
  sectionsIn(language: Language): readonly PublicSection[] {
    const homepage = this.states.get(contentKey.homepage)?.homepage;
    return (language === 'en' ? homepage?.englishSections : homepage?.sections) ?? [];
  }

  get meta(): HomepageMeta {
    return this.states.get(contentKey.homepage)?.homepage?.meta ?? defaultHomepageMeta;
  }

  /** The published pages by menu order. */
  get pages(): readonly PublishedPage[] {
    return this.inOrder;
  }

  pageAt(slug: string): PublishedPage | undefined {
    return this.bySlug.get(slug);
  }

  /** The page in the other language. */
  findTranslation({ id, translationOf }: PublishedPage): PublishedPage | undefined {
    return translationOf === undefined ? this.translations.get(id) : this.byId.get(translationOf);
  }

  /** Target of an old address: the slug of a published page. */
  findRedirect(slug: string): string | undefined {
    const to = this.states.get(contentKey.redirect(slug))?.to;
    return to !== undefined && this.bySlug.has(to) ? to : undefined;
  }

  /** Applies changed states from events, by `contentKey`. */
  apply(changedContent: ReadonlyMap<string, ContentChanged>): void {
    for (const [key, state] of changedContent) this.keep(key, state);
    const pages = [...this.states.values()].flatMap(({ page }) => (page ? [page] : []));
    this.inOrder = pages.toSorted((a, b) => a.menuOrder - b.menuOrder || a.title.localeCompare(b.title, 'de'));
    this.bySlug = new Map(pages.map((page) => [page.slug, page]));
    this.byId = new Map(pages.map((page) => [page.id, page]));
    this.translations = new Map(pages.flatMap((page) => (page.translationOf ? [[page.translationOf, page]] : [])));
    this.sites = buildSites(this.header, this.footer, this.inOrder);
    this.changes++;
  }

  private keep(key: string, state: ContentChanged): void {
    this.keptBytes -= estimateBytes(key, this.states.get(key));
    this.states.delete(key);
    const bytes = estimateBytes(key, state);
    if (state.gone) return;
    if (this.keptBytes + bytes > MAX_KEPT_BYTES) return this.logger.error(`no room is left for the content ${key}`);
    this.keptBytes += bytes;
    this.states.set(key, state);
  }
}

function buildSites(...content: [HeaderConfig, FooterConfig, readonly PublishedPage[]]): Record<Language, PublicSite> {
  return { de: buildPublicSite(...content, 'de'), en: buildPublicSite(...content, 'en') };
}

/** Estimated memory of a state in bytes: nearly all of it is text. */
function estimateBytes(key: string, state: ContentChanged | undefined): number {
  return state ? 2 * (key.length + JSON.stringify(state).length) : 0;
}
