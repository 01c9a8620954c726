import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const DOCUMENT = 'index.html';

/** What the frontend's build has put into its folder; it does not change while the gateway runs. */
export class FrontendFiles {
  /** The HTML document, as built. */
  readonly document: string;
  private readonly paths: ReadonlySet<string>;

  /** @throws Error when nothing has been built there */
  constructor(readonly folder: string) {
    try {
      this.document = readFileSync(join(folder, DOCUMENT), 'utf8');
    } catch (error) {
      throw new Error(`FRONTEND_DIR holds no ${DOCUMENT}; build the frontend first`, { cause: error });
    }
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = entries.map(({ parentPath, name }) =>
      join(parentPath, name).slice(folder.length).replaceAll(sep, '/'),
    );
    this.paths = new Set(names.filter((name) => name !== `/${DOCUMENT}`));
  }

  /** Whether a path of a request names a file; the document itself is none. */
  has(path: string): boolean {
    return this.paths.has(path);
  }
}
