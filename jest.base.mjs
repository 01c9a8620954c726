import { fileURLToPath } from 'node:url';

/** Jest for services: ESM, sources of workspace packages read directly through the `source` export condition, SWC for decorators. */
export const base = {
  testEnvironment: fileURLToPath(new URL('infra/test/plain-environment.mjs', import.meta.url)),
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        module: { type: 'es6' },
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          keepClassNames: true,
        },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/', '/dist/'],
};
