import type { AdminUser, ApiKeyRecord } from '@pruefer/contracts';
import { cleanIban } from '@pruefer/iban';
import { tc } from '~/texts/de-console.js';
import type { ConsoleSection } from './section.js';

/** Something the palette can lead to. */
export interface PaletteEntry {
  readonly group: string;
  readonly title: string;
  /** Distinguishes entries of the same title. */
  readonly hint: string;
  /** Further words that find the entry. */
  readonly keywords?: string;
  /** The path, the IBAN to check, or the action of the entry. */
  readonly follow: { readonly path: string } | { readonly iban: string } | (() => void);
}

const ID_CHARACTERS = 16;
const IBAN_CHARACTERS = 4;
const { groups } = tc.palette;

/** Entries of the sections and their parts, then of their actions. @param sections those that the user may see */
export function sectionEntries(sections: readonly ConsoleSection[]): PaletteEntry[] {
  const pages = sections.flatMap(({ path, title, group, parts = [] }) => [
    entry(groups.pages, title, group ?? '', path),
    ...parts.map((part) => ({
      ...entry(groups.pages, part.title, title, `${path}?${part.query}`),
      keywords: part.keywords,
    })),
  ]);
  const actions = sections.flatMap(({ path, title, actions: sectionActions = [] }) =>
    sectionActions.map(({ title: action, dialog }) => entry(groups.actions, action, title, `${path}?dialog=${dialog}`)),
  );
  return [...pages, ...actions];
}

/** An action that is run at once and opens no section. */
export function actionEntry(title: string, run: () => void): PaletteEntry {
  return { group: groups.actions, title, hint: '', follow: run };
}

/** A key by its client: leads to the list with that key alone, renewed or not. */
export function keyEntry({ id, clientName, clientEmail }: ApiKeyRecord): PaletteEntry {
  const path = `api-keys?${new URLSearchParams({ search: id, renewed: 'true' })}`;
  return entry(groups.keys, clientName, `${id.slice(0, ID_CHARACTERS)} · ${clientEmail}`, path);
}

/** A user: leads to the dialog with the fields. */
export function userEntry({ id, username, email }: AdminUser): PaletteEntry {
  const path = `users?${new URLSearchParams({ search: username, dialog: 'edit', id })}`;
  return entry(groups.users, username, email, path);
}

/** An entry for the requests with an IBAN; none when the text is no whole IBAN. */
export function ibanEntries(text: string): PaletteEntry[] {
  const input = cleanIban(text);
  if (!('iban' in input) || !wholeIban.test(input.iban)) return [];
  const { iban } = input;
  const shortIban = `${iban.slice(0, IBAN_CHARACTERS)}…${iban.slice(-IBAN_CHARACTERS)}`;
  return [{ group: groups.logs, title: tc.palette.iban(shortIban), hint: tc.palette.ibanHint, follow: { iban } }];
}

/** Whether the entry contains every word of the text, in any order and case. */
export function matchesSearch({ title, hint, keywords = '' }: PaletteEntry, text: string): boolean {
  const words = text.toLocaleLowerCase('de').split(/\s+/);
  const name = `${title} ${hint} ${keywords}`.toLocaleLowerCase('de');
  return words.every((word) => name.includes(word));
}

const wholeIban = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

function entry(group: string, title: string, hint: string, path: string): PaletteEntry {
  return { group, title, hint, follow: { path: `/admin/${path}` } };
}
