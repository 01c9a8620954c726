const base = { testEnvironment: 'node', moduleFileExtensions: ['mjs', 'js', 'json'], transform: {} };

/** Specs beside the code: pure, no servers. */
export default { ...base, testMatch: ['<rootDir>/**/*.spec.mjs'], testTimeout: 60_000 };

/** The launcher from outside: whole systems in data folders of their own. What waits in vain says so itself, long before the limit. */
export const e2e = { ...base, testMatch: ['<rootDir>/*/e2e/**/*.e2e.mjs'], testTimeout: 600_000, maxWorkers: 1 };
