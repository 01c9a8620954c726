import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../shared/process/run.mjs';
import { which } from '../../shared/process/which.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { aptInstall } from './apt.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Finds a Chromium for the browser tests: TEST_BROWSER → PATH → npm package → apt-get as root.
 * @param {import('./server-context.mjs').ServerContext} context
 * @returns {Promise<string>} its path
 * @throws {OperatorError} with what to install
 */
export async function findChromium(context) {
  const installedPath = process.env['TEST_BROWSER'] || (await which(...NAMES)) || (await shippedWithNpm(context));
  if (installedPath) return installedPath;
  const installed = (await aptInstall(context, 'chromium')) && (await which(...NAMES));
  if (installed) return installed;
  throw new OperatorError(
    'Für die Browsertests fehlt Chromium. Installieren Sie das Paket chromium oder setzen Sie TEST_BROWSER auf das Programm.',
  );
}

/**
 * Finds the Chromium of the npm package, which unpacks it into TMPDIR and contains no system libraries.
 * @param {import('./server-context.mjs').ServerContext} context
 * @returns {Promise<string | undefined>} its path; undefined when it does not run here
 */
async function shippedWithNpm(context) {
  const folder = join(context.cacheDir, 'chromium');
  const before = process.env['TMPDIR'];
  try {
    await mkdir(folder, { recursive: true });
    process.env['TMPDIR'] = folder;
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    await run(path, ['--version']);
    return path;
  } catch (error) {
    context.say(`Chromium aus dem npm-Paket läuft hier nicht: ${/** @type {Error} */ (error).message}`);
    return undefined;
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}
