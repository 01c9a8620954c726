import { defineConfig } from 'vite';
import { apiDocs } from './api-docs/api-docs.js';
import { compressedFiles } from './vite/compressed-files.js';
import { scriptBudget } from './vite/script-budget.js';

/** The pages at /api/docs, which the gateway completes with the site's head: built next to what browsers load otherwise. */
export default defineConfig({
  plugins: [
    apiDocs(),
    scriptBudget([{ page: 'a page of the documentation', limitKb: 60, screens: [] }]),
    compressedFiles(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'api-docs/client/docs.ts',
      output: { entryFileNames: 'assets/docs-[hash].js', assetFileNames: 'assets/[name]-[hash][extname]' },
    },
  },
});
