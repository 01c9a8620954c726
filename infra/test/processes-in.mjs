import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * Finds processes that use a folder in their command line, environment or working directory.
 * @param {string} folder
 * @returns {Promise<Map<number, string>>} pid → command line; this process is not among them
 */
export async function processesIn(folder) {
  const processes = process.platform === 'linux' ? await fromProc(folder) : await fromPs(folder);
  processes.delete(process.pid);
  return processes;
}

/** @param {string} folder */
async function fromProc(folder) {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  /** @type {Map<number, string>} */
  const commandLines = new Map();
  for (const pid of pids) {
    const command = await commandIn(folder, pid);
    if (command !== undefined) commandLines.set(Number(pid), command);
  }
  return commandLines;
}

/**
 * @param {string} folder
 * @param {string} pid
 * @returns {Promise<string | undefined>} its command line; undefined when it has nothing to do with the folder, or has just ended
 */
async function commandIn(folder, pid) {
  const [command, environment, place] = await Promise.all([
    readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
    // These two cannot be read for processes of other accounts.
    readFile(`/proc/${pid}/environ`, 'utf8').catch(() => ''),
    readlink(`/proc/${pid}/cwd`).catch(() => ''),
  ]);
  if (![command, environment, place].some((text) => text.includes(folder))) return undefined;
  return command.replaceAll('\0', ' ').trim() || '(no command line)';
}

/** @param {string} folder */
async function fromPs(folder) {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-E', '-ww', '-o', 'pid=,args='], {
    maxBuffer: 64_000_000,
  });
  const lines = stdout.split('\n').filter((line) => line.includes(folder));
  return new Map(lines.map((line) => [parseInt(line, 10), line.trim().replace(/^\d+ /, '')]));
}
