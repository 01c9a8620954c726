import { fileURLToPath } from 'node:url';
import { base } from './jest.base.mjs';

/** End-to-end tests of one service (`--rootDir`) on real servers, whose addresses are in the environment (TEST_POSTGRES_URL, …). */
export default {
  ...base,
  testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
  // Far more than any test needs: tests that wait fail with a message before.
  testTimeout: 200_000,
  maxWorkers: 1,
  globalTeardown: fileURLToPath(new URL('infra/test/close-suites.mjs', import.meta.url)),
};
