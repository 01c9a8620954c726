import 'reflect-metadata';
import { defaultFooterConfig } from './footer.endpoints.js';
import { inEnglish } from './english-defaults.js';
import { defaultHeaderConfig, type HeaderButton } from './header.endpoints.js';
import { defaultHomepageMeta } from '../homepage/homepage-meta.js';
import { buildPublicSite } from './public-site.js';

const imprint = { id: 'a', slug: 'impressum', title: 'Impressum', showInMenu: true };
const english = { id: 'b', slug: 'imprint', title: 'Imprint of the house', showInMenu: true, translationOf: 'a' };
const prices = { id: 'c', slug: 'preise', title: 'Preise', showInMenu: true };
const button: HeaderButton = {
  id: '1',
  text: 'Listen',
  href: '#bulk',
  variant: 'ghost',
  size: 'sm',
  order: 0,
  isActive: true,
};
const header = { ...defaultHeaderConfig, buttons: [button] };
const siteIn = (language: 'de' | 'en') =>
  buildPublicSite(header, { ...defaultFooterConfig, legalTitle: 'Unser Haus' }, [imprint, english, prices], language);
const listLinks = ({ footer }: ReturnType<typeof siteIn>) =>
  footer.columns.flatMap(({ title, links }) => [title, ...links.map((link) => `${link.title} ${link.href}`)]);

it('knows every text that the product comes with', () => {
  const { description, servicesTitle, servicesLinks, legalTitle, legalLinks } = defaultFooterConfig;
  const titles = [...servicesLinks, ...legalLinks].map(({ title }) => title);
  const texts = [description, servicesTitle, legalTitle, defaultHomepageMeta.metaDescription, ...titles];
  expect(texts.filter((text) => inEnglish(text) === text)).toEqual(['API']);
  expect(inEnglish('toString')).toBe('toString');
});

it('shows each language the pages that are in it', () => {
  expect(siteIn('de').menu.map(({ path }) => path)).toEqual(['/impressum', '/preise']);
  expect(siteIn('en').menu.map(({ path }) => path)).toEqual(['/en/imprint']);
});

it('leads English readers to translations and translates only texts that the product came with', () => {
  expect(listLinks(siteIn('en'))).toEqual([
    ...['Services', 'IBAN check /en#validation', 'API /en#api', 'Check lists /en#bulk'],
    ...['Unser Haus', 'Imprint of the house /en/imprint', 'Privacy /datenschutz', 'Terms /agb'],
  ]);
  expect(siteIn('en').buttons).toMatchObject([{ text: 'Listen', href: '/en#bulk' }]);
  expect(siteIn('en').footer.description).toMatch(/^IBAN validation/);
  expect(listLinks(siteIn('de'))).toContain('Impressum /impressum');
  expect(siteIn('de').buttons).toMatchObject([{ href: '/#bulk' }]);
});
