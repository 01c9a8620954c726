import { base } from './jest.base.mjs';

/** Specs beside the code of one package (`--rootDir`): pure, no servers. A service without a use case has none yet. */
export default {
  ...base,
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  passWithNoTests: true,
  // Far more than any test needs on a slow machine: none is about time.
  testTimeout: 60_000,
};
