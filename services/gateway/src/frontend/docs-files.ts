import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { DocsListing, DocsPage } from '@pruefer/contracts';
import { DOCS_FOLDER, documentIn, FrontendFiles } from './frontend-files.js';

/** The built pages of the documentation, which do not change while the gateway runs. */
@Injectable()
export class DocsFiles {
  readonly listing: DocsListing;
  private readonly folder: string;
  private readonly byPath: ReadonlyMap<string, DocsPage>;
  private readonly byMarkdownPath: ReadonlyMap<string, DocsPage>;

  /** @throws Error when nothing has been built there */
  constructor({ folder }: FrontendFiles) {
    this.folder = join(folder, DOCS_FOLDER);
    this.listing = JSON.parse(documentIn(this.folder, 'pages.json')) as DocsListing;
    const { pages } = this.listing;
    this.byPath = new Map(pages.map((page) => [page.path, page]));
    this.byMarkdownPath = new Map(pages.map((page) => [page.markdownPath, page]));
  }

  get paths(): readonly string[] {
    return [...this.byPath.keys()];
  }

  /** The page at an address without a trailing slash. */
  at(path: string): DocsPage | undefined {
    return this.byPath.get(path);
  }

  /** The page whose Markdown is at an address. */
  markdownAt(path: string): DocsPage | undefined {
    return this.byMarkdownPath.get(path);
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
