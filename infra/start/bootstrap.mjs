// The entry point of every `npm run`: plain JavaScript for Node 20 or later, without dependencies. It installs package-lock.json
// and continues under the Node version pinned there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OperatorError } from '../shared/operator-error.mjs';
import { installIfNeeded } from './boot/install.mjs';
import { continueUnderPinnedNode } from './boot/pinned-node.mjs';
import { refuseMissingPrograms } from './preflight/missing-programs.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const words = {
  start: './commands/start.mjs',
  status: './status/status.mjs',
  dev: './commands/dev.mjs',
  keys: './commands/service-programs.mjs',
  banks: './commands/service-programs.mjs',
  registry: './commands/service-programs.mjs',
  restore: './commands/service-programs.mjs',
  users: './commands/service-programs.mjs',
  content: './commands/service-programs.mjs',
  backup: './commands/service-programs.mjs',
  verify: './commands/verify.mjs',
  secrets: './commands/secrets.mjs',
  test: '../test/test.mjs',
  bench: '../load/bench.mjs',
  'bench:engine': '../load/engine/bench-engine.mjs',
  'bench:logs': '../load/logs/bench-logs.mjs',
  'check:upgrade': '../upgrade/check-upgrade.mjs',
  'check:images': '../images/check-images.mjs',
  'bench:truth': '../load/truth/bench-truth.mjs',
};

const [word = '', ...args] = process.argv.slice(2);
if (!(word in words)) {
  console.error(`Aufruf: npm run ${Object.keys(words).join(' | ')}`);
  process.exit(2);
}

const environmentFile = join(root, '.env');
// A test system must never meet the servers named there.
const isTest = word === 'test' || process.env['NODE_ENV'] === 'test';
if (!isTest && existsSync(environmentFile)) process.loadEnvFile(environmentFile);

try {
  if (['start', 'dev', 'test'].includes(word)) await refuseMissingPrograms(root);
  await installIfNeeded(root);
  await continueUnderPinnedNode(root);
  const { main } = await import(words[/** @type {keyof typeof words} */ (word)]);
  await main(args, word);
} catch (error) {
  const { message, stack, code } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'ENOSPC') console.error(`Der Datenträger ist voll, so startet nichts. Schaffen Sie Platz. (${message})`);
  // An operator's error explains itself; other errors need their stack.
  else console.error(error instanceof OperatorError ? message : stack);
  process.exit(1);
}
