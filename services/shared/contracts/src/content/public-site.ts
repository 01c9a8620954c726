import type { IbanVerdict } from '../validation/validate-iban.endpoints.js';
import { type FooterConfig, type FooterLink, visibleLinks } from './footer.endpoints.js';
import { type HeaderButton, type HeaderConfig, visibleButtons } from './header.endpoints.js';
import type { PublicSection } from './homepage.js';
import type { PublicPageRow } from './public-pages.js';

type MenuEntry = Pick<PublicPageRow, 'slug' | 'title'>;

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
  readonly title: string;
  readonly site: PublicSite;
  /** Current year in the configured zone. */
  readonly year: number;
  /** Check from a submitted form, in a browser without scripts or before they were loaded. */
  readonly check?: SentCheck;
}

/** A check from a submitted form, with its verdict or its refusal. */
export interface SentCheck {
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

/** Input of server-side rendering: the view, and data that the browser script does not need. */
export interface RenderView extends SiteView {
  readonly sections: readonly PublicSection[];
  /** The content page; `html` is sanitised. */
  readonly page?: { readonly title: string; readonly html: string };
}

export interface RenderedSite {
  /** Content of the page's root element. */
  readonly html: string;
  readonly css: string;
  /** Names of the styles in `css`, so that components in the browser do not insert them again. */
  readonly styleNames: string;
}

/** A message to the rendering process; its reply carries the same number. */
export interface RenderJob {
  readonly id: number;
  readonly view: RenderView;
}
export type RenderResult =
  { readonly id: number; readonly rendered: RenderedSite } | { readonly id: number; readonly failure: string };

/** Target of the IBAN form in browsers without scripts. */
export const CHECK_PAGE_PATH = '/pruefen';

/** Makes anchor links lead to the home page from every page. */
const fromAnywhere = (href: string) => (href.startsWith('#') ? `/${href}` : href);

/** Builds the public header, footer and menu. @param pages published pages by menu order */
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
