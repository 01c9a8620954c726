import { fileURLToPath } from 'node:url';

/**
 * Jest for services: the runner of our own loads TypeScript and workspace packages from their sources (docs/adr/0035). The rest says
 * what Jest has to know to find suites by the files that they load.
 */
export const base = {
  runner: fileURLToPath(new URL('infra/test/native/runner.mjs', import.meta.url)),
  cacheDirectory: fileURLToPath(new URL('node_modules/.cache/jest', import.meta.url)),
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {},
};
