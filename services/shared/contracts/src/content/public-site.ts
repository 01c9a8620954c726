import type { IbanVerdict } from '../validation/validate-iban.endpoints.js';
import { type FooterConfig, type FooterLink, visibleLinks } from './footer.endpoints.js';
import { type HeaderButton, type HeaderConfig, visibleButtons } from './header.endpoints.js';
import type { PublicSection } from './homepage.js';
import type { PublicPageRow } from './public-pages.js';

type MenuEntry = Pick<PublicPageRow, 'slug' | 'title'>;

/** Header, footer and appearance of every public page, ready to be rendered. */
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
  /** Path of the address that was asked for; elsewhere the view says nothing but `site`. */
  readonly path: string;
  readonly screen: 'home' | 'page' | 'missing' | 'other';
  readonly title: string;
  readonly site: PublicSite;
  /** Now, in the zone of the settings. */
  readonly year: number;
  /** The check that was sent with the page, by a browser without scripts or before they had come. */
  readonly check?: SentCheck;
}

/** A check that came as a form, with its verdict or why there is none. */
export interface SentCheck {
  readonly iban: string;
  readonly answer?: IbanVerdict;
  readonly refusal?: {
    readonly status: number;
    readonly message: string;
    /** null: nothing was sent that could be looked up. */
    readonly requestId: string | null;
    readonly waitSeconds: number | null;
  };
}

/** Input of server-side rendering: the view, and data that the browser script does not need. */
export interface DrawnView extends SiteView {
  /** The sections of the home page. */
  readonly sections: readonly PublicSection[];
  /** The content page; its text is sanitised HTML. */
  readonly page?: { readonly title: string; readonly html: string };
}

export interface DrawnSite {
  /** Content of the page's root element. */
  readonly html: string;
  readonly css: string;
  /** The names by which the components know in the browser that their styles are there. */
  readonly styleNames: string;
}

/** A message to the rendering process; its reply carries the same number. */
export interface DrawRequest {
  readonly id: number;
  readonly view: DrawnView;
}
export type DrawReply =
  { readonly id: number; readonly drawn: DrawnSite } | { readonly id: number; readonly failure: string };

/** Target of the IBAN form in browsers without scripts. */
export const CHECK_PAGE_PATH = '/pruefen';

/** Links that begin with # lead to the home page from wherever they stand. */
const fromAnywhere = (href: string) => (href.startsWith('#') ? `/${href}` : href);

/** The public header, footer and menu. @param pages the published ones by menu order */
export function publicSiteOf(
  header: HeaderConfig,
  footer: FooterConfig,
  pages: readonly Pick<PublicPageRow, 'slug' | 'title' | 'showInMenu'>[],
): PublicSite {
  const { siteName, logoText, logoUrl, showLogo } = header;
  const linksOf = (links: readonly FooterLink[]) =>
    visibleLinks(links).map(({ title, href }) => ({ title, href: fromAnywhere(href) }));
  return {
    siteName,
    logo: { text: logoText || siteName, url: logoUrl || null, isShown: showLogo },
    menu: pages.filter(({ showInMenu }) => showInMenu).map(({ slug, title }) => ({ slug, title })),
    buttons: visibleButtons(header).map(({ id, text, href, variant, size }) => ({
      id,
      text,
      href: fromAnywhere(href),
      variant,
      size,
    })),
    footer: {
      companyName: footer.companyName,
      description: footer.description,
      copyright: footer.copyright,
      columns: [
        { title: footer.servicesTitle, links: linksOf(footer.servicesLinks) },
        { title: footer.legalTitle, links: linksOf(footer.legalLinks) },
      ].filter(({ links }) => links.length > 0),
    },
  };
}
