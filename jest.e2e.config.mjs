import { fileURLToPath } from 'node:url';
import { base } from './jest.base.mjs';

/** One service (`--rootDir`) from outside, on real servers whose addresses the environment names (TEST_POSTGRES_URL, …). */
export default {
  ...base,
  testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
  // Far more than any test needs: what waits in vain says so itself.
  testTimeout: 200_000,
  maxWorkers: 1,
  globalTeardown: fileURLToPath(new URL('infra/test/close-suites.mjs', import.meta.url)),
};
