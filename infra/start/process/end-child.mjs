// @ts-check
import { once } from 'node:events';

/**
 * Ends a child in order, and by force when it takes too long. One that has ended already is left alone.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} limitMs
 * @param {() => void} [kill] what force is: of a group's leader the whole group may have to go
 */
export async function endChild(child, limitMs, kill = () => child.kill('SIGKILL')) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  const timer = setTimeout(kill, limitMs);
  child.kill('SIGTERM');
  await gone;
  clearTimeout(timer);
}
