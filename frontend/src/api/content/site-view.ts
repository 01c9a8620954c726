import type { PublicSite, SiteView } from '@pruefer/contracts';
import { createContext } from 'react';
import { t } from '../../texts/de.js';

export interface GivenView extends Partial<Omit<SiteView, 'site'>> {
  readonly site: PublicSite;
  /** False: this document knew nothing of the site, as those of the console do. */
  readonly isGiven: boolean;
}

/** The site's view before any data has been loaded. */
export const unknownSite: PublicSite = {
  siteName: t.product,
  logo: { text: t.product, url: null, isShown: true },
  menu: [],
  buttons: [],
  footer: { companyName: '', description: '', copyright: '', columns: [] },
};

export const SiteViewContext = createContext<GivenView>({ site: unknownSite, isGiven: false });

const VIEW_ELEMENT = 'view';

export function givenView(): GivenView {
  const element = document.getElementById(VIEW_ELEMENT);
  if (!element?.textContent) return { site: unknownSite, isGiven: false };
  // The gateway names no address with an IBAN or a key in it.
  return { ...(JSON.parse(element.textContent) as SiteView), path: location.pathname, isGiven: true };
}
