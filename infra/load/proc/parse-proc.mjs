// @ts-check

/**
 * @typedef {object} ProcessStat
 * @property {number} pid
 * @property {number} parent
 * @property {number} cpuTicks used by the process and by those of its children that have ended
 */

/**
 * @param {string} text of /proc/PID/stat, see proc_pid_stat(5)
 * @returns {ProcessStat}
 */
export function parseStat(text) {
  // The program's name stands in brackets and may itself hold blanks and brackets.
  const [pid = ''] = text.split(' ', 1);
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const field = (/** @type {number} */ number) => fields[number - 3] ?? 0;
  return { pid: Number(pid), parent: field(4), cpuTicks: field(14) + field(15) + field(16) + field(17) };
}

/**
 * @param {string} text of /proc/PID/task/TID/status
 * @returns {number} how often the thread has waited: each time something had to wake it
 */
export function parseWakeUps(text) {
  return Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(text)?.[1] ?? 0);
}

/**
 * @typedef {object} Memory resident memory in kB, see proc_pid_status(5)
 * @property {number} ownKb
 * @property {number} fileKb mapped files
 * @property {number} sharedKb shared memory
 */

/**
 * @param {string} text of /proc/PID/status
 * @returns {Memory}
 */
export function parseMemory(text) {
  const kb = (/** @type {string} */ name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);
  return { ownKb: kb('RssAnon'), fileKb: kb('RssFile'), sharedKb: kb('RssShmem') };
}

/**
 * Resident memory of a process tree. Its processes map the same files and the same shared memory: these are counted once.
 * @param {Memory[]} memories
 * @returns {number} MB
 */
export function residentMb(memories) {
  const own = memories.reduce((sum, { ownKb }) => sum + ownKb, 0);
  const file = Math.max(0, ...memories.map(({ fileKb }) => fileKb));
  const shared = Math.max(0, ...memories.map(({ sharedKb }) => sharedKb));
  return (own + file + shared) / 1_024;
}

/**
 * @param {string} text of /proc/PID/smaps_rollup
 * @returns {number} MB; of a page that several processes share, each has its part
 */
export function parseProportionalMb(text) {
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
 * @param {ProcessStat[]} all every process of the machine
 * @param {number} root
 * @returns {ProcessStat[]} the root and everything it started
 */
export function treeOf(all, root) {
  const tree = all.filter(({ pid }) => pid === root);
  // Grows while it is walked: the children of a child are found when their parent's turn comes.
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid));
  return tree;
}
