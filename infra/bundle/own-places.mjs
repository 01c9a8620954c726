import { dirname, join, relative, sep } from 'node:path';

const REQUIRED = /\bcreateRequire(?:\$\d+)?\(import\.meta\.url\)(?=\(\s*['"])/g;
const NAMED_REQUIRE = /^[ \t]*(?:const|let|var) require = createRequire\(import\.meta\.url\);?$/gm;
const ADDRESS = /\bimport\.meta\.url\b/g;
/** Placeholder for a module's path, replaced when the files of the bundle are known. */
const MARKED = /"place-of:([^"]+)"/g;

/**
 * Replaces `import.meta.url` by the original place of the module, so that bundled code still finds the files next to it. A module that is
 * required by name is the copy in the bundle: a second copy would have separate classes and registers.
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
