/** Jest for services: ESM, sources of workspace packages read directly through the `source` export condition, SWC for decorators. */
const base = {
  testEnvironment: 'node',
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

/** Specs beside the code: pure, no servers. */
export const unit = { ...base, testMatch: ['<rootDir>/src/**/*.spec.ts'] };

/** A service from outside, on real servers whose addresses the environment names (TEST_POSTGRES_URL, …). */
export const e2e = { ...base, testMatch: ['<rootDir>/e2e/**/*.e2e.ts'], testTimeout: 60_000, maxWorkers: 1 };
