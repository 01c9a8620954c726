export * from './bearer-token.js';
export * from './migrate.js';
export * from './service-environment.js';
export * from './service-folder.js';
export * from './start-process.js';
export * from './test-database.js';
export * from './test-servers.js';
export * from './until.js';
