import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const KILOBYTE = 1000;

/** Facts about a built file that the budget needs. */
interface BuiltFile {
  readonly type: 'chunk' | 'asset';
  readonly name?: string | undefined;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly code?: string;
}

/** Size limit of the scripts that a page loads at the first visit. */
interface Budget {
  readonly page: string;
  readonly limitKb: number;
  /** Names of the late modules that the page loads in addition to the entry. */
  readonly screens: readonly string[];
}

/** Fails a build in which a page loads more script than it may. */
export function scriptBudget(budgets: readonly Budget[]): Plugin {
  return {
    name: 'script-budget',
    generateBundle(_, bundle) {
      for (const { page, limitKb, screens } of budgets) {
        const kilobytes = scriptBytes(bundle, screens) / KILOBYTE;
        if (kilobytes <= limitKb) continue;
        this.error(`${page} loads ${kilobytes.toFixed(1)} kB of script, ${limitKb} kB are allowed`);
      }
    },
  };
}

/**
 * Transfer size of the entry, of some late modules, and of all their imports: compressed by Brotli. Modules loaded
 * later do not count.
 * @throws Error when the build has no such module
 */
export function scriptBytes(bundle: Readonly<Record<string, BuiltFile>>, screens: readonly string[] = []): number {
  const loadedFiles = new Set<string>();
  const load = (file: string) => {
    if (loadedFiles.has(file)) return;
    loadedFiles.add(file);
    bundle[file]?.imports?.forEach(load);
  };
  const files = Object.entries(bundle);
  for (const [file, { isEntry }] of files) if (isEntry) load(file);
  for (const screen of screens) {
    const chunk = files.find(([, { type, name }]) => type === 'chunk' && name === screen);
    if (!chunk) throw new Error(`the build has no script of ${screen}`);
    load(chunk[0]);
  }
  return [...loadedFiles].reduce((bytes, file) => bytes + sentBytes(bundle[file]?.code ?? ''), 0);
}

function sentBytes(code: string): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}
