// @ts-check

/**
 * Nobody has to read two files, or two folders, at once to understand either: imports lead one way. What may use what across packages is
 * ESLint's to say (eslint.config.mjs).
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    { name: 'no-file-circle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-folder-circle', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    // A type alone is a dependency too: the reader of the file has to know it.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.(spec|fixture)\\.', '/e2e/', '/dist/'] },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
};
