import type { Translation } from '@pruefer/iban';
import type { renderedParts as german } from '../de/rendered-parts.js';

/** Texts of the server-rendered parts of public pages in English. */
export const renderedParts = {
  hero: {
    title: 'Is this IBAN right?',
    lead: 'We check it by the rules of the central banks and tell you the bank, its BIC and its bank code. In one step.',
  },
  footer: { copyright: (year: number, company: string) => `© ${year} ${company}` },
  why: (siteName: string) => `Why ${siteName}?`,
  preview: { ribbon: 'Preview', expired: 'This preview has expired.' },
  programs: {
    api: 'Check from your program',
    apiText: 'The same check is available as an API: with an API key, a quota of your own and the same answers.',
    apiLink: 'API documentation',
    bulk: 'Check many IBANs',
    bulkText:
      'Check a list of up to 100,000 IBANs here in the browser, with your API key. Each IBAN counts as one check of your quota.',
    bulkCall: 'A program sends up to 1,000 IBANs per call to POST /api/v1/ibans/validate. This is how:',
    bulkButton: 'Check a list',
  },
  notFound: {
    title: '404 Page Not Found',
    text: 'This page does not exist, or no longer exists.',
    address: 'Requested address:',
    home: 'To the home page',
  },
} as const satisfies Translation<typeof german>;
