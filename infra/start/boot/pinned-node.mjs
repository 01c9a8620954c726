// Without dependencies and for Node 20.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { onStop } from '../../shared/process/on-stop.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';

/** Lowest version of Node that runs the product. */
export const LOWEST = { major: 22, minor: 22 };

/**
 * Runs this very command line again under the Node that npm installed and ends with its exit code, unless it runs there already.
 * @param {string} root
 * @throws {OperatorError} when there is no pinned Node for this machine and its own is too old
 */
export async function continueUnderPinnedNode(root) {
  const folder = join(root, 'node_modules', '.bin');
  const node = join(folder, 'node');
  if (!existsSync(node) || !runsHere(node)) {
    if (isSupportedNode(process.versions.node)) return;
    throw new OperatorError(
      `Node ${process.versions.node} ist zu alt. Installieren Sie Node ab ${LOWEST.major}.${LOWEST.minor}, am besten 24.`,
    );
  }
  if (realpathSync(node) === realpathSync(process.execPath)) return;
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}` };
  const child = spawn(node, process.argv.slice(1), { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  onStop(() => child.kill());
  const [code] = await once(child, 'exit');
  // The listener for the end of a parent with an IPC channel, such as a process manager, would keep this process running.
  process.exit(code ?? 1);
}

/** Whether a Node starts here: one that was built for another C library does not. @param {string} node its path */
function runsHere(node) {
  try {
    execFileSync(node, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** @param {string} version */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > LOWEST.major || (major === LOWEST.major && minor >= LOWEST.minor);
}
