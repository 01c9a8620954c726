// @ts-check
import { dirname, join, relative, sep } from 'node:path';

const REQUIRED = /\bcreateRequire(?:\$\d+)?\(import\.meta\.url\)(?=\(\s*['"])/g;
const NAMED_REQUIRE = /^[ \t]*(?:const|let|var) require = createRequire\(import\.meta\.url\);?$/gm;
const ADDRESS = /\bimport\.meta\.url\b/g;
/** Stands for a module's place until it is known which file of the bundle holds it. */
const MARKED = /"place-of:([^"]+)"/g;

/**
 * Modules keep the place that they were written for: a file that one names as lying beside it is found from the bundle too. And what
 * one requires by its name is the copy in the bundle: a second one would have classes and registers of its own.
 * @param {string} folder that the bundle is written to
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
      const placed = code.replaceAll(MARKED, (_, id) => JSON.stringify(relative(from, id).split(sep).join('/')));
      return placed === code ? null : { code: placed, map: null };
    },
  };
}
