import { defaultTimes, defaultTimeSettings, type FooterConfig, timesIn } from '@pruefer/contracts';
import { comparedFooterFields, formatCopyright, toFooterFields } from './footer-fields.js';

const footer: FooterConfig = Object.freeze({
  id: 'f-1',
  version: 3,
  companyName: 'Prüfstelle Nord GmbH',
  description: '',
  copyright: '',
  servicesTitle: 'Leistungen',
  servicesLinks: Object.freeze([Object.freeze({ title: 'Prüfen', href: '/#validation' })]),
  legalTitle: '',
  legalLinks: Object.freeze([]),
}) as unknown as FooterConfig;

describe('the edited parts of the footer', () => {
  it('are separate from the loaded footer and its links, because a form writes into them', () => {
    const fields = toFooterFields(footer);
    expect(Object.keys(fields)).not.toEqual(expect.arrayContaining(['id', 'version']));
    fields.servicesLinks[0]!.title = 'IBAN prüfen';
    fields.legalLinks.push({ title: 'AGB', href: '/agb' });
    expect(footer).toMatchObject({ servicesLinks: [{ title: 'Prüfen' }], legalLinks: [] });
  });
});

describe('two versions side by side', () => {
  const shown = (fields: Partial<FooterConfig>) =>
    Object.fromEntries(
      comparedFooterFields.map(([label, words]) => [label, words({ ...toFooterFields(footer), ...fields })]),
    );

  it('name empty fields, and each link with its target', () => {
    expect(shown({})).toEqual({
      'Name des Unternehmens': 'Prüfstelle Nord GmbH',
      Beschreibung: 'leer',
      Copyright: 'leer',
      'Überschrift der Services-Links': 'Leistungen',
      'Services-Links': 'Prüfen (/#validation)',
      'Überschrift der rechtlichen Links': 'leer',
      'Rechtliche Links': 'leer',
    });
  });

  it('have a line for each link, also for one that is not finished', () => {
    const legalLinks = [
      { title: 'AGB', href: '' },
      { title: '', href: '/impressum' },
    ];
    expect(shown({ legalLinks })['Rechtliche Links']).toBe('AGB (ohne Ziel)\nohne Text (/impressum)');
  });
});

describe('the line at the very bottom', () => {
  afterEach(() => jest.useRealTimers());

  it('is the typed text, else the year in the zone of the settings and the company', () => {
    jest.useFakeTimers({ now: new Date('2026-12-31T23:30:00Z') });
    const newYork = timesIn({ ...defaultTimeSettings, timezone: 'America/New_York' });
    expect(formatCopyright({ copyright: ' © wir ', companyName: 'Nord' }, defaultTimes)).toBe('© wir');
    expect(formatCopyright({ copyright: '  ', companyName: ' Nord ' }, defaultTimes)).toBe('© 2027 Nord');
    expect(formatCopyright({ copyright: '  ', companyName: ' Nord ' }, newYork)).toBe('© 2026 Nord');
  });
});
