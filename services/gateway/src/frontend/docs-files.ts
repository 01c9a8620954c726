import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Language } from '@pruefer/contracts';
import { DOCS_FOLDER, documentIn, FrontendFiles } from './frontend-files.js';

/** A page of the documentation, as the frontend's build lists it. */
export interface DocsPage {
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly summary: string;
  readonly file: string;
  /** Address of the same page in the other language. */
  readonly translation: string;
}

interface Listing {
  /** Addresses of the style sheet and the script of all pages. */
  readonly style: string;
  readonly script: string;
  readonly pages: readonly DocsPage[];
}

/** The built pages of the documentation, which do not change while the gateway runs. */
@Injectable()
export class DocsFiles {
  readonly listing: Listing;
  private readonly folder: string;
  private readonly byPath: ReadonlyMap<string, DocsPage>;

  /** @throws Error when nothing has been built there */
  constructor({ folder }: FrontendFiles) {
    this.folder = join(folder, DOCS_FOLDER);
    this.listing = JSON.parse(documentIn(this.folder, 'pages.json')) as Listing;
    this.byPath = new Map(this.listing.pages.map((page) => [page.path, page]));
  }

  get paths(): readonly string[] {
    return this.listing.pages.map(({ path }) => path);
  }

  /** The page at an address without a trailing slash. */
  at(path: string): DocsPage | undefined {
    return this.byPath.get(path);
  }

  /** The page whose Markdown is at an address. */
  markdownAt(path: string): DocsPage | undefined {
    return this.listing.pages.find((page) => markdownPathOf(page) === path);
  }

  html({ file }: DocsPage): Promise<string> {
    return readFile(join(this.folder, `${file}.html`), 'utf8');
  }

  markdown({ file }: DocsPage): Promise<string> {
    return readFile(join(this.folder, `${file}.md`), 'utf8');
  }

  /** The overview for language models (llmstxt.org). */
  llms(): Promise<string> {
    return readFile(join(this.folder, 'llms.txt'), 'utf8');
  }
}

/** The address of a page as Markdown. */
export function markdownPathOf({ file }: DocsPage): string {
  return `/api/docs/${file}.md`;
}
