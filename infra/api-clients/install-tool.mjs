import { delimiter, join } from 'node:path';
import { cacheDir, dataDir } from '../shared/folders.mjs';
import { run } from '../shared/process/run.mjs';
import { installOnce } from '../start/servers/install-once.mjs';

/** A first run downloads and compiles much; Schemathesis sends some twenty requests a second. */
const TIMEOUT_MS = 2_400_000;

/**
 * @param {string} cwd
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [variables] beside those of this process
 * @returns {Promise<string>} its output
 * @throws {import('../shared/process/run.mjs').RunError}
 */
export function runIn(cwd, command, args, variables = {}) {
  return run(command, args, { cwd, env: { ...process.env, ...variables }, timeoutMs: TIMEOUT_MS });
}

/**
 * The same for a tool that fails when it finds something.
 * @param {Parameters<typeof runIn>} call
 * @returns {Promise<string>} its output, or why it could not run
 */
export function printedIn(...call) {
  return runIn(...call).catch((failure) => failure.printed ?? failure.message);
}

/**
 * Installs a tool of other people once for all runs.
 * @param {string} name with its version
 * @param {(folder: string) => Promise<unknown>} install fills the folder
 * @returns {Promise<string>} the folder
 */
export function installTool(name, install) {
  const folder = join(cacheDir(dataDir()), 'api-clients', name.replace(/[^\w.-]+/g, '-'));
  return installOnce(folder, install);
}

/**
 * @param {string[]} requirements packages of PyPI with their versions
 * @returns {Promise<NodeJS.ProcessEnv>} variables with which Python finds them, and the shell their programs
 */
export async function pythonWith(...requirements) {
  const folder = await installTool(requirements.join('-'), async (fresh) => {
    const quiet = ['--quiet', '--disable-pip-version-check', '--no-warn-conflicts'];
    await runIn(fresh, 'python3', ['-m', 'pip', 'install', ...quiet, '--target', fresh, ...requirements]);
  });
  const paths = [join(folder, 'bin'), process.env['PATH'] ?? ''].join(delimiter);
  return { PYTHONPATH: folder, PATH: paths, PYTHONDONTWRITEBYTECODE: '1' };
}
