import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { base } from './jest.base.mjs';
import packageConfig from './jest.package.config.mjs';

const { testMatch, passWithNoTests, testTimeout } = packageConfig;
const root = import.meta.dirname;
const folders = globSync(['services/*/package.json', 'services/shared/*/package.json', 'clients/*/package.json'], {
  cwd: root,
}).map(dirname);

/** The specs of all services in one process, or of those that `--selectProjects` names. */
export default {
  passWithNoTests,
  testTimeout,
  projects: folders.map((folder) => ({ ...base, displayName: folder, rootDir: join(root, folder), testMatch })),
};
