const base = { testEnvironment: 'node', moduleFileExtensions: ['mjs', 'js', 'json'], transform: {} };

/** Specs beside the code: pure, no servers. */
export default { ...base, testMatch: ['<rootDir>/**/*.spec.mjs'] };

/** The launcher from outside: whole systems in data folders of their own. */
export const e2e = { ...base, testMatch: ['<rootDir>/start/e2e/**/*.e2e.mjs'], testTimeout: 120_000, maxWorkers: 1 };
