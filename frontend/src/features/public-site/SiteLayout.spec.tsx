import { buildPublicSite, defaultFooterConfig, defaultHeaderConfig, type HeaderButton } from '@pruefer/contracts';
import { screen, within } from '@testing-library/react';
import { visitSite } from '~/testing/visit-site.js';

it('has landmarks, one h1 and a skip link that leads into the page', async () => {
  visitSite();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const skip = screen.getByRole('link', { name: 'Zum Inhalt springen' });
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

it('shows the name of the product and the start page in the header', () => {
  visitSite();
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'IBAN-Prüfer' })).toHaveAttribute('href', '/');
  expect(header.getByRole('link', { name: 'Startseite' })).toHaveAttribute('aria-current', 'page');
});

it('opens and closes the menu of phones, also by Escape', async () => {
  const { visitor } = visitSite();
  const open = screen.getByRole('button', { name: 'Menü öffnen' });
  expect(open).toHaveAttribute('aria-expanded', 'false');
  await visitor.click(open);
  const close = screen.getByRole('button', { name: 'Menü schließen' });
  expect(close).toHaveAttribute('aria-expanded', 'true');
  await visitor.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Menü öffnen' })).toHaveFocus();
});

it('closes the menu when a link is followed', async () => {
  const { visitor } = visitSite('/gibt-es-nicht');
  await visitor.click(screen.getByRole('button', { name: 'Menü öffnen' }));
  await visitor.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Startseite' }));
  expect(screen.getByRole('button', { name: 'Menü öffnen' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Stimmt diese IBAN?' })).toBeInTheDocument();
});

it('names the company and links to what there is, in the columns of the footer', async () => {
  visitSite('/', { year: 2031 });
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByText('© 2031 IBAN-Prüfer Pro')).toBeInTheDocument();
  expect(
    footer.getAllByRole('navigation').map((column) => [
      within(column).getByRole('heading').textContent,
      ...within(column)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ]),
  ).toEqual([
    ['Leistungen', '/#validation', '/#api', '/#bulk'],
    ['Rechtliches', '/impressum', '/datenschutz', '/agb'],
  ]);
  await screen.findByRole('heading', { name: 'Prüfen aus Ihrem Programm' });
  for (const anchor of ['validation', 'api', 'bulk']) expect(document.getElementById(anchor)).toBeInTheDocument();
});

it('links to the pages of the menu and shows the buttons of the header by their looks', async () => {
  const site = buildPublicSite(
    { ...defaultHeaderConfig, siteName: 'Prüfhaus', buttons: [button('Los', { variant: 'default' }), button('Mehr')] },
    defaultFooterConfig,
    [{ id: 'p', slug: 'faq', title: 'Häufige Fragen', showInMenu: true }],
  );
  visitSite('/', { site });
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Häufige Fragen' })).toHaveAttribute('href', '/faq');
  expect(await header.findByRole('link', { name: 'Los' })).toHaveClass('MuiButton-contained');
  expect(header.getByRole('link', { name: 'Mehr' })).toHaveAttribute('rel', 'noopener noreferrer');
});

function button(text: string, own: Partial<HeaderButton> = {}): HeaderButton {
  return {
    id: text,
    text,
    href: 'https://example.org',
    variant: 'outline',
    size: 'sm',
    order: 0,
    isActive: true,
    ...own,
  };
}
