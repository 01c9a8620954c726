import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buildPublicSite,
  defaultFooterConfig,
  defaultHeaderConfig,
  languageOfPath,
  type RenderView,
  type SiteView,
} from '@pruefer/contracts';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { ServerContentContext } from '~/api/content/server-content.js';
import { SiteViewContext } from '~/api/content/site-view.js';
import { App } from '~/app/App.js';
import { GuardedRouter, type History } from '~/app/GuardedRouter.js';
import { SiteRoutes } from '~/app/SiteRoutes.js';

/** The whole site at an address, as a document of the gateway brings it, and a visitor. @param renderView what staff has written; nothing unless said otherwise */
export function visitSite(path = '/', renderView: Partial<RenderView> = {}) {
  // A turn of the event loop after every key would be waited for, and drawn, each time.
  const visitor = userEvent.setup({ delay: null });
  const history: History = createMemoryHistory({ initialEntries: [path], v5Compat: true });
  const { sections = [], page, ...view } = renderView;
  const site = buildPublicSite(defaultHeaderConfig, defaultFooterConfig, [], languageOfPath(path));
  const siteView = { path, screen: screenAt(path), title: site.siteName, site, year: 2026, isEmbedded: true, ...view };
  const rendered = render(
    <ServerContentContext value={{ sections, ...(page && { page }) }}>
      <SiteViewContext value={siteView}>
        <App>
          <GuardedRouter history={history}>
            <SiteRoutes />
          </GuardedRouter>
        </App>
      </SiteViewContext>
    </ServerContentContext>,
  );
  /** Path and query that the browser would show. */
  const address = () => history.location.pathname + history.location.search;
  return { visitor, history, address, ...rendered };
}

export const toast = () => within(screen.getByRole('region', { name: 'Benachrichtigungen (F8)' }));
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** The screen that the gateway names for an address without content. */
function screenAt(path: string): SiteView['screen'] {
  if (path === '/' || path === '/en') return 'home';
  return /^\/(?:fehler|admin)/.test(path) ? 'other' : 'missing';
}
