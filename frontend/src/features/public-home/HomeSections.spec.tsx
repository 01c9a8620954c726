import { screen, within } from '@testing-library/react';
import type { PublicSection } from '@pruefer/contracts';
import { visitSite } from '~/testing/visit-site.js';

const plain = {
  subtitle: null,
  content: null,
  buttonText: null,
  buttonUrl: null,
  icon: null,
  order: 0,
  isActive: true,
};
const sections: PublicSection[] = [
  { ...plain, id: '1', type: 'hero', title: 'Alles geprüft?', subtitle: 'In einer Sekunde.' },
  {
    ...plain,
    id: '2',
    type: 'feature',
    title: 'Fünf Prüfungen',
    content: '<p>Land<img src="x" onerror="alert(1)"></p>',
    icon: 'Shield',
  },
  {
    ...plain,
    id: '3',
    type: 'cta',
    title: 'Für Unternehmen',
    buttonText: 'Anfragen',
    buttonUrl: 'mailto:a@example.org',
  },
  { ...plain, id: '4', type: 'stats', title: '3.507', subtitle: 'Bankleitzahlen' },
];

it('shows the sections that staff has set up: hero, reasons, figures and what to do', async () => {
  visitSite('/', { sections });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Alles geprüft?');
  expect(screen.getByText('In einer Sekunde.')).toBeInTheDocument();
  const reasons = within(await screen.findByRole('region', { name: 'Warum IBAN-Prüfer?' }));
  expect(reasons.getByRole('heading', { name: 'Fünf Prüfungen', level: 3 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Anfragen' })).toHaveAttribute('href', 'mailto:a@example.org');
  expect(screen.getByText('Bankleitzahlen').nextElementSibling).toHaveTextContent('3.507');
});

it('says once what the first hero says, and below the check only the rest of it', () => {
  const [hero] = sections as [PublicSection];
  const more = { ...hero, content: '<p>Kostenlos.</p>', buttonText: 'Loslegen', buttonUrl: '/preise' };
  visitSite('/', { sections: [more] });
  expect(screen.getAllByText('Alles geprüft?')).toHaveLength(1);
  expect(screen.getAllByText('In einer Sekunde.')).toHaveLength(1);
  expect(screen.getByText('Kostenlos.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Loslegen' })).toHaveAttribute('href', '/preise');
});

it('E4: cleans HTML again before a browser takes it in', async () => {
  visitSite('/', { sections });
  const image = (await screen.findByRole('region', { name: 'Warum IBAN-Prüfer?' })).querySelector('img');
  expect(image).not.toBeNull();
  expect(image).not.toHaveAttribute('onerror');
});

it('has a page of staff with its title and text', async () => {
  const page = { title: 'Impressum', html: '<h2>Anbieter</h2><script>alert(1)</script>' };
  visitSite('/impressum', { screen: 'page', page });
  expect(await screen.findByRole('heading', { name: 'Impressum', level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Anbieter' })).toBeInTheDocument();
  expect(screen.getByRole('article').innerHTML).not.toContain('script');
});

it('shows the verdict that a form without a script has brought, and forgets it with the next key', async () => {
  const check = {
    iban: '',
    refusal: { status: 400, message: 'Bitte geben Sie eine IBAN ein.', requestId: 'r-1', waitSeconds: null },
  };
  const { visitor } = visitSite('/', { check });
  expect(screen.getByText('Bitte geben Sie eine IBAN ein.')).toBeInTheDocument();
  await visitor.type(screen.getByRole('textbox'), 'D');
  expect(screen.queryByText('Bitte geben Sie eine IBAN ein.')).not.toBeInTheDocument();
});
