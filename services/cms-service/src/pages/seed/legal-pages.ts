import { readFileSync } from 'node:fs';
import type { CreatePage } from '@pruefer/contracts';
import { readPageFile } from '../files/page-file.js';

const folder = new URL('../../../data/', import.meta.url);
const names = ['impressum', 'datenschutz', 'agb', 'barrierefreiheit', 'datenquellen'];

/** Drafts of the pages that a site must have, with gaps to fill: published and hidden from search engines. */
export const legalPages: readonly CreatePage[] = names.map((name) =>
  readPageFile(readFileSync(new URL(`${name}.md`, folder), 'utf8')),
);
