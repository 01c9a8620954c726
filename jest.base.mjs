import { fileURLToPath } from 'node:url';

/**
 * Jest for services: infra/test's runner loads TypeScript and workspace packages from their sources (docs/adr/0035). The other settings
 * let Jest find suites by the files that they load.
 */
export const base = {
  runner: fileURLToPath(new URL('infra/test/native/runner.mjs', import.meta.url)),
  cacheDirectory: fileURLToPath(new URL('node_modules/.cache/jest', import.meta.url)),
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {},
};
