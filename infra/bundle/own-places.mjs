// @ts-check
import { dirname, join, relative, sep } from 'node:path';

const REQUIRED = /\bcreateRequire(?:\$\d+)?\(import\.meta\.url\)(?=\(\s*['"])/g;
const NAMED_REQUIRE = /^[ \t]*(?:const|let|var) require = createRequire\(import\.meta\.url\);?$/gm;
const ADDRESS = /\bimport\.meta\.url\b/g;
/** Placeholder of a module's place until the bundle's files are known. */
const MARKED = /"place-of:([^"]+)"/g;

/**
 * Modules keep their original place, so that files next to them are found from the bundle too. A module required by
 * name is the copy in the bundle: a second one would have separate classes and registers.
 * @param {string} folder of the bundle
 * @returns {import('rolldown').Plugin}
 */
export function ownPlaces(folder) {
  return {
    name: 'own-places',
    transform: {
      filter: { code: 'import.meta.url', id: /^[^\0]/ },
      handler(code, id) {
        const place = `new URL(${JSON.stringify(`place-of:${id}`)}, import.meta.url).href`;
        const required = code.replaceAll(NAMED_REQUIRE, '').replaceAll(REQUIRED, 'require');
        return { code: required.replaceAll(ADDRESS, place), map: null };
      },
    },
    renderChunk(code, { fileName }) {
      const from = dirname(join(folder, fileName));
      const output = code.replaceAll(MARKED, (_, id) => JSON.stringify(relative(from, id).split(sep).join('/')));
      return output === code ? null : { code: output, map: null };
    },
  };
}
