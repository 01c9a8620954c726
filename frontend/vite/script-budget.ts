import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const KILOBYTE = 1000;

/** What the budget asks of a built file. */
export interface BuiltFile {
  readonly type: 'chunk' | 'asset';
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly code?: string;
}

/** Fails a build whose first script, with all that it imports at once, is larger than the public page may load. */
export function scriptBudget(limitKb: number): Plugin {
  return {
    name: 'script-budget',
    generateBundle(_, bundle) {
      const kilobytes = firstScriptBytes(bundle) / KILOBYTE;
      if (kilobytes <= limitKb) return;
      this.error(`the public page loads ${kilobytes.toFixed(1)} kB of script, ${limitKb} kB are allowed`);
    },
  };
}

/** Gzipped size of the entry and everything it imports, directly or not; what is loaded later does not count. */
export function firstScriptBytes(bundle: Readonly<Record<string, BuiltFile>>): number {
  const loaded = new Set<string>();
  const load = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    bundle[name]?.imports?.forEach(load);
  };
  for (const [name, file] of Object.entries(bundle)) if (file.isEntry) load(name);
  return [...loaded].reduce((bytes, name) => bytes + gzipSync(bundle[name]?.code ?? '').length, 0);
}
