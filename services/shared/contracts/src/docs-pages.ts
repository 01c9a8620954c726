import type { Language } from './language.js';

/** Address of the documentation of the API. */
export const DOCS_PATH = '/api/docs';

/** A page of the documentation, as the frontend's build lists it for the gateway. */
export interface DocsPage {
  readonly path: string;
  /** Address of the same page as Markdown. */
  readonly markdownPath: string;
  /** Address of the same page in the other language. */
  readonly translation: string;
  readonly language: Language;
  readonly title: string;
  readonly summary: string;
  /** Relative to the folder of the pages and without its ending: `.html` is the body, `.md` the Markdown. */
  readonly file: string;
}

/** The file `pages.json` of the build. */
export interface DocsListing {
  /** Addresses of the style sheet and the script of all pages. */
  readonly style: string;
  readonly script: string;
  readonly pages: readonly DocsPage[];
}
