// @ts-check

/**
 * Imports lead one way, so that each file can be understood without those that use it. infra/lint/folder-circles.mjs checks folders;
 * ESLint checks imports across packages (eslint.config.mjs).
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [{ name: 'no-file-circle', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    // An imported type is a dependency too: readers have to know it.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.(spec|fixture)\\.', '/e2e/', '/dist/'] },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
};
