import { fileURLToPath } from 'node:url';
import { swcOptions } from './infra/start/swc-options.mjs';

/** Jest for services: ESM, sources of workspace packages read directly through the `source` export condition, SWC for decorators. */
export const base = {
  cacheDirectory: fileURLToPath(new URL('node_modules/.cache/jest', import.meta.url)),
  testEnvironment: fileURLToPath(new URL('infra/test/plain-environment.mjs', import.meta.url)),
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': ['@swc/jest', swcOptions],
  },
  transformIgnorePatterns: ['/node_modules/', '/dist/'],
};
