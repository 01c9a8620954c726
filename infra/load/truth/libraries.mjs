import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../shared/folders.mjs';
import { lastLines } from '../../shared/process/last-lines.mjs';
import { run } from '../../shared/process/run.mjs';

/**
 * @typedef {object} Answers the results of a library
 * @property {string} name
 * @property {string} version
 * @property {string} from source
 * @property {string} letters one for each case: a accepted, r refused, - not answered, x crashed or never returned
 *
 * @typedef {{ name: string, missing: string }} Missing a library that was not available, and the reason
 *
 * @typedef {object} Library
 * @property {string} name
 * @property {string} from
 * @property {(folder: string) => Promise<void>} fetch into the folder
 */

const asking = fileURLToPath(new URL('peers.py', import.meta.url));
/** One library is compiled during its installation. */
const FETCH_TIMEOUT_MS = 480_000;
const ASK_TIMEOUT_MS = 480_000;

/** In the order of the report. None of them is a dependency of the product; they are fetched into a temporary folder for each run. */
/** @type {readonly Library[]} */
export const libraries = [
  fromPyPi('konto_check', 'kontocheck==6.15.5'),
  {
    name: 'ktoblzcheck',
    from: 'Debian, libktoblzcheck1v5',
    fetch: async (folder) => {
      await runIn(folder, 'apt-get', ['download', 'libktoblzcheck1v5']);
      await runIn(folder, 'sh', ['-c', 'dpkg-deb -x libktoblzcheck1v5_*.deb debian']);
    },
  },
  fromPyPi('schwifty', 'schwifty==2026.10.1'),
  fromPyPi('python-stdnum', 'python-stdnum==2.2'),
];

/** @param {string} name @param {string} requirement @returns {Library} */
function fromPyPi(name, requirement) {
  const install = ['install', '--quiet', '--disable-pip-version-check', requirement];
  return {
    name,
    from: `PyPI, ${requirement}`,
    fetch: async (folder) => void (await runIn(folder, pythonIn(folder, 'pip'), install)),
  };
}

/**
 * Creates a virtual environment, so that nothing is installed for the whole machine.
 * @param {string} folder
 * @throws {Error} without Python or its venv module
 */
export async function preparePython(folder) {
  await runIn(folder, 'python3', ['-m', 'venv', 'python']);
}

/**
 * Fetches a library and asks it about all cases in the folder.
 * @param {Library} library
 * @param {string} folder with cases.txt
 * @returns {Promise<Answers | Missing>}
 */
export async function askLibrary({ name, from, fetch }, folder) {
  try {
    await fetch(folder);
    await run(pythonIn(folder, 'python'), [asking, name, folder], { timeoutMs: ASK_TIMEOUT_MS });
    const [version = '', letters = ''] = (await readFile(join(folder, `${name}.txt`), 'ascii')).split('\n');
    return { name, version, from, letters };
  } catch (error) {
    return { name, missing: `${from}: ${lastLines(/** @type {Error} */ (error).message, 1)}` };
  }
}

/**
 * Asks ibantools, a development dependency for `bench:engine`, in this process. The cases are clean text: for other text it may never return.
 * @param {readonly string[]} cases lines of cases.txt
 * @returns {Promise<Answers>}
 */
export async function askIbantools(cases) {
  const { isValidIBAN } = await import('ibantools');
  const { version } = JSON.parse(await readFile(join(root, 'node_modules', 'ibantools', 'package.json'), 'utf8'));
  const letters = cases.map((line) => (line.startsWith('iban ') ? (isValidIBAN(line.slice(5)) ? 'a' : 'r') : '-'));
  return { name: 'ibantools', version, from: 'npm, ibantools', letters: letters.join('') };
}

/** @param {string} folder @param {string} command @param {string[]} args */
function runIn(folder, command, args) {
  return run(command, args, { cwd: folder, timeoutMs: FETCH_TIMEOUT_MS });
}

/** @param {string} folder @param {string} program */
function pythonIn(folder, program) {
  return join(folder, 'python', 'bin', program);
}
