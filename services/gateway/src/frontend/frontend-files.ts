import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

/** Documents: the home page, of which every public page is made, and those shown before or without React. */
const documentFiles = {
  home: 'index.html',
  signIn: 'sign-in.html',
  problem: 'problem.html',
  tooMany: 'too-many.html',
} as const;

const SERVER_FOLDER = 'server/';
/** Documents of the console, one for each section. */
const SECTIONS_FOLDER = 'sections/';
/** Pages of the documentation, which the gateway completes. */
export const DOCS_FOLDER = 'api-docs/';
const SECTION_FILE = /^sections\/([a-z-]+)\.html$/;
const hiddenFolders = [SERVER_FOLDER, SECTIONS_FOLDER, DOCS_FOLDER];

type DocumentName = keyof typeof documentFiles;

/** Files of the frontend's build, which do not change while the gateway runs. */
export class FrontendFiles {
  /** The HTML documents, as built. */
  readonly documents: Readonly<Record<DocumentName, string>>;
  /** HTML of each section of the console, by the section's name in the address. */
  readonly sections: ReadonlyMap<string, string>;
  /** Absolute path. */
  readonly folder: string;
  private readonly paths: ReadonlySet<string>;

  /** @throws Error when nothing has been built there */
  constructor(frontendDir: string) {
    const folder = resolve(frontendDir);
    this.folder = folder;
    const names = Object.entries(documentFiles) as [DocumentName, string][];
    this.documents = Object.fromEntries(names.map(([name, file]) => [name, documentIn(folder, file)])) as Record<
      DocumentName,
      string
    >;
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const documents = new Set<string>(Object.values(documentFiles));
    const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
    this.sections = new Map(
      paths.flatMap((path) => {
        const [, section] = SECTION_FILE.exec(path) ?? [];
        return section === undefined ? [] : [[section, documentIn(folder, path)] as const];
      }),
    );
    const isHidden = (path: string) => documents.has(path) || hiddenFolders.some((folder) => path.startsWith(folder));
    this.paths = new Set(paths.filter((path) => !isHidden(path)).map((path) => `/${path}`));
  }

  /** Whether a request path names a file, except the documents. */
  has(path: string): boolean {
    return this.paths.has(path);
  }
}

/** @throws Error when the build has no such file */
export function documentIn(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch (error) {
    throw new Error(`FRONTEND_DIR holds no ${file}; build the frontend first`, { cause: error });
  }
}
