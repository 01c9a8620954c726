import { once } from 'node:events';

/**
 * Stops a child gracefully and kills it after the limit. An ended child is ignored.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} timeoutMs
 */
export async function endChild(child, timeoutMs) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  child.kill('SIGTERM');
  await exit;
  clearTimeout(timer);
}
