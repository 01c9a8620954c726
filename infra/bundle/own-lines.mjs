import { existsSync, readFileSync } from 'node:fs';

/** Leaves out the lines of packages: with them a map is ten times as large. */
const NO_LINES = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' });

/**
 * The bundle's source map names the TypeScript lines of our own code, and no others.
 * @returns {import('rolldown').Plugin}
 */
export function ownLines() {
  return {
    name: 'own-lines',
    load: {
      filter: { id: { include: /\.js$/, exclude: /node_modules/ } },
      handler(id) {
        const map = `${id}.map`;
        return existsSync(map) ? { code: readFileSync(id, 'utf8'), map: readFileSync(map, 'utf8') } : null;
      },
    },
    transform: { filter: { id: /node_modules/ }, handler: (code) => ({ code, map: NO_LINES }) },
  };
}
