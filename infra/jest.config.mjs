const base = { testEnvironment: 'node', moduleFileExtensions: ['mjs', 'js', 'json'], transform: {} };

/** Specs, without servers. */
export default { ...base, testMatch: ['<rootDir>/**/*.spec.mjs'], testTimeout: 60_000 };

/** End-to-end tests of the launcher, each with its own data folder. Tests that wait fail with a message long before the limit. */
export const e2e = { ...base, testMatch: ['<rootDir>/*/e2e/**/*.e2e.mjs'], testTimeout: 600_000, maxWorkers: 1 };
