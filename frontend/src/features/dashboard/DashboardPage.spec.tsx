import { screen } from '@testing-library/react';
import { http } from 'msw';
import { forgetEverything, manager, signIn } from '../../testing/fake-console.js';
import { fakeServer, problem, startFakeServer } from '../../testing/fake-server.js';
import { renderSite } from '../../testing/render-site.js';

startFakeServer();
beforeEach(forgetEverything);

const figure = (label: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent;

it('shows the four figures of the server, with their ranges', async () => {
  signIn(manager);
  renderSite('/admin/dashboard');
  await screen.findByText('48.213');
  expect(figure('Aktive API-Schlüssel')).toBe('128derzeit freigeschaltet');
  expect(figure('Anfragen heute')).toBe('48.2133.904.772 insgesamt');
  expect(figure('Erfolgsquote')).toBe('97,8%heute');
  expect(figure('Mittlere Antwortzeit')).toBe('11,4msheute');
});

it('invents no figure when there is none', async () => {
  signIn(manager);
  const refused = () => problem(503, 'unavailable', 'Nicht erreichbar.');
  fakeServer.use(http.get('*/api/admin/dashboard/stats', refused, { once: true }));
  const { visitor } = renderSite('/admin/dashboard');
  expect(await screen.findByText('Die Kennzahlen konnten nicht geladen werden')).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('48.213')).toBeInTheDocument();
});
