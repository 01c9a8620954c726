import type { Options } from 'minisearch';

/** A section of a page. */
export interface SearchEntry {
  readonly id: string;
  readonly url: string;
  /** Title of its page. */
  readonly page: string;
  /** Heading of the section; empty for the beginning of a page. */
  readonly title: string;
  readonly text: string;
}

/** The build and the browser must use the same options. */
export const searchOptions: Options<SearchEntry> = {
  fields: ['title', 'page', 'text'],
  storeFields: ['url', 'page', 'title'],
  // `quota_exceeded` is found by either of its words.
  tokenize: (text) => text.split(/[\s\p{P}]+/u).filter(Boolean),
  searchOptions: { boost: { title: 3, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
};
