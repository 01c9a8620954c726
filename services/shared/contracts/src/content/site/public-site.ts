import type { IbanVerdict } from '../../validation/validate-iban.endpoints.js';
import { type FooterConfig, type FooterLink, visibleLinks } from './footer.endpoints.js';
import { type HeaderButton, type HeaderConfig, visibleButtons } from './header.endpoints.js';
import type { PublicPageRow } from '../pages/public-pages.js';
import type { Language } from '../../language.js';
import { inEnglish } from './english-defaults.js';
import { homePath, pagePath } from './public-paths.js';

interface MenuEntry {
  readonly path: string;
  readonly title: string;
}

/** Header, menu and footer of every public page, ready for rendering. */
export interface PublicSite {
  readonly siteName: string;
  /** The logo at the top left: a picture, or the mark with a text. */
  readonly logo: { readonly text: string; readonly url: string | null; readonly isShown: boolean };
  readonly menu: readonly MenuEntry[];
  readonly buttons: readonly Pick<HeaderButton, 'id' | 'text' | 'href' | 'variant' | 'size'>[];
  readonly footer: Pick<FooterConfig, 'companyName' | 'description' | 'copyright'> & {
    readonly columns: readonly { readonly title: string; readonly links: readonly FooterLink[] }[];
  };
}

/** A public page before its script has run. */
export interface SiteView {
  /** Path of the requested address; on another path only `site` of the view applies. */
  readonly path: string;
  readonly screen: 'home' | 'page' | 'missing' | 'other';
  /** Path of the page in the other language; of the home page where it has none. */
  readonly translation: string;
  readonly title: string;
  readonly site: PublicSite;
  /** Current year in the configured zone. */
  readonly year: number;
  /** Check from a submitted form, in a browser without scripts or before they were loaded. */
  readonly check?: SubmittedCheck;
}

/** A check from a submitted form, with its verdict or its refusal. */
export interface SubmittedCheck {
  readonly iban: string;
  readonly answer?: IbanVerdict;
  readonly refusal?: {
    readonly status: number;
    readonly message: string;
    /** null: the check has no request id. */
    readonly requestId: string | null;
    readonly waitSeconds: number | null;
  };
}

/** A published page as header and footer need it. */
type LinkedPage = Pick<PublicPageRow, 'id' | 'slug' | 'title' | 'showInMenu' | 'translationOf'>;

/**
 * Builds the public header, footer and menu. In English, links to a page with a translation lead to that, and texts that staff have not changed
 * are English.
 * @param pages published pages by menu order
 */
export function buildPublicSite(
  header: HeaderConfig,
  footer: FooterConfig,
  pages: readonly LinkedPage[],
  language: Language = 'de',
): PublicSite {
  const { siteName, logoText, logoUrl, showLogo } = header;
  const text = (germanText: string) => (language === 'en' ? inEnglish(germanText) : germanText);
  const translations = language === 'en' ? buildTranslationMap(pages) : new Map<string, LinkedPage>();
  const toPublicLink = ({ title, href }: FooterLink): FooterLink => {
    const translation = translations.get(href);
    if (translation) return { title: translation.title, href: pagePath(translation) };
    return { title: text(title), href: fromAnywhere(href, language) };
  };
  return {
    siteName,
    logo: { text: logoText || siteName, url: logoUrl || null, isShown: showLogo },
    menu: pages
      .filter((page) => page.showInMenu && (page.translationOf !== undefined) === (language === 'en'))
      .map((page) => ({ path: pagePath(page), title: page.title })),
    buttons: visibleButtons(header).map(({ id, text: title, href, variant, size }) => {
      const link = toPublicLink({ title, href });
      return { id, text: link.title, href: link.href, variant, size };
    }),
    footer: {
      companyName: footer.companyName,
      description: text(footer.description),
      copyright: footer.copyright,
      columns: [
        { title: text(footer.servicesTitle), links: visibleLinks(footer.servicesLinks).map(toPublicLink) },
        { title: text(footer.legalTitle), links: visibleLinks(footer.legalLinks).map(toPublicLink) },
      ].filter(({ links }) => links.length > 0),
    },
  };
}

/** Makes anchor links lead to the home page from every page. */
function fromAnywhere(href: string, language: Language): string {
  return href.startsWith('#') ? homePath[language] + href : href;
}

/** English pages by the path of the German page that each translates. */
function buildTranslationMap(pages: readonly LinkedPage[]): ReadonlyMap<string, LinkedPage> {
  const paths = new Map(pages.map((page) => [page.id, pagePath(page)]));
  return new Map(
    pages.flatMap((page) => {
      const original = paths.get(page.translationOf ?? '');
      return original === undefined ? [] : [[original, page] as const];
    }),
  );
}
