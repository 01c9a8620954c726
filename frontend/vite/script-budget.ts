import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { type Bundle, groupScripts } from './group-scripts.js';

const KILOBYTE = 1000;

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
export function scriptBytes(bundle: Bundle, screens: readonly string[] = []): number {
  const { initial, early } = groupScripts(bundle, screens);
  return [...initial, ...early].reduce((bytes, file) => bytes + sentBytes(bundle[file]?.code ?? ''), 0);
}

function sentBytes(code: string): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}
