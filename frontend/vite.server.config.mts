import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';

/** Public pages as the gateway draws them: one file that needs nothing besides Node, beside what browsers load. */
export default defineConfig({
  plugins: [react()],
  // What runs in Node is left to its environment otherwise, and components would be named as in development.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: {
    // Of the console the sign-in alone is drawn: the rest is known only to a browser with a session.
    alias: [
      {
        find: /^.*\/(?:ConsoleSections|SetupTwoFactorPage)\.js$/,
        replacement: fileURLToPath(new URL('./src/server/not-rendered.ts', import.meta.url)),
      },
      {
        find: /^.*\/page-language\.js$/,
        replacement: fileURLToPath(new URL('./src/server/page-language.ts', import.meta.url)),
      },
    ],
    conditions: ['source', ...defaultServerConditions],
  },
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: {
    ssr: 'src/server/render-worker.ts',
    outDir: 'dist/server',
    minify: true,
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'render-worker.mjs' } },
  },
});
