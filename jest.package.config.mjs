import { base } from './jest.base.mjs';

/** The specs of one package (`--rootDir`), without servers. */
export default {
  ...base,
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  passWithNoTests: true,
  // Far more than any test needs on a slow machine.
  testTimeout: 60_000,
};
