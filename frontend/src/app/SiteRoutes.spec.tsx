import { screen } from '@testing-library/react';
import { startFakeConsole } from '~/testing/fakes/console.js';
import { visitSite } from '~/testing/visit-site.js';
import { adminSections } from './admin-sections.js';

startFakeConsole();

it.each(['/administration', '/admininterfacev1x', '/admininterfacev1/mehr'])(
  '%s is no address of the console',
  async (path) => {
    visitSite(path);
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Startseite' })).toBeInTheDocument();
  },
);

it.each(['/admininterfacev1', '/admininterfacev1/'])(
  '%s is the sign-in, without the menu of the public pages',
  async (path) => {
    visitSite(path);
    expect(await screen.findByLabelText('Benutzername')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Startseite' })).not.toBeInTheDocument();
  },
);

describe('the sections of the console', () => {
  const paths = adminSections.map(({ path }) => path);

  it('are those that were agreed, the dashboard first', () => {
    const agreed = 'dashboard statistics api-keys users content homepage header footer logs database system account';
    expect(paths.join(' ')).toBe(agreed);
  });

  it('include users, database and system for admins only', () => {
    const forAdmins = adminSections.filter(({ role, listedFor = role }) => listedFor === 'admin');
    expect(forAdmins.map(({ path }) => path).toSorted()).toEqual(['database', 'system', 'users']);
  });
});

it.each(['/fehler/no_such_code', '/admininterfacev1/', '//', '/pruefen/', '/gibt-es-nicht'])(
  'takes over %s as the not-found screen that its document holds',
  async (path) => {
    const { container } = visitSite(path, { screen: 'missing' });
    expect(container.querySelector('main [data-part="missing"]')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
  },
);
