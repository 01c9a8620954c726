import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

const DOCUMENT = 'index.html';

/** What the frontend's build has put into its folder; it does not change while the gateway runs. */
export class FrontendFiles {
  /** The HTML document, as built. */
  readonly document: string;
  /** Absolute. */
  readonly folder: string;
  private readonly paths: ReadonlySet<string>;

  /** @throws Error when nothing has been built there */
  constructor(frontendDir: string) {
    const folder = resolve(frontendDir);
    this.folder = folder;
    try {
      this.document = readFileSync(join(folder, DOCUMENT), 'utf8');
    } catch (error) {
      throw new Error(`FRONTEND_DIR holds no ${DOCUMENT}; build the frontend first`, { cause: error });
    }
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
    this.paths = new Set(names.filter((name) => name !== DOCUMENT).map((name) => `/${name}`));
  }

  /** Whether a path of a request names a file; the document itself is none. */
  has(path: string): boolean {
    return this.paths.has(path);
  }
}
