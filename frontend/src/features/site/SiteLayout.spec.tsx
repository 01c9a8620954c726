import { screen, within } from '@testing-library/react';
import { renderSite } from '../../testing/render-site.js';

it('has landmarks, one h1 and a skip link that leads into the page', () => {
  renderSite();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const skip = screen.getByRole('link', { name: 'Zum Inhalt springen' });
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

it('shows the name of the product and the start page in the header', () => {
  renderSite();
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'IBAN-Prüfer' })).toHaveAttribute('href', '/');
  expect(header.getByRole('link', { name: 'Startseite' })).toHaveAttribute('aria-current', 'page');
});

it('opens and closes the menu of phones, also by Escape', async () => {
  const { visitor } = renderSite();
  const open = screen.getByRole('button', { name: 'Menü öffnen' });
  expect(open).toHaveAttribute('aria-expanded', 'false');
  await visitor.click(open);
  const close = screen.getByRole('button', { name: 'Menü schließen' });
  expect(close).toHaveAttribute('aria-expanded', 'true');
  await visitor.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Menü öffnen' })).toHaveFocus();
});

it('closes the menu when a link is followed', async () => {
  const { visitor } = renderSite('/gibt-es-nicht');
  await visitor.click(screen.getByRole('button', { name: 'Menü öffnen' }));
  await visitor.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Startseite' }));
  expect(screen.getByRole('button', { name: 'Menü öffnen' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Stimmt diese IBAN?' })).toBeInTheDocument();
});

it('names the company and links only to what there is', () => {
  renderSite();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(`© ${new Date().getFullYear()} IBAN-Prüfer Pro`)).toBeInTheDocument();
  const [link, ...others] = footer.getAllByRole('link');
  expect(others).toEqual([]);
  expect(link).toHaveAttribute('href', '/#validation');
  expect(document.getElementById('validation')).toBeInTheDocument();
});
