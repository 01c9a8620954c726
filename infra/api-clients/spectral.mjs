import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installTool, printedIn, runIn } from './install-tool.mjs';

const SPECTRAL = '@stoplight/spectral-cli@6.16.3';

/**
 * Lints an OpenAPI document with the rules that Spectral has for all. Its 242 packages stay outside of our own.
 * @param {string} document
 * @returns {Promise<readonly string[]>} rule, place and message of each finding
 */
export async function findingsOfSpectral(document) {
  const folder = await installTool(SPECTRAL, async (fresh) => {
    await writeFile(join(fresh, 'package.json'), '{ "private": true }');
    await writeFile(join(fresh, 'ruleset.yaml'), 'extends: ["spectral:oas"]\n');
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    await runIn(fresh, 'npm', ['install', ...quiet, SPECTRAL]);
  });
  const program = join('node_modules', '@stoplight', 'spectral-cli', 'dist', 'index.js');
  const args = ['lint', document, '--ruleset', 'ruleset.yaml', '--format', 'json', '--quiet'];
  // With findings it exits with 1.
  const printed = await printedIn(folder, process.execPath, [program, ...args], { SCARF_ANALYTICS: 'false' });
  /** @type {{ code: string, path: string[], message: string }[]} */
  const findings = JSON.parse(printed);
  return findings.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`);
}
