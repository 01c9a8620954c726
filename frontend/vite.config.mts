import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { pageHead } from './vite/page-head.js';
import { scriptBudget } from './vite/script-budget.js';
import { themeStyles } from './vite/theme-styles.js';

export default defineConfig({
  plugins: [react(), themeStyles(), pageHead(), scriptBudget(180)],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    // A font or script as a data: address would break the content security policy.
    assetsInlineLimit: 0,
    // The budget above is the limit that counts.
    chunkSizeWarningLimit: 1000,
    // The engine is pure functions over tables: what the browser does not call need not be loaded.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /shared\/iban\/src\//, sideEffects: false }] } },
  },
});
