import { type FooterConfig, type FooterLink, type SaveFooterConfigBody, type Times, yearIn } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import type { ComparedField } from '~/ui/form/notes/VersionsNote.js';

const { basics, services, legal, links, nothing } = tc.footer;

/** The editable parts of the footer. Copies the links: a form writes into them and loaded data is frozen. */
export function toFooterFields({ version: _, ...fields }: FooterConfig): SaveFooterConfigBody {
  const copyLinks = (links: readonly FooterLink[]) => links.map((link) => ({ ...link }));
  return { ...fields, servicesLinks: copyLinks(fields.servicesLinks), legalLinks: copyLinks(fields.legalLinks) };
}

const formatLinks = (column: readonly FooterLink[]) =>
  column.map(({ title, href }) => links.line(title, href)).join('\n') || nothing;

/** Label and displayed value of each field of the footer. */
export const comparedFooterFields: readonly ComparedField<SaveFooterConfigBody>[] = [
  [basics.companyName, ({ companyName }) => companyName || nothing],
  [basics.description, ({ description }) => description || nothing],
  [basics.copyright, ({ copyright }) => copyright || nothing],
  [services.heading, ({ servicesTitle }) => servicesTitle || nothing],
  [services.title, ({ servicesLinks }) => formatLinks(servicesLinks)],
  [legal.heading, ({ legalTitle }) => legalTitle || nothing],
  [legal.title, ({ legalLinks }) => formatLinks(legalLinks)],
];

/** The bottom line: the typed text, else the year and the company. */
export function formatCopyright(
  { copyright, companyName }: Pick<FooterConfig, 'copyright' | 'companyName'>,
  { zone }: Times,
): string {
  return copyright.trim() || basics.defaultCopyright(yearIn(zone, new Date()), companyName.trim());
}
