import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../shared/folders.mjs';
import { OperatorError } from '../shared/operator-error.mjs';
import { run } from '../shared/process/run.mjs';

const GIT_TIMEOUT_MS = 120_000;
/** On a slow machine with an empty cache. */
const INSTALL_TIMEOUT_MS = 900_000;

/**
 * A version of this project from its own history, installed and built in a new folder.
 * @param {string | null} from tag, branch or commit; null: the last release
 * @param {{ signal: AbortSignal, say: (line: string) => void }} run
 * @returns {Promise<{ folder: string, name: string, remove: () => Promise<void> }>}
 * @throws {OperatorError} for an unknown version
 */
export async function olderVersion(from, { signal, say }) {
  const name = from ?? (await lastRelease());
  const commit = await readCommit(name);
  const folder = await mkdtemp(join(tmpdir(), 'iban-pruefer-older-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    say(`${name} wird installiert und gebaut …`);
    const options = { cwd: folder, signal, timeoutMs: INSTALL_TIMEOUT_MS };
    await run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, '.'], options);
    await run('git', ['checkout', '--quiet', commit], options);
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], options);
    await run('npm', ['run', 'build'], options);
    return { folder, name, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function lastRelease() {
  const described = await git(['describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^']);
  if (described) return described;
  throw new OperatorError(
    'Es gibt noch keine veröffentlichte Version. Nennen Sie einen Stand: npm run check:upgrade -- --from COMMIT',
  );
}

/** @param {string} name */
async function readCommit(name) {
  const commit = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
  if (commit) return commit;
  throw new OperatorError(
    `${name} ist in diesem Klon nicht zu finden. Ein vollständiger Klon mit Tags wird gebraucht.`,
  );
}

/**
 * @param {string[]} args
 * @returns {Promise<string>} the first line; empty when git fails
 */
async function git(args) {
  const output = await run('git', ['-C', root, ...args], { timeoutMs: GIT_TIMEOUT_MS }).catch(() => '');
  return output.split('\n', 1)[0]?.trim() ?? '';
}
