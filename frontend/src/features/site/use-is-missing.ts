import { use } from 'react';
import { useLocation } from 'react-router';
import { SiteViewContext } from '../../api/site-view.js';

/**
 * Whether the document says that there is nothing at this address. It is drawn as that, and must be taken over as that: another screen
 * in its place would be an error of the page.
 */
export function useIsMissing(): boolean {
  const { pathname } = useLocation();
  const { screen, path } = use(SiteViewContext);
  return screen === 'missing' && path === pathname;
}
