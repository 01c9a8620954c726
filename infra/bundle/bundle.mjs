// The last step of a service's build, run in its folder: `node …/bundle.mjs main cli migrate` (docs/adr/0054).
import { resolve } from 'node:path';
import { bundleMigrations, bundlePrograms } from './bundle-programs.mjs';

const isMigration = (/** @type {string} */ program) => program.startsWith('migrate');

const folder = resolve('dist');
const programs = process.argv.slice(2);
await bundlePrograms(
  folder,
  programs.filter((program) => !isMigration(program)),
);
await bundleMigrations(folder, programs.filter(isMigration));
