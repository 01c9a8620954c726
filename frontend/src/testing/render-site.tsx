import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { App } from '../app/App.js';
import { GuardedRouter, type History } from '../app/GuardedRouter.js';
import { SiteRoutes } from '../app/SiteRoutes.js';

/** The whole site at an address, and a visitor. */
export function renderSite(path = '/') {
  // A turn of the event loop after every key would be waited for, and drawn, each time.
  const visitor = userEvent.setup({ delay: null });
  const history: History = createMemoryHistory({ initialEntries: [path], v5Compat: true });
  const page = render(
    <App>
      <GuardedRouter history={history}>
        <SiteRoutes />
      </GuardedRouter>
    </App>,
  );
  /** Path and query that the browser would show. */
  const address = () => history.location.pathname + history.location.search;
  return { visitor, history, address, ...page };
}
