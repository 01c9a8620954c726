import type { ApiKeyRecord } from '@pruefer/contracts';
import { tc } from '../../texts/de-console.js';
import type { Section } from './section.js';

/** Something the palette can lead to. */
export interface PaletteEntry {
  readonly group: string;
  readonly title: string;
  /** Tells entries of the same title apart. */
  readonly hint: string;
  readonly address: string;
}

const { groups } = tc.palette;

/** The pages somebody may see, then what can be done on them. @param sections those of the own role */
export function entriesOf(sections: readonly Section[]): PaletteEntry[] {
  const pages = sections.map(({ path, title, group }) => entry(groups.pages, title, group ?? '', path));
  const actions = sections.flatMap(({ path, title, actions: own = [] }) =>
    own.map(({ title: action, dialog }) => entry(groups.actions, action, title, `${path}?dialog=${dialog}`)),
  );
  return [...pages, ...actions];
}

/** A key by its client: leads to the list with that key alone, renewed or not. */
export function keyEntry({ id, clientName, clientEmail }: ApiKeyRecord): PaletteEntry {
  const address = `api-keys?${new URLSearchParams({ search: id, renewed: 'true' })}`;
  return entry(groups.keys, clientName, `${id.slice(0, SHOWN_OF_ID)} · ${clientEmail}`, address);
}

/** Whether every word of the text stands in the entry, in any order and case. */
export function isMeant({ title, hint }: PaletteEntry, text: string): boolean {
  const words = text.toLocaleLowerCase('de').split(/\s+/);
  const name = `${title} ${hint}`.toLocaleLowerCase('de');
  return words.every((word) => name.includes(word));
}

const SHOWN_OF_ID = 16;

function entry(group: string, title: string, hint: string, path: string): PaletteEntry {
  return { group, title, hint, address: `/admin/${path}` };
}
