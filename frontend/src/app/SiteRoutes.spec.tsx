import { screen } from '@testing-library/react';
import { renderSite } from '../testing/render-site.js';

it.each(['/fehler/no_such_code', '/admin/users/7', '/admininterfacev1/', '//', '/pruefen/', '/gibt-es-nicht'])(
  'takes over %s as the not-found screen that its document holds',
  async (path) => {
    const { container } = renderSite(path, { screen: 'missing' });
    expect(container.querySelector('main [data-part="missing"]')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
  },
);
