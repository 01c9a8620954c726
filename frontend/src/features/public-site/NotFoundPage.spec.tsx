import { screen } from '@testing-library/react';
import { visitSite } from '~/testing/visit-site.js';

it.each(['/gibt-es-nicht', '/a/b/c'])('answers %s with the not-found screen and a way home', async (path) => {
  const { visitor } = visitSite(path);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
  expect(document.title).toBe('404 Page Not Found');
  expect(screen.getByText(path)).toBeInTheDocument();
  await visitor.click(screen.getByRole('link', { name: 'Zur Startseite' }));
  expect(await screen.findByRole('heading', { name: 'Stimmt diese IBAN?', level: 1 })).toBeInTheDocument();
});
