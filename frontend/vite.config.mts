import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compressedFiles } from './vite/compressed-files.js';
import { firstFrame } from './vite/first-frame.js';
import { usersOfModules } from './vite/module-users.js';
import { otherDocuments } from './vite/other-documents.js';
import { pageHead } from './vite/page-head.js';
import { screenChunks } from './vite/screen-chunks.js';
import { scriptBudget } from './vite/script-budget.js';
import { themeStyles } from './vite/theme-styles.js';

/** Limits of the scripts that a first visit loads before the visitor does anything. */
const budgets = [
  { page: 'the home page', limitKb: 125, screens: [] },
  { page: 'the sign-in', limitKb: 165, screens: ['console', 'sign-in'] },
];

/** The running system, in development, and what it serves itself. */
const gateway = process.env['GATEWAY_URL'];

/** Settings that determine the modules of the build. */
const modules = {
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // From the sub-folders of a feature: nothing climbs three folders.
    alias: [
      { find: /^~\//, replacement: fileURLToPath(new URL('./src/', import.meta.url)) },
      // Only emotion's `withTheme` calls it, which nothing here does; being CommonJS it would be loaded all the same.
      { find: 'hoist-non-react-statics', replacement: fileURLToPath(new URL('./vite/no-statics.ts', import.meta.url)) },
    ],
  },
  build: {
    rolldownOptions: {
      // The engine is pure functions over tables: what the browser does not call need not be loaded.
      treeshake: {
        moduleSideEffects: [
          { test: /shared\/(?:iban\/src\/|contracts\/src\/(?!index\.))/, sideEffects: false },
          { test: /frontend\/src\/texts\//, sideEffects: false },
        ],
      },
    },
  },
};

export default defineConfig(async ({ command }) => ({
  ...modules,
  plugins: [
    react(),
    themeStyles(),
    pageHead(),
    firstFrame(),
    otherDocuments(),
    scriptBudget(budgets),
    compressedFiles(),
  ],
  server: gateway ? { proxy: { '^/(?:api|openiban|mcp|llms\\.txt|assets/(?:docs|search)-)': gateway } } : {},
  build: {
    outDir: 'dist',
    // A font or script as a data: address would break the content security policy.
    assetsInlineLimit: 0,
    // The budget above is the limit that counts, the sizes that the visitor loads lie beside the files.
    chunkSizeWarningLimit: 1000,
    reportCompressedSize: false,
    // One sheet for all, which stands in the document.
    cssCodeSplit: false,
    // Every browser that the rest is built for preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...modules.build.rolldownOptions,
      output: {
        // The entry lists the scripts that come later: their names would be 0.3 kB of what every visitor loads.
        chunkFileNames: 'assets/[hash].js',
        ...(command === 'build' && {
          codeSplitting: screenChunks(await usersOfModules({ ...modules, plugins: [react(), themeStyles()] })),
        }),
      },
    },
  },
}));
