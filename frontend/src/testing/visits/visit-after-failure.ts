import { screen } from '@testing-library/react';
import { http } from 'msw';
import { fakeServer, problem } from '../fakes/server.js';
import { button, visitSite } from '../visit-site.js';

/** A screen whose first call of a path fails: it says so with the reason and the number for support, and asks again. */
export async function visitAfterFailure(address: string, path: string, title: string): Promise<void> {
  fakeServer.use(http.get(`*${path}`, () => problem(503, 'unavailable', 'Nicht erreichbar.'), { once: true }));
  const { visitor } = visitSite(address);
  const said = await screen.findByText(title);
  expect(said.parentElement).toHaveTextContent(/Nicht erreichbar\..*b7c2-0042/);
  await visitor.click(button('Erneut versuchen'));
}
