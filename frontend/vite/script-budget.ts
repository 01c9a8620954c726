import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const KILOBYTE = 1000;

/** Fails a build whose first script, with all that it imports at once, is larger than the public page may load. */
export function scriptBudget(limitKb: number): Plugin {
  return {
    name: 'script-budget',
    generateBundle(_, bundle) {
      const files = new Set<string>();
      const visit = (name: string) => {
        const chunk = bundle[name];
        if (chunk?.type !== 'chunk' || files.has(name)) return;
        files.add(name);
        chunk.imports.forEach(visit);
      };
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) visit(chunk.fileName);
      const sizeKb = sumOf([...files].map((name) => gzippedLength(bundle[name]))) / KILOBYTE;
      if (sizeKb > limitKb)
        this.error(`the public page loads ${sizeKb.toFixed(1)} kB of script, ${limitKb} kB allowed`);
    },
  };
}

function gzippedLength(file: object | undefined): number {
  return file && 'code' in file ? gzipSync(String(file.code)).length : 0;
}

function sumOf(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}
