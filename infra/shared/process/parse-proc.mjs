/**
 * @typedef {object} ProcessStat
 * @property {number} pid
 * @property {number} parent
 * @property {string} state as `ps` shows it
 * @property {number} ownTicks used by the process
 * @property {number} cpuTicks used by the process and its ended children
 */

/** Linux reports CPU time in hundredths of a second on every platform. */
export const TICK_MS = 10;

/**
 * @param {string} text of /proc/PID/stat, see proc_pid_stat(5)
 * @returns {ProcessStat}
 */
export function parseStat(text) {
  // The program's name is in brackets and may contain blanks and brackets.
  const [pid = ''] = text.split(' ', 1);
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const field = (/** @type {number} */ number) => Number(fields[number - 3] ?? 0);
  const ownTicks = field(14) + field(15);
  const cpuTicks = ownTicks + field(16) + field(17);
  return { pid: Number(pid), parent: field(4), state: fields[0] ?? '', ownTicks, cpuTicks };
}

/**
 * @param {string} text of /proc/PID/task/TID/status
 * @returns {number} how often the thread was woken
 */
export function parseWakeUps(text) {
  return Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(text)?.[1] ?? 0);
}

/**
 * @param {string} text of /proc/PID/smaps_rollup
 * @returns {number} MB (PSS): a page that several processes share counts as a fraction in each
 */
export function parseMemoryMb(text) {
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1_024;
}

/**
 * @param {string} text of /proc/stat
 * @returns {number} ticks in which the machine's cores were busy since it started, time stolen by a hypervisor included
 */
export function parseBusyTicks(text) {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] = (/^cpu +(.+)$/m.exec(text)?.[1] ?? '')
    .split(' ')
    .map(Number);
  return user + nice + system + irq + softIrq + steal;
}

/**
 * @template {Pick<ProcessStat, 'pid' | 'parent'>} Stat
 * @param {Stat[]} all every process of the machine
 * @param {number} root
 * @returns {Stat[]} the root and its descendants
 */
export function selectProcessTree(all, root) {
  const tree = all.filter(({ pid }) => pid === root);
  // The array grows during the loop, so grandchildren are included.
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid));
  return tree;
}
