import type { PublicSite } from '@pruefer/contracts';
import { createContext, use, useEffect, useState } from 'react';
import { SiteViewContext, unknownSite } from './site-view.js';

export const SiteContext = createContext<PublicSite>(unknownSite);

/** The site's view from the document; loaded from the server in console documents, which lack it. */
export function useSite(): PublicSite {
  const { site, isEmbedded } = use(SiteViewContext);
  const [shownSite, setShownSite] = useState(site);
  useEffect(() => {
    if (isEmbedded) return;
    const controller = new AbortController();
    // The page has no menu and no links until the site is loaded, and when loading fails.
    void import('./load-site.js')
      .then(({ loadSite }) => loadSite(controller.signal))
      .then((loadedSite) => loadedSite && setShownSite(loadedSite))
      .catch(() => undefined);
    return () => controller.abort();
  }, [isEmbedded]);
  return shownSite;
}
