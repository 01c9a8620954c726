import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { App } from '../app/App.js';
import { SiteRoutes } from '../app/SiteRoutes.js';

/** The whole public site at an address, and a visitor. */
export function renderSite(path = '/') {
  const visitor = userEvent.setup();
  const page = render(
    <App>
      <MemoryRouter initialEntries={[path]}>
        <SiteRoutes />
      </MemoryRouter>
    </App>,
  );
  return { visitor, ...page };
}
