import type { PublicSite, SiteView } from '@pruefer/contracts';
import { createContext } from 'react';
import { t } from '~/texts/site.js';

export interface EmbeddedView extends Partial<Omit<SiteView, 'site'>> {
  readonly site: PublicSite;
  /** Whether the document contained the site's data; documents of the console do not. */
  readonly isEmbedded: boolean;
}

/** The site's view before any data has been loaded. */
export const unknownSite: PublicSite = {
  siteName: t.product,
  logo: { text: t.product, url: null, isShown: true },
  menu: [],
  buttons: [],
  footer: { companyName: '', description: '', copyright: '', columns: [] },
};

export const SiteViewContext = createContext<EmbeddedView>({ site: unknownSite, isEmbedded: false });

const VIEW_ELEMENT = 'view';

/** Reads the site's view that the gateway has written into the document; defaults without one. */
export function readEmbeddedView(): EmbeddedView {
  const element = document.getElementById(VIEW_ELEMENT);
  if (!element?.textContent) return { site: unknownSite, isEmbedded: false };
  // The path comes from the browser: the gateway leaves out a path that contains an IBAN or a key.
  return { ...(JSON.parse(element.textContent) as SiteView), path: location.pathname, isEmbedded: true };
}
