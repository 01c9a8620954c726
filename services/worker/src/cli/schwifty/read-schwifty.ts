import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { MAX_BANK_FILE_BYTES, Problem } from '@pruefer/contracts';

/** The bank data of an installed package. */
interface InstalledSchwifty {
  readonly version: string;
  /** The registries as JSON text, in the order of their file names. */
  readonly registries: readonly string[];
}

const REGISTRY = /^(?:generated|manual)_[a-z]{2}(?:\.v2)?\.json$/;
const METADATA = /^schwifty-(\d[\d.]{0,20})\.dist-info$/;
const MAX_FILES = 300;
const MISSING =
  'In diesem Ordner liegt keine Kopie des PyPI-Pakets schwifty: gesucht sind schwifty/bank_registry und daneben schwifty-….dist-info.';

/**
 * Reads an installed copy of the PyPI package schwifty.
 * @param folder of the package, or the folder in which it is installed
 * @throws Problem `bank_file_unreadable` when it is missing, has no version or is too large
 */
export async function readSchwifty(folder: string): Promise<InstalledSchwifty> {
  try {
    const site = basename(folder) === 'schwifty' ? dirname(folder) : folder;
    const version = (await readdir(site)).map((name) => METADATA.exec(name)?.[1]).find(Boolean);
    const registries = join(site, 'schwifty', 'bank_registry');
    const names = (await readdir(registries)).filter((name) => REGISTRY.test(name)).toSorted();
    if (version === undefined || names.length === 0 || names.length > MAX_FILES) throw new Error(MISSING);
    const paths = names.map((name) => join(registries, name));
    const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
    if (sizes.reduce((total, size) => total + size, 0) > MAX_BANK_FILE_BYTES) throw new Error(MISSING);
    return { version, registries: await Promise.all(paths.map((path) => readFile(path, 'utf8'))) };
  } catch {
    const errors = [{ field: 'folder', code: 'no_schwifty', message: MISSING }];
    throw new Problem('bank_file_unreadable', { errors });
  }
}
