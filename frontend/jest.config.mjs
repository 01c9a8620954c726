import { fileURLToPath } from 'node:url';

/** CommonJS, because notistack's named exports are not found in ESM mode. */
const shared = {
  cacheDirectory: fileURLToPath(new URL('../node_modules/.cache/jest', import.meta.url)),
  testEnvironmentOptions: { customExportConditions: ['source', 'browser', 'require', 'default'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '^~/(.*)\\.js$': '<rootDir>/src/$1' },
  /** Spies of a test end with it. */
  restoreMocks: true,
  transform: {
    '^.+\\.(m?ts|tsx)$': [
      '@swc/jest',
      {
        swcrc: false,
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
            react: { runtime: 'automatic' },
          },
        },
      },
    ],
  },
};

/** Components in jsdom; everything else without, for a page and its matchers take longer to load than it takes to run. */
export default {
  // Far more than any test needs on a slow machine: none is about time.
  testTimeout: 180_000,
  projects: [
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
      testMatch: ['<rootDir>/src/**/*.spec.tsx'],
    },
    {
      ...shared,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,vite,api-docs}/**/*.spec.{ts,mts}'],
    },
  ],
};
